import type { LIST_PROBLEMS } from '#contracts/attendance/platform-list-options.ts';
import { type DayOrder, readListedMoment } from '#domain/live/list-clock.ts';
import { shownName } from '#domain/live/list-names.ts';
import type { Interval } from '#domain/live/presence.ts';
import type { SessionHours } from '#domain/live/session-state.ts';
import { instantOf, instantsOf, localDateIn } from '#server/platform/time.ts';
import type { ListRow } from './list-columns.ts';

export type RowProblem = (typeof LIST_PROBLEMS)[number];

export type Asked = { hours: SessionHours; zone: string };
export type ReadRow = { interval?: Interval; problem?: RowProblem } & Clocks;
type Clocks = { isRepeated: boolean; isSkipped: boolean; hasOwnZone: boolean };

const HALF_A_DAY_MS = 12 * 60 * 60_000;
const DAY_MS = 2 * HALF_A_DAY_MS;

/** From when to when a row says that somebody was in, or why it counts for nobody. */
export const readRow = (row: ListRow, asked: Asked & { order: DayOrder }): ReadRow => {
  const nothing = { isRepeated: false, isSkipped: false, hasOwnZone: false };
  const joined = readListedMoment(row.joined, asked.order);
  const left = readListedMoment(row.left, asked.order);
  if (!joined) return { ...nothing, problem: 'unreadable' };
  if (!left) return { ...nothing, problem: row.left === '' ? 'no-end' : 'unreadable' };
  const [from, ...laterFrom] = momentsOf(joined, asked);
  const ends = momentsOf(left, asked);
  if (from === undefined || ends[0] === undefined) return { ...nothing, problem: 'unreadable' };
  const until = ends.find((end) => end >= from) ?? ends[0];
  const clocks = {
    isRepeated: laterFrom.length > 0 || ends.length > 1,
    isSkipped: isSkipped(joined, asked) || isSkipped(left, asked),
    hasOwnZone: joined.offset !== null && left.offset !== null,
  };
  // Where only clocks are said, who leaves before they join has left after midnight.
  const end = left.day === null && until < from ? until + DAY_MS : until;
  if (end < from) return { ...clocks, problem: 'backwards' };
  const { startsAt, endsAt } = asked.hours;
  if (end < startsAt - HALF_A_DAY_MS || from > endsAt + HALF_A_DAY_MS)
    return { ...clocks, problem: 'other-day' };
  if (shownName(row.name) === '' && row.email === '') return { ...clocks, problem: 'no-name' };
  return { ...clocks, interval: { from, until: end } };
};

type Moment = NonNullable<ReturnType<typeof readListedMoment>>;

const dayIn = ({ day }: Moment, { hours, zone }: Asked): string =>
  day ?? localDateIn(new Date(hours.startsAt), zone);

const isSkipped = (moment: Moment, asked: Asked): boolean =>
  moment.offset === null && instantsOf(dayIn(moment, asked), moment.time, asked.zone).length === 0;

/** All that a clock may mean: two where it is repeated. */
const momentsOf = (moment: Moment, asked: Asked): number[] => {
  const { time, offset } = moment;
  const day = dayIn(moment, asked);
  if (offset !== null) return [Date.parse(`${day}T${time}${offset}`)].filter(Number.isFinite);
  const meant = instantsOf(day, time, asked.zone);
  return (meant.length > 0 ? meant : [instantOf(day, time, asked.zone)]).map((one) => one.getTime());
};
