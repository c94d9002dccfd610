import type { CourseTest } from '#contracts/learning/content.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requireOwnSitting } from '#server/modules/sittings/index.ts';
import { type Learning, requireLearning } from '../attempts/require-learning.ts';
import { readVersion } from '../versions/read-version.ts';
import { drawTest } from './draw-test.ts';
import { readTest } from './read-test.ts';
import { lockSittings, type Sitting } from './sittings.repository.ts';

export type TestKey = { courseId: string; testId: string };

/** A test of the version that the caller learns, with all of its bank. */
export const requireTest = async (
  ctx: SignedInCtx,
  { courseId, testId }: TestKey,
  options: { locked?: boolean } = {},
): Promise<Learning & { test: CourseTest }> => {
  const learning = await requireLearning(ctx, courseId, options);
  const test = await readTest(ctx.db, learning.version.id, testId);
  if (!test) throw new AppError('not-found', { message: 'This course has no such test.' });
  return { ...learning, test };
};

/** What the sitting asks, as it was begun, whatever version is learned since. */
export const requireTestOf = async (ctx: Pick<SignedInCtx, 'db'>, sitting: Sitting): Promise<CourseTest> => {
  const test = await readTest(ctx.db, sitting.versionId, sitting.testId);
  if (!test) throw new Error(`there is no test of the sitting ${sitting.id}`);
  return drawTest(test, await readVersion(ctx.db, sitting.versionId), sitting.seed);
};

/** A sitting of the caller in the attempt that is open, locked with all others of the same test. */
export const requireSitting = async (
  ctx: SignedInCtx,
  { courseId, testId, sittingId }: TestKey & { sittingId: string },
) => {
  const learning = await requireLearning(ctx, courseId);
  const sittings = await lockSittings(ctx.db, { enrolmentId: learning.enrolment.id, testId });
  const sitting = requireOwnSitting(sittings, sittingId);
  if (sitting.attemptId !== learning.attempt.id)
    throw new AppError('wrong-state', {
      message: 'You have started this course over since. What you answered before is in your history.',
    });
  return { learning, sittings, sitting, test: await requireTestOf(ctx, sitting) };
};
