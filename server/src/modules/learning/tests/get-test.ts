import type { InputOf } from '#contracts/endpoint.ts';
import type { TestedCourse, testEndpoints } from '#contracts/learning/tests.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { mayBeTold, presentSitting, presentTest } from '#server/modules/sittings/index.ts';
import { listPassed } from '../progress/passed-tests.repository.ts';
import { slidesIn } from '../versions/outline.ts';
import { drawTest } from './draw-test.ts';
import { requireTest, requireTestOf } from './require-test.ts';
import { listSittings, type Sitting } from './sittings.repository.ts';
import { findOpen } from './test-rules.ts';

/** A test with the sitting that is open in the attempt, and those that were handed in. */
export const getTest = async (ctx: SignedInCtx, key: InputOf<typeof testEndpoints.getTest>) => {
  const learning = await requireTest(ctx, key);
  const { test, version, attempt, enrolment } = learning;
  const sittings = await listSittings(ctx.db, { enrolmentId: enrolment.id, testId: test.testId });
  const open = findOpen(sittings, attempt.id);
  const isTold = mayBeTold(test, { sittings, open });
  const slides = slidesIn(version.modules);
  const present = async (sitting: Sitting) =>
    presentSitting({ sitting, test: await requireTestOf(ctx, sitting), slides, isTold });
  const past = [];
  for (const sitting of sittings) if (sitting.submittedAt) past.push(await present(sitting));
  const passed = await listPassed(ctx.db, [attempt.id]);
  return {
    course: presentCourse(learning, new Set(passed.map((one) => one.testId))),
    // Every sitting asks as many, whatever its seed.
    test: presentTest(drawTest(test, version, 0), sittings),
    open: open ? await present(open) : null,
    past,
    now: ctx.now.toISOString(),
  };
};

const presentCourse = (
  { course, attempt, version, test }: Awaited<ReturnType<typeof requireTest>>,
  passed: ReadonlySet<string>,
): TestedCourse => ({
  courseId: course.slug,
  title: course.title,
  slides: version.required.size,
  completedAt: attempt.completedAt?.toISOString() ?? null,
  otherTests: version.tests
    .filter(({ testId }) => testId !== test.testId)
    .map(({ testId, title }) => ({ testId, title, isPassed: passed.has(testId) })),
});
