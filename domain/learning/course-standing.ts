import { addDays, compareDates, daysBetween, formatListDate, type LocalDate } from '../time/local-date.ts';

/** How far somebody is: `percent` from 0 to 100, rounded down, or null where nothing counts. */
export type Done = { percent: number | null; completedSlides: number };

/** Who has done one slide of two hundred is at 0 % by the figure, and in progress all the same. */
export const progressLabel = ({
  percent,
  completedSlides,
}: Done): 'Not Started' | 'In Progress' | 'Completed' => {
  if (percent === 100) return 'Completed';
  return (percent ?? 0) > 0 || completedSlides > 0 ? 'In Progress' : 'Not Started';
};

export type CourseAct = 'enroll' | 'start' | 'continue' | 'review';

/** `positionMs`: how far into the slide where it was left. */
export type Own = Done & { hasAccess: boolean; positionMs: number };

/** The one thing to do about a course; `own` is null where nobody's enrollment is confirmed. */
export const courseAct = (own: Own | null): CourseAct => {
  if (!own?.hasAccess) return 'enroll';
  const label = progressLabel(own);
  if (label === 'Completed') return 'review';
  return label === 'In Progress' || own.positionMs > 0 ? 'continue' : 'start';
};

/** The one to go on with, of courses that come the last learned first: what was begun goes before what can be started. */
export const nextToLearn = <Course>(
  courses: readonly Course[],
  actOf: (course: Course) => CourseAct,
): Course | undefined =>
  courses.find((course) => actOf(course) === 'continue') ??
  courses.find((course) => actOf(course) === 'start');

/** Whole hours of so many seconds: half an hour and more counts as one. */
export const hoursSpent = (seconds: number): number => Math.round(seconds / 3600);

/** Both are days of the reader's own calendar. */
export const lastAccessText = (accessedOn: LocalDate, today: LocalDate): string => {
  const days = daysBetween(accessedOn, today);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return `${days} days ago`;
  if (days >= 30) return formatListDate(accessedOn);
  const weeks = Math.floor(days / 7);
  return weeks === 1 ? '1 week ago' : `${weeks} weeks ago`;
};

/** From so many days before its end it is told that access ends, as the mails do. */
const SOON_DAYS = 30;

/** What is to be said of the end of an access; null for life and while the end is far. The last day counts. */
export const accessEnding = (accessUntil: LocalDate | null, today: LocalDate): 'soon' | 'over' | null => {
  if (accessUntil === null || compareDates(accessUntil, addDays(today, SOON_DAYS)) > 0) return null;
  return compareDates(accessUntil, today) < 0 ? 'over' : 'soon';
};

type Counted = { percent: number | null; isEligible: boolean };

/** The figures of all of somebody's courses. The mean is of those that have a percentage, 0 to 100, rounded down. */
export const learningFigures = (courses: readonly Counted[]) => {
  const percents = courses.flatMap(({ percent }) => percent ?? []);
  const sum = percents.reduce((all, percent) => all + percent, 0);
  return {
    enrolledCount: courses.length,
    averageProgress: percents.length > 0 ? Math.floor(sum / percents.length) : 0,
    certificatesEarned: courses.filter(({ isEligible }) => isEligible).length,
  };
};
