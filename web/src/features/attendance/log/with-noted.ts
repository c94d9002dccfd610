import type { Attendant, AttendedDay, SentMark } from '#contracts/attendance/admin-attendance.ts';
import { type AttendanceMark, standingOf } from '#domain/attendance/attendance.ts';

const MINUTE_MS = 60_000;

const minutesIn = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A time of the venue's clock on a day, by how far it is from the day's beginning. */
const momentOn = ({ startsAt, startTime }: AttendedDay, time: string): number =>
  Date.parse(startsAt) + (minutesIn(time) - minutesIn(startTime)) * MINUTE_MS;

/** As the server will read it; `ahead` is by how much the clock of the device goes before the server's. */
const asRead = (
  { id, kind, madeAt, time, isCorrection = false }: SentMark,
  day: AttendedDay,
  ahead: number,
) => {
  const made = madeAt - ahead;
  const noted =
    made <= Date.parse(day.endsAt) ? made : Date.parse(kind === 'left' ? day.endsAt : day.startsAt);
  return { id, kind, isCorrection, madeAt: made, at: time ? momentOn(day, time) : noted };
};

type Noted = { day: AttendedDay; marks: readonly SentMark[]; ahead: number };

/** The people of a day with what was noted on this device and may not have arrived. */
export const withNoted = (people: readonly Attendant[], { day, marks, ahead }: Noted): Attendant[] => {
  const own = Map.groupBy(
    marks.filter(({ sessionId }) => sessionId === day.sessionId),
    ({ enrolmentId }) => enrolmentId,
  );
  return people.map((person) => {
    const noted = own.get(person.enrolmentId);
    if (!noted) return person;
    const known = new Map<string, AttendanceMark>(
      noted.map((mark) => [mark.id, asRead(mark, day, ahead)] as const),
    );
    for (const { id, kind, method, at, madeAt } of person.marks)
      known.set(id, {
        ...{ id, kind, isCorrection: method === 'correction' },
        at: Date.parse(at),
        madeAt: Date.parse(madeAt),
      });
    const of = { startsAt: Date.parse(day.startsAt), endsAt: Date.parse(day.endsAt) };
    const { state, arrivedAt, leftAt, minutes } = standingOf([...known.values()], of);
    return { ...person, state, minutes, arrivedAt: textOf(arrivedAt), leftAt: textOf(leftAt) };
  });
};

const textOf = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();
