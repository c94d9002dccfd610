/** Instants in milliseconds since 1970. */
export type AttendanceDay = { startsAt: number; endsAt: number };

/** What somebody noted: when the person came or left, and when that was noted. A correction says what the others got wrong. */
export type AttendanceMark = {
  id: string;
  kind: 'present' | 'left' | 'absent';
  at: number;
  madeAt: number;
  isCorrection: boolean;
};

export type AttendanceState = 'not-noted' | 'present' | 'late' | 'left-early' | 'absent';
export type AttendanceStanding = {
  state: AttendanceState;
  arrivedAt: number | null;
  leftAt: number | null;
  /** Whole minutes of the day that count as attended; of who is still there, until its end. */
  minutes: number;
};

const MINUTE_MS = 60_000;
/** Who comes within so many minutes of the start was there from it. */
const MINUTES_OF_GRACE = 15;

type Presence = { isNoted: boolean; arrivedAt: number | null; leftAt: number | null };

/**
 * What stands of a person on a day, from everything that was noted, in whatever order and however often it came: marks
 * count in the order in which they were made. Who checks in again came when they first did, and who came is not absent;
 * only a correction changes that.
 */
export const standingOf = (marks: readonly AttendanceMark[], day: AttendanceDay): AttendanceStanding => {
  const once = new Map(marks.map((mark) => [mark.id, mark]));
  const inOrder = [...once.values()].toSorted((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1));
  const { isNoted, arrivedAt, leftAt } = inOrder.reduce<Presence>(noteOn, {
    isNoted: false,
    arrivedAt: null,
    leftAt: null,
  });
  if (arrivedAt === null) return { state: isNoted ? 'absent' : 'not-noted', arrivedAt, leftAt, minutes: 0 };
  const isLate = arrivedAt > day.startsAt + MINUTES_OF_GRACE * MINUTE_MS;
  const isEarly = leftAt !== null && leftAt < day.endsAt;
  const from = isLate ? arrivedAt : day.startsAt;
  const until = isEarly ? leftAt : day.endsAt;
  const minutes = Math.max(0, Math.floor((until - from) / MINUTE_MS));
  return { state: isEarly ? 'left-early' : isLate ? 'late' : 'present', arrivedAt, leftAt, minutes };
};

const noteOn = (before: Presence, { kind, at, isCorrection }: AttendanceMark): Presence => {
  if (kind === 'absent')
    return before.arrivedAt === null || isCorrection
      ? { isNoted: true, arrivedAt: null, leftAt: null }
      : before;
  if (kind === 'left')
    return before.arrivedAt === null ? { ...before, isNoted: true } : { ...before, leftAt: at };
  if (before.arrivedAt === null || isCorrection) return { isNoted: true, arrivedAt: at, leftAt: null };
  // Who left and checks in again has come back: they were away, but the day goes on.
  return { ...before, leftAt: null };
};

/** On days of which nothing was noted and that are not over, somebody can still be there. */
export const reachableMinutes = (
  days: readonly { standing: Pick<AttendanceStanding, 'state' | 'minutes'>; of: AttendanceDay }[],
  now: number,
): { minutes: number; of: AttendanceDay }[] =>
  days.map(({ standing, of }) => ({
    of,
    minutes:
      standing.state === 'not-noted' && now <= of.endsAt
        ? Math.floor((of.endsAt - of.startsAt) / MINUTE_MS)
        : standing.minutes,
  }));

/** 0 to 100 of the minutes of all days, rounded down; null where there are none. */
export const attendancePercent = (days: readonly { minutes: number; of: AttendanceDay }[]): number | null => {
  const whole = days.reduce((sum, { of }) => sum + Math.floor((of.endsAt - of.startsAt) / MINUTE_MS), 0);
  if (whole <= 0) return null;
  return Math.min(100, Math.floor((100 * days.reduce((sum, { minutes }) => sum + minutes, 0)) / whole));
};

/** So long before a day begins somebody can check in. */
const OPENS_BEFORE_MS = 120 * MINUTE_MS;

export const isCheckInOpen = ({ startsAt, endsAt }: AttendanceDay, now: number): boolean =>
  now >= startsAt - OPENS_BEFORE_MS && now <= endsAt;
