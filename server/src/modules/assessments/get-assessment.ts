import type { assessmentEndpoints, TestedRun } from '#contracts/assessments/assessments.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import { mayBeTold, presentTest } from '#server/modules/sittings/index.ts';
import { assessmentOf } from './assessment-of.ts';
import type { AssessmentSitting } from './assessments.repository.ts';
import { isOpenAt } from './is-open-at.ts';
import { presentOwnSitting } from './present-own-sitting.ts';
import { findOpen, noTest, requireSitter } from './require-assessment.ts';

/** The test of a run with the sitting that is open, and those that were handed in. */
export const getAssessment = async (
  ctx: SignedInCtx,
  { courseId }: InputOf<typeof assessmentEndpoints.getAssessment>,
) => {
  const { course, sittings } = await requireSitter(ctx, courseId);
  const open = findOpen(sittings);
  const written = assessmentOf(course);
  const shown = shownOf(sittings)?.test ?? written;
  if (!shown) throw noTest();
  // A course that is edited changes how often one may try, and nothing of what was begun.
  const test = { ...shown, attempts: written?.attempts ?? sittings.length };
  const isTold = mayBeTold(test, { sittings, open });
  return {
    course: presentRun(course, ctx.now),
    test: presentTest(test, sittings),
    open: open ? presentOwnSitting(open, isTold) : null,
    past: sittings
      .filter(({ submittedAt }) => submittedAt)
      .map((sitting) => presentOwnSitting(sitting, isTold)),
    now: ctx.now.toISOString(),
  };
};

/** The one that the page is about: what is open, else what was passed, else the latest. */
const shownOf = (sittings: readonly AssessmentSitting[]): AssessmentSitting | undefined =>
  findOpen(sittings) ?? sittings.find(({ isPassed }) => isPassed) ?? sittings.at(-1);

const presentRun = (course: Run, now: Date): TestedRun => ({
  courseId: course.slug,
  title: course.title,
  isOpen: isOpenAt(course, now),
  opensOn: course.startDate,
  isCertified: course.certification.enabled,
});
