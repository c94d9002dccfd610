import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { type Attempt, expireLiveAttempts, showCardPage } from '#server/modules/payments/index.ts';
import { successPath } from '../link/case-paths.ts';
import { rememberPayer } from '../link/link-cookies.ts';
import { ownerOf } from '../owner-of.ts';
import { type PreparedPayment, preparePayment } from './prepare-payment.ts';
import type { LinkInput } from './read-entries.ts';

/** An earlier card page is closed between two looks; another payer may open one meanwhile. */
const ROUNDS = 3;

/** Opens the card page for what a link asks for next. The case decides the amount, or whether a chosen one may stand. */
export const processPaymentLink = async (
  ctx: OuterCtx,
  input: LinkInput,
): Promise<{ redirectUrl: string }> => {
  for (let round = 0; round < ROUNDS; round++) {
    const step = await ctx.transact((tx) => preparePayment(tx, input));
    if (step.attempt) {
      const redirectUrl = await openPage(ctx, step.attempt);
      rememberPayer(ctx, step.one, step.entries);
      return { redirectUrl };
    }
    await closeOtherPages(ctx, step, input.token);
  }
  throw new AppError('conflict');
};

const openPage = async (ctx: OuterCtx, attempt: Attempt): Promise<string> => {
  try {
    return await showCardPage(ctx, attempt);
  } catch (error) {
    throw error instanceof AppError && error.code === 'gateway-unavailable' ? gatewaySilent(error) : error;
  }
};

const closeOtherPages = async (ctx: OuterCtx, { one }: PreparedPayment, token: string) => {
  const closing = await expireLiveAttempts(ctx, ownerOf(one));
  if (closing === 'unknown') throw gatewaySilent();
  if (closing === 'captured')
    throw new AppError('wrong-state', {
      message: 'This has just been paid.',
      redirectUrl: successPath(token),
    });
};

const gatewaySilent = (cause?: unknown) =>
  new AppError('gateway-unavailable', {
    message:
      'The payment page cannot be reached just now. Nothing was charged; please try again in a minute.',
    cause,
  });
