import type { AttendanceStanding } from '../attendance/attendance.ts';
import { DOORS_OPEN_MS, type SessionHours } from './session-state.ts';

/** How often the page of a session says that it is open. */
export const BEAT_MS = 30_000;
/** Whose connection was away for no longer than this was there. */
export const BRIDGED_MS = 120_000;

/** Who says that somebody was in: our page, while it was open, or the list of the platform. */
export const PRESENCE_SOURCES = ['page', 'platform'] as const;
export type PresenceSource = (typeof PRESENCE_SOURCES)[number];

/** Somebody was in from one instant to another. */
export type Interval = { from: number; until: number };

/** A beat counts from the opening of the doors; one that comes just after the end still bridges what was before it. */
export const takesBeat = ({ startsAt, endsAt }: SessionHours, now: number): boolean =>
  now >= startsAt - DOORS_OPEN_MS && now <= endsAt + BRIDGED_MS;

/** In their order; what overlaps or touches, as of two devices, is one. */
export const union = (intervals: readonly Interval[]): Interval[] => {
  const joined: Interval[] = [];
  for (const next of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && next.from <= last.until)
      joined.splice(-1, 1, { from: last.from, until: Math.max(last.until, next.until) });
    else joined.push(next);
  }
  return joined;
};

/** Those parts of a session in which somebody was in. */
export const withinSession = (
  intervals: readonly Interval[],
  { startsAt, endsAt }: SessionHours,
): Interval[] =>
  union(
    intervals
      .map(({ from, until }) => ({ from: Math.max(from, startsAt), until: Math.min(until, endsAt) }))
      .filter(({ from, until }) => from < until),
  );

/** What is left of intervals without those of others. */
export const without = (intervals: readonly Interval[], taken: readonly Interval[]): Interval[] =>
  taken.reduce<Interval[]>(
    (left, { from, until }) =>
      left.flatMap((one) =>
        [
          { from: one.from, until: Math.min(one.until, from) },
          { from: Math.max(one.from, until), until: one.until },
        ].filter((part) => part.from < part.until),
      ),
    [...intervals],
  );

const MINUTE_MS = 60_000;

/** Whole minutes of a session. */
export const minutesIn = (intervals: readonly Interval[], session: SessionHours): number => {
  const inside = withinSession(intervals, session);
  return Math.floor(inside.reduce((sum, { from, until }) => sum + until - from, 0) / MINUTE_MS);
};

/** Who comes within so long of the start was not late. */
const GRACE_MS = 15 * MINUTE_MS;

/** What stands of somebody on a session by when they were in alone: while it lasts, nobody knows who will come back. */
export const standingByPresence = (
  intervals: readonly Interval[],
  session: SessionHours,
): AttendanceStanding => {
  const inside = withinSession(intervals, session);
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return { state: 'not-noted', arrivedAt: null, leftAt: null, minutes: 0 };
  const isLate = first.from > session.startsAt + GRACE_MS;
  return {
    state: isLate ? 'late' : 'present',
    arrivedAt: first.from,
    leftAt: last.until,
    minutes: minutesIn(intervals, session),
  };
};
