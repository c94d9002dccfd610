import type { updateProfile as updateProfileCall } from '#contracts/accounts/profile.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { type User, updateUser } from './users.repository.ts';

export const updateProfile = (ctx: SignedInCtx, input: InputOf<typeof updateProfileCall>): Promise<User> =>
  updateUser(ctx.db, ctx.caller.user.id, { ...input, updatedAt: ctx.now });
