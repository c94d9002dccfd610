import type { Role } from '#contracts/accounts/account-options.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { findUserByEmail, lockUser, type User, updateUser } from './users.repository.ts';

/** Holds from the next request on: who calls is read from the database each time. */
export const setRole = async (ctx: Ctx, { email, role }: { email: string; role: Role }): Promise<User> => {
  const known = await findUserByEmail(ctx.db, email.trim().toLowerCase());
  const before = known && (await lockUser(ctx.db, known.id));
  if (!before) throw new AppError('not-found');
  const after = await updateUser(ctx.db, before.id, { role, updatedAt: ctx.now });
  await recordAudit(ctx, {
    action: 'user.role-set',
    objectKind: 'user',
    objectId: after.id,
    before: { role: before.role },
    after: { role },
  });
  return after;
};
