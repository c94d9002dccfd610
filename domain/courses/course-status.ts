import { compareDates, type LocalDate } from '../time/local-date.ts';

/** What staff can choose; machines never write it. */
export const COURSE_STATUSES = [
  'draft',
  'open',
  'full',
  'closed',
  'in-progress',
  'completed',
  'cancelled',
] as const;
export type CourseStatus = (typeof COURSE_STATUSES)[number];

/** What staff can choose for a self-paced course: it is not offered yet, is offered, or is archived: off the shop, while who has it keeps it. */
export const SELF_PACED_STATUSES = ['draft', 'open', 'closed'] as const satisfies readonly CourseStatus[];

/** Whoever may not know of a course gets the same answer as when there is none. */
export const HIDDEN_STATUSES = ['draft', 'cancelled'] as const satisfies readonly CourseStatus[];

/** Open with so many seats or fewer is shown as limited. */
export const LIMITED_SEATS = 5;

export type CourseMoment = {
  stored: CourseStatus;
  seatsLeft: number;
  /** Instants in epoch ms. Without a deadline the start is the deadline; without an end a run never completes itself. */
  deadlineAt: number | null;
  startsAt: number | null;
  endsAt: number | null;
  now: number;
};

/**
 * The status as it is now, for list, detail, checkout and back office alike. Draft, cancelled and completed stay as
 * stored; 'open' means exactly that one can enrol.
 */
export function effectiveStatus(course: CourseMoment): CourseStatus {
  const { stored, seatsLeft, deadlineAt, startsAt, endsAt, now } = course;
  if (stored === 'draft' || stored === 'cancelled' || stored === 'completed') return stored;
  if (endsAt !== null && now >= endsAt) return 'completed';
  const deadline = deadlineAt ?? startsAt;
  const isBeforeDeadline = deadline === null || now < deadline;
  if (stored === 'open' && seatsLeft > 0 && isBeforeDeadline) return 'open';
  if (stored === 'in-progress' || (startsAt !== null && now >= startsAt)) return 'in-progress';
  if (stored === 'closed' || !isBeforeDeadline) return 'closed';
  return 'full';
}

/** Whether one can enrol: stored open, a seat left, before the deadline (default: the start) and not over. */
export function isEnrollable(course: CourseMoment): boolean {
  return effectiveStatus(course) === 'open';
}

/** Whether one can enrol in a course without days and seats: stored open, and there is something to learn. */
export function isOnOffer({
  status,
  publishedVersion,
}: {
  status: CourseStatus;
  publishedVersion: number;
}): boolean {
  return status === 'open' && publishedVersion > 0;
}

export type BadgeKind = CourseStatus | 'limited';
export type Badge = { kind: BadgeKind; label: string };

function badgeKind({ status, seatsLeft }: { status: CourseStatus; seatsLeft: number }): BadgeKind {
  if (status !== 'open' && status !== 'full') return status;
  if (status === 'full' || seatsLeft <= 0) return 'full';
  return seatsLeft <= LIMITED_SEATS ? 'limited' : 'open';
}

/** The badge of the detail page for an effective status; words without a fixed label show the raw status. */
export function detailBadge(course: { status: CourseStatus; seatsLeft: number }): Badge {
  const kind = badgeKind(course);
  const labels: Partial<Record<BadgeKind, string>> = {
    open: 'Open for Enrollment',
    limited: `Only ${course.seatsLeft} Seats Left!`,
    full: 'Fully Booked',
    completed: 'Completed',
  };
  return { kind, label: labels[kind] ?? kind };
}

/** The badge of the list for an effective status; words without a fixed label show the raw status. */
export function listBadge(course: { status: CourseStatus; seatsLeft: number }): Badge {
  const kind = badgeKind(course);
  const labels: Partial<Record<BadgeKind, string>> = {
    open: 'Open',
    limited: 'Limited',
    full: 'Full',
    completed: 'Completed',
  };
  return { kind, label: labels[kind] ?? kind };
}

/** Whether a run belongs to the course history: today, in the venue's zone, is after its last day. */
export function isPast({ lastDay, today }: { lastDay: LocalDate | null; today: LocalDate }): boolean {
  return lastDay !== null && compareDates(today, lastDay) > 0;
}
