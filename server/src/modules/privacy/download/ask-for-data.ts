import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { lockUser, requireRecentLogin } from '../../identity/index.ts';
import { replaceDownloads } from './downloads.repository.ts';
import { listFiles, oneself } from './list-files.ts';
import { inParts } from './parts.ts';

/** All that is kept of somebody is worth more than what a session left open shows on a page. */
export const askForData = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { password }: { password: string },
): Promise<void> => {
  await requireRecentLogin(ctx, password);
  const parts = inParts(await listFiles(ctx, await oneself(ctx)));
  const userId = ctx.caller.user.id;
  await ctx.transact(async ({ db, now }) => {
    const user = await lockUser(db, userId);
    if (!user || user.erasedAt) throw new AppError('not-found');
    await replaceDownloads(db, { userId, askedAt: now, parts });
  });
};
