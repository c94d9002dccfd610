import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { type Attempt, markUnknown, storeCardPage } from './attempts.repository.ts';
import { closeAttempt } from './expire-attempts.ts';
import { type CardPageRequest, prepareAttempt } from './prepare-attempt.ts';

/** Every attempt that is in the way is closed in one round; another buyer's click may put up a new one meanwhile. */
const ROUNDS = 3;

/**
 * Opens the card page for what is still due of an obligation. While an attempt of the same amount lives, it is the
 * same page; any other is ended at its gateway first, so that no old page stays payable. The attempt is written
 * down before the gateway is asked, and its answer after, so neither a crash nor a timeout loses a session.
 */
export const openCardPage = async (
  ctx: OuterCtx,
  request: CardPageRequest,
): Promise<{ redirectUrl: string }> => {
  for (let round = 0; round < ROUNDS; round++) {
    const { attempt, inTheWay } = await ctx.transact((tx) => prepareAttempt(tx, request));
    if (attempt) return { redirectUrl: await showCardPage(ctx, attempt) };
    for (const old of inTheWay) {
      if ((await closeAttempt(ctx, old)) === 'unknown') throw new AppError('gateway-unavailable');
    }
  }
  throw new AppError('conflict');
};

/** The address of an attempt's card page, which the gateway makes where there is none yet. */
export const showCardPage = async (ctx: OuterCtx, attempt: Attempt): Promise<string> =>
  attempt.page.url ?? createSession(ctx, attempt);

/** The attempt's id is the key: asking again gives the same session. */
const createSession = async (ctx: OuterCtx, attempt: Attempt): Promise<string> => {
  const back = `${ctx.ports.publicUrl}/payments/return/${attempt.gateway}?attempt=${ctx.ports.returnNames.nameOf(attempt.id)}`;
  const gateway = ctx.ports.gateways.get(attempt.gateway);
  try {
    const answer = await gateway.createAttempt({
      attemptId: attempt.id,
      amountAed: attempt.aed,
      description: attempt.page.description,
      returnUrls: { success: back, cancel: `${back}&cancelled=1` },
      askedAt: attempt.createdAt,
      expiresAt: attempt.expiresAt,
      idempotencyKey: attempt.id,
    });
    if (new URL(answer.redirectUrl).origin !== gateway.pageOrigin)
      throw new Error(`the card page is not at ${gateway.pageOrigin}`);
    const page = { ...attempt.page, url: answer.redirectUrl };
    await storeCardPage(ctx.database, attempt.id, { ...answer, page });
    return answer.redirectUrl;
  } catch (error) {
    await markUnknown(ctx.database, attempt.id);
    throw new AppError('gateway-unavailable', { cause: error });
  }
};
