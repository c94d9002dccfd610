import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { requireUser } from '../accounts/require-user.ts';
import { checkPassword } from './check-password.ts';

/**
 * For what only administrators may do: a session that was left open is not enough. Such acts are few, so each one
 * asks, however short ago somebody logged in.
 */
export const requireOwnPassword = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  password: string,
): Promise<void> => {
  const user = await requireUser(ctx.database, ctx.caller.user.id);
  if (!(await checkPassword(ctx, { email: user.email, user, password })))
    throw new AppError('confirm-password');
};
