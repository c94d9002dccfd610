import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import type { User } from '../accounts/users.repository.ts';
import { identityEvents } from '../identity.events.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';
import { hasTwoStep } from './required.repository.ts';
import { deleteTwoStep } from './safety.repository.ts';

/**
 * For a person, locked before, who has lost what they log in with: the password is enough again. Their sessions end, since
 * whoever has found the phone may have one open, and they are told by letter, since it may not have been them who asked.
 */
export const resetTwoStep = async (ctx: Ctx, { id: userId }: User, reason: string): Promise<void> => {
  if (!(await hasTwoStep(ctx.db, userId)))
    throw new AppError('wrong-state', { message: 'Two-step login is off for this account.' });
  await deleteTwoStep(ctx.db, userId);
  await deleteSessionsOf(ctx.db, userId);
  await recordAudit(ctx, {
    action: 'user.two-step-reset',
    objectKind: 'user',
    objectId: userId,
    before: { twoStep: true },
    after: { twoStep: false, reason },
  });
  await announce(ctx, identityEvents['user.two-step-reset'], { userId, at: ctx.now.toISOString() });
};
