import type { InputOf } from '#contracts/endpoint.ts';
import type { CourseTest } from '#contracts/learning/content.ts';
import type { testEndpoints } from '#contracts/learning/tests.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { drawSeed, presentSitting, requireAttemptLeft } from '#server/modules/sittings/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Learning } from '../attempts/require-learning.ts';
import { slidesIn } from '../versions/outline.ts';
import { closeSitting } from './close-sitting.ts';
import { drawTest } from './draw-test.ts';
import { markSitting } from './mark-sitting.ts';
import { requireTest, requireTestOf } from './require-test.ts';
import { insertSitting, lockSittings, type Sitting } from './sittings.repository.ts';
import { closesAt, findOpen, isOver } from './test-rules.ts';

const MINUTE = 60_000;

/** Begins a test, or goes on with the sitting that is open: presses at the same time make one. */
export const startTest = async (ctx: SignedInCtx, key: InputOf<typeof testEndpoints.startTest>) => {
  const learning = await requireTest(ctx, key, { locked: true });
  const { test, version, attempt, enrolment } = learning;
  let sittings = await lockSittings(ctx.db, { enrolmentId: enrolment.id, testId: test.testId });
  const open = findOpen(sittings, attempt.id);
  const slides = slidesIn(version.modules);
  if (open && !isOver(open, ctx.now)) {
    const begun = await requireTestOf(ctx, open);
    return { sitting: presentSitting({ sitting: open, test: begun, slides, isTold: false }) };
  }
  if (open) {
    const marked = await markSitting(ctx, { sitting: open, answers: open.answers });
    sittings = sittings.map((one) => (one.id === open.id ? marked : one));
  }
  requireAttemptLeft(test, sittings);
  const sitting = await begin(ctx, learning, sittings.length + 1);
  const asked = drawTest(test, version, sitting.seed);
  return { sitting: presentSitting({ sitting, test: asked, slides, isTold: false }) };
};

const begin = async (
  ctx: SignedInCtx,
  { test, version, attempt }: Learning & { test: CourseTest },
  number: number,
): Promise<Sitting> => {
  const sitting: Sitting = {
    id: uuidv7(),
    attemptId: attempt.id,
    versionId: version.id,
    testId: test.testId,
    number,
    seed: drawSeed(),
    startedAt: ctx.now,
    endsAt: test.minutes === null ? null : new Date(ctx.now.getTime() + test.minutes * MINUTE),
    answers: {},
    submittedAt: null,
    scorePercent: null,
    isPassed: null,
  };
  await insertSitting(ctx.db, sitting);
  const closing = closesAt(sitting);
  if (closing) {
    const startAfter = new Date(closing.getTime() + 1000);
    await enqueue(ctx, closeSitting, { sittingId: sitting.id }, { startAfter });
  }
  return sitting;
};
