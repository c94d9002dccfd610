import type { updateProfile as updateProfileCall } from '#contracts/accounts/profile.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { acceptName } from './accept-name.ts';
import { requireUser } from './require-user.ts';
import { type User, updateUser } from './users.repository.ts';

export const updateProfile = async (
  ctx: SignedInCtx,
  input: InputOf<typeof updateProfileCall>,
): Promise<User> => {
  const { id } = ctx.caller.user;
  await acceptName(ctx, await requireUser(ctx.db, id), input);
  return updateUser(ctx.db, id, { ...input, updatedAt: ctx.now });
};
