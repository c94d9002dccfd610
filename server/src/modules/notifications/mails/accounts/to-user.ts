import type { Ctx } from '#server/calls/context.ts';
import { findUser } from '#server/modules/identity/index.ts';
import type { Owed } from '../mail.ts';

type UserIds = { userId: string };

/** The holder of an account; one that has gone, or never was, gets none. Once a minute, however often it is asked. */
export const toUser = async (ctx: Ctx, { userId }: UserIds): Promise<Owed<UserIds>[]> => {
  const user = await findUser(ctx.db, userId);
  if (!user) return [];
  const minute = ctx.now.toISOString().slice(0, 16);
  return [{ recipient: user.email, about: `${userId}:${minute}`, data: { userId } }];
};
