const DAY_MS = 86_400_000;
const DAYS = 7;
const WEEKS = 5;
const MONTHS = 12;
/** Of the first Monday of the epoch's days. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/**
 * Which of the backups that were made at these instants may go: kept are all of the last 7 days, the last of each week
 * for 5 weeks and the last of each month for 12 months, and always the newest. Days, weeks (from Monday) and months are
 * those of UTC, which no change of clocks touches; the weeks and months are counted back from the present one.
 */
export const expiredBackups = (madeAt: readonly Date[], now: Date): Date[] => {
  const newestFirst = [...madeAt].sort((a, b) => b.getTime() - a.getTime());
  const kept = new Set<Date>(newestFirst.slice(0, 1));
  for (const at of newestFirst) if (now.getTime() - at.getTime() <= DAYS * DAY_MS) kept.add(at);
  for (const at of lastOfEach(newestFirst, weekOf)) if (weekOf(now) - weekOf(at) <= WEEKS) kept.add(at);
  for (const at of lastOfEach(newestFirst, monthOf)) if (monthOf(now) - monthOf(at) <= MONTHS) kept.add(at);
  return newestFirst.filter((at) => !kept.has(at));
};

const weekOf = (at: Date): number => Math.floor((at.getTime() - FIRST_MONDAY_MS) / (7 * DAY_MS));
const monthOf = (at: Date): number => at.getUTCFullYear() * 12 + at.getUTCMonth();

const lastOfEach = (newestFirst: readonly Date[], spanOf: (at: Date) => number): Date[] =>
  newestFirst.filter((at, index) => {
    const newer = newestFirst[index - 1];
    return newer === undefined || spanOf(newer) !== spanOf(at);
  });
