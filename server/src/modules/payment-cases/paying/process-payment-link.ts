import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { expireLiveAttempts, openCardPage } from '#server/modules/payments/index.ts';
import { storedReturnPaths, successPath } from '../link/case-paths.ts';
import { rememberPayer } from '../link/link-cookies.ts';
import { ownerOf } from '../owner-of.ts';
import { findCase } from '../payment-cases.repository.ts';
import { type PreparedPayment, preparePayment } from './prepare-payment.ts';
import type { LinkInput } from './read-entries.ts';

const SESSION_MS = 30 * 60_000;
/** An earlier card page is closed between two looks; another payer may open one meanwhile. */
const ROUNDS = 3;

/** Opens the card page for what a link asks for next. The case decides the amount, or whether a chosen one may stand. */
export const processPaymentLink = async (
  ctx: OuterCtx,
  input: LinkInput,
): Promise<{ redirectUrl: string }> => {
  let refusal = new AppError('conflict');
  for (let round = 0; round < ROUNDS; round++) {
    const step = await ctx.transact((tx) => preparePayment(tx, input));
    if (step.obligationId === null) {
      await closeOtherPages(ctx, step, input.token);
      continue;
    }
    const page = await openPage(ctx, step, step.obligationId);
    if ('redirectUrl' in page) {
      await requireStillPayer(ctx, step);
      rememberPayer(ctx, step.one, step.entries);
      return { redirectUrl: page.redirectUrl };
    }
    refusal = page.refusal;
  }
  throw refusal;
};

/** The plan may have been given up between the two transactions: then the case is looked at again. */
const openPage = async (
  ctx: OuterCtx,
  { one }: PreparedPayment,
  obligationId: string,
): Promise<{ redirectUrl: string } | { refusal: AppError }> => {
  try {
    return await openCardPage(ctx, {
      obligationId,
      returnPaths: storedReturnPaths(one),
      expiresAt: new Date(ctx.now.getTime() + SESSION_MS),
      description: `${one.title} (${one.number})`,
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'wrong-state') return { refusal: error };
    throw error.code === 'gateway-unavailable' ? gatewaySilent(error) : error;
  }
};

/** Whoever pressed the button a moment later may have been handed the same page: one of them pays, the other is told. */
const requireStillPayer = async (ctx: OuterCtx, { one, entries }: PreparedPayment) => {
  const current = await findCase(ctx.database, one.id);
  if (current?.entries?.payerEmail !== entries.payerEmail) throw new AppError('payment-under-way');
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
