import type { InputOf } from '#contracts/endpoint.ts';
import type { adminLearnerEndpoints as calls } from '#contracts/learning/admin-learners.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { updateAttempt } from '../attempts/attempts.repository.ts';
import { findOpenAttempt, lockLearner, setAccess } from './lock-learner.repository.ts';

const requireLearner = async ({ db }: SignedInCtx, id: string) => {
  const learner = await lockLearner(db, id);
  if (!learner) throw new AppError('not-found');
  return learner;
};

/** Somebody begins a course anew, as they could themselves: what they did before is kept in their history. */
export const resetLearning = async (
  ctx: SignedInCtx,
  { id, reason }: InputOf<typeof calls.adminResetLearning>,
): Promise<void> => {
  const { userId, code: course } = await requireLearner(ctx, id);
  const attempt = await findOpenAttempt(ctx.db, id);
  if (!attempt?.lastSeenAt)
    throw new AppError('wrong-state', { message: 'They have not begun this course.' });
  await updateAttempt(ctx.db, attempt.id, { archivedAt: ctx.now });
  const facts = { action: 'user.learning-reset', objectKind: 'user', objectId: userId };
  await recordAudit(ctx, { ...facts, after: { course, reason } });
};

/** Somebody may learn a course for longer, also when the time was over. */
export const extendAccess = async (
  ctx: SignedInCtx,
  { id, accessUntil, reason }: InputOf<typeof calls.adminExtendAccess>,
): Promise<void> => {
  const { userId, code: course, accessUntil: before } = await requireLearner(ctx, id);
  if (before === null)
    throw new AppError('wrong-state', { message: 'Their access to this course does not end.' });
  if (accessUntil <= before || accessUntil < localDateIn(ctx.now, ACADEMY_ZONE))
    throw fieldError('accessUntil', 'Please choose a later day');
  await setAccess(ctx.db, id, accessUntil);
  const facts = { action: 'user.access-extended', objectKind: 'user', objectId: userId };
  await recordAudit(ctx, {
    ...facts,
    before: { accessUntil: before },
    after: { accessUntil, course, reason },
  });
};
