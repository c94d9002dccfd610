import { formatLongDate, localDate } from '#domain/time/local-date.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { localDateIn, localTimeIn } from '#server/platform/time.ts';

type Hours = { startsAt: Date; endsAt: Date };
export type Clocks = {
  /** Of the course. */
  organizer: string;
  /** Of who reads; empty where it is not known. */
  own: string;
};

const dayIn = ({ startsAt }: Hours, zone: string) => localDate(localDateIn(startsAt, zone));

const hoursIn = ({ startsAt, endsAt }: Hours, zone: string): string =>
  `${localTimeIn(startsAt, zone)} to ${localTimeIn(endsAt, zone)} ${onClocksOf(zone)}`;

/** Whether two zones say the same of a session. */
const isSame = ({ startsAt }: Hours, { organizer, own }: Clocks): boolean =>
  own === '' ||
  `${localDateIn(startsAt, own)} ${localTimeIn(startsAt, own)}` ===
    `${localDateIn(startsAt, organizer)} ${localTimeIn(startsAt, organizer)}`;

/** '4 March 2027, 18:00 to 19:30 in Dubai, which is 15:00 to 16:30 in Vienna': on the reader's clock first. */
export const sessionTimes = (session: Hours, clocks: Clocks): string => {
  const { organizer, own } = clocks;
  const first = isSame(session, clocks) ? organizer : own;
  const day = dayIn(session, first);
  const told = `${formatLongDate(day)}, ${hoursIn(session, first)}`;
  if (first === organizer) return told;
  const there = dayIn(session, organizer);
  const otherDay = there === day ? '' : ` on ${formatLongDate(there)}`;
  return `${told}, which is ${hoursIn(session, organizer)}${otherDay}`;
};

/** On which day a session begins for who reads. */
export const sessionDay = (session: Hours, { organizer, own }: Clocks) => dayIn(session, own || organizer);
