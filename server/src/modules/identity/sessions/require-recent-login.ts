import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { requireOwnPassword } from '../passwords/require-own-password.ts';

const RECENT_MS = 15 * 60_000;

/** Not so long ago that somebody else could have sat down before a session that was left open. */
export const isRecentLogin = ({ caller, now }: Pick<Ctx, 'now'> & { caller: SignedInCaller }): boolean =>
  now.getTime() - caller.user.loggedInAt.getTime() < RECENT_MS;

/** For what moves the money of many at once, by a call whose payload need not have a password. */
export const requireRecentLogin = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  password: string,
): Promise<void> => {
  if (!isRecentLogin(ctx)) await requireOwnPassword(ctx, password);
};
