import { toldFrom } from '#domain/courses/run-decision.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { listNextRuns } from '../../course-office/index.ts';

const COURSES = 8;
/** No course has a date of its own for it. */
const DECIDED_BEFORE_DAYS = 14;

/** The runs that come next, and whether somebody has to decide on each. */
export const readNextCourses = async ({ db, now }: ReadCtx) => {
  const shown = await listNextRuns(db, now, COURSES);
  return shown.map(({ reason, by, decidedAt, toldAt, ...course }) => {
    const letters = decidedAt && lettersOf({ decidedAt, toldAt, isAnybodyOn: course.participants > 0 }, now);
    const heldAnyway = reason === null ? null : { reason, by, letters };
    const isLow = course.enrolled < course.minEnrollment && course.effectiveStatus !== 'in-progress';
    const isAsked = isLow && !heldAnyway;
    const decideBy =
      isAsked && course.startDate ? addDays(localDate(course.startDate), -DECIDED_BEFORE_DAYS) : null;
    return { ...course, decideBy, heldAnyway: isLow ? heldAnyway : null };
  });
};

type Decided = { decidedAt: Date; toldAt: Date | null; isAnybodyOn: boolean };

/** When the participants of a run that is held with too few were told so, or will be. */
const lettersOf = ({ decidedAt, toldAt, isAnybodyOn }: Decided, now: Date) => {
  if (toldAt) return { at: toldAt.toISOString(), areSent: true };
  const at = toldFrom(decidedAt);
  return isAnybodyOn && at > now ? { at: at.toISOString(), areSent: false } : null;
};
