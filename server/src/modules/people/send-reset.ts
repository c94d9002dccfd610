import { personStatusOf } from '#domain/people/person-status.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '../audit/index.ts';
import { askPasswordReset, identityEvents, requireUser } from '../identity/index.ts';

/** The link goes to the person and to nobody else; who was invited gets the invitation again, which is good for longer. */
export const sendReset = async (ctx: SignedInCtx, id: string): Promise<string> => {
  const user = await requireUser(ctx.db, id);
  const status = personStatusOf(user);
  if (status === 'erased') throw new AppError('wrong-state', { message: 'This person was erased.' });
  if (status === 'disabled')
    throw new AppError('wrong-state', { message: 'This account is disabled. Please enable it first.' });
  const isInvited = status === 'invited';
  if (isInvited) await announce(ctx, identityEvents['user.invited'], { userId: id });
  else await askPasswordReset(ctx, user.email);
  const action = isInvited ? 'user.invited-again' : 'user.reset-sent';
  await recordAudit(ctx, { action, objectKind: 'user', objectId: id });
  return isInvited ? 'The invitation is on its way.' : 'A link for a new password is on its way.';
};
