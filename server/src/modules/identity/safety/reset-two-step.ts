import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import type { User } from '../accounts/users.repository.ts';
import { identityEvents } from '../identity.events.ts';
import { deletePasskeysOf, listPasskeys } from '../passkeys/passkeys.repository.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';
import { hasTwoStep } from './required.repository.ts';
import { deleteTwoStep } from './safety.repository.ts';

/**
 * For a person, locked before, who has lost what they log in with: passkeys go too, and the password is enough again. Their sessions end, since
 * whoever has found the phone may have one open, and they are told by letter, since it may not have been them who asked.
 */
export const resetTwoStep = async (ctx: Ctx, { id: userId }: User, reason: string): Promise<void> => {
  const twoStep = await hasTwoStep(ctx.db, userId);
  const { length: passkeys } = await listPasskeys(ctx.db, userId);
  if (!twoStep && passkeys === 0)
    throw new AppError('wrong-state', {
      message: 'Two-step login is off for this account, and it has no passkey.',
    });
  await deleteTwoStep(ctx.db, userId);
  await deletePasskeysOf(ctx.db, userId);
  await deleteSessionsOf(ctx.db, userId);
  await recordAudit(ctx, {
    action: 'user.two-step-reset',
    objectKind: 'user',
    objectId: userId,
    before: { twoStep, passkeys },
    after: { twoStep: false, passkeys: 0, reason },
  });
  await announce(ctx, identityEvents['user.two-step-reset'], { userId, at: ctx.now.toISOString() });
};
