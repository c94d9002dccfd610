import type { CourseForm } from '#contracts/course-office/course-form.ts';
import { PAID_AT_ONCE } from '#domain/plans/plan-parts.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import { ACADEMY_ZONE, endOfDayIn, localDateIn } from '#server/platform/time.ts';
import { coreColumns, toDay } from '../form/course-columns.ts';

/** What a form says of a self-paced course, whose early bird is over with its last day where the academy is. */
export const selfPacedColumns = (form: CourseForm) => {
  const { earlyBird } = form.enrollment;
  const lastDay = toDay(earlyBird.endsOn);
  return {
    ...coreColumns(form),
    ...form.access,
    earlyBirdEndsAt:
      earlyBird.basePrice === null || lastDay === null ? null : endOfDayIn(lastDay, ACADEMY_ZONE),
    paymentOptions: PAID_AT_ONCE,
  };
};

/** The last day that a stored early bird goes on for; null where there is none. */
export const lastDayOf = (endsAt: Date | null): LocalDate | null =>
  endsAt && localDate(localDateIn(new Date(endsAt.getTime() - 1), ACADEMY_ZONE));
