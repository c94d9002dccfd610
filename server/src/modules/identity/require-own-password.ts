import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCaller } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { verifyPassword } from './password-hash.ts';
import { requireUser } from './require-user.ts';

/** For sensitive acts: a session that was left open is not enough. */
export const requireOwnPassword = async (
  ctx: { caller: SignedInCaller; db: Db | Tx },
  password: string,
): Promise<void> => {
  const { passwordHash } = await requireUser(ctx.db, ctx.caller.user.id);
  if (!(await verifyPassword(password, passwordHash))) throw new AppError('confirm-password');
};
