import { viewerPage } from '#contracts/courses/course-pages.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { CourseFacts, RunFacts, SelfPacedFacts } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Course, Run, SelfPacedCourse } from '#server/modules/catalogue/index.ts';
import { findLiveEnrolment } from '#server/modules/enrolments/index.ts';

/** With how long this person may learn it; null of nobody in particular. */
export const courseFactsFor = async (
  ctx: Ctx,
  course: Course,
  userId: string | null,
): Promise<CourseFacts> => {
  if (course.kind !== 'ELearningCourse') return runFactsOf(course);
  const enrolment = userId ? await findLiveEnrolment(ctx.db, { userId, courseId: course.id }) : undefined;
  return selfPacedFactsOf(ctx, course, enrolment ?? null);
};

export const runFactsOf = (course: Run): RunFacts => {
  const { title, code, startDate, endDate, startTime, endTime, zone, city, country, venue } = course;
  const when = { startDate, endDate, startTime, endTime, zone };
  const where = { city, country, venueName: venue.name, venueAddress: venue.address };
  return { kind: 'run', isLive: course.kind === 'OnlineLiveTraining', title, code, ...when, ...where };
};

/** `enrolment` is of whom the letter is about, null where they may not learn. */
export const selfPacedFactsOf = (
  { ports }: Ctx,
  { title, code, slug }: SelfPacedCourse,
  enrolment: { accessUntil: string | null } | null,
): SelfPacedFacts => ({
  kind: 'self-paced',
  title,
  code,
  learnUrl: `${ports.publicUrl}${viewerPage(slug)}`,
  access: enrolment && { until: enrolment.accessUntil === null ? null : localDate(enrolment.accessUntil) },
});
