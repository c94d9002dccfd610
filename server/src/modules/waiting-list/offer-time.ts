import { isEnrollable } from '#domain/courses/course-status.ts';
import { latestOfferEnd, offerEndsAt } from '#domain/seats/offer-end.ts';
import type { Ctx } from '#server/calls/context.ts';
import { momentOf, type Run } from '#server/modules/catalogue/index.ts';

type Clock = Pick<Ctx, 'now'>;

const isOpen = ({ now }: Clock, course: Run) => isEnrollable({ ...momentOf(course, now), seatsLeft: 1 });

const deadlineOf = ({ deadlineAt, startsAt }: Run) => (deadlineAt ?? startsAt)?.getTime() ?? null;

/** Until when a seat could be offered now, as far as the time before the deadline goes; null where too little is left. */
export const endByDeadline = ({ now }: Clock, course: Run): Date | null => {
  const end = offerEndsAt({ now: now.getTime(), deadlineAt: deadlineOf(course) });
  return end === null ? null : new Date(end);
};

/** Until when the seats of a course are offered now; null where they are not. */
export const endOfOffers = (ctx: Clock, course: Run): Date | null =>
  course.waitlist.enabled && isOpen(ctx, course) ? endByDeadline(ctx, course) : null;

const MINUTE_MS = 60_000;

/** Whether an offer may stand until then. Its end was counted in minutes, by the clock of the database. */
export const mayStandUntil = (ctx: Clock, course: Run, end: Date): boolean =>
  isOpen(ctx, course) && end.getTime() <= latestOfferEnd(deadlineOf(course)) + MINUTE_MS;
