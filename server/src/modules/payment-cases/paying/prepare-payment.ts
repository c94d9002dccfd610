import { isLiveAttempt } from '#domain/orders/order-state.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Attempt, listUnfinished, prepareAttempt } from '#server/modules/payments/index.ts';
import { storedReturnPaths } from '../link/case-paths.ts';
import { isPayer } from '../link/link-cookies.ts';
import { lockLink, requirePayable } from '../link/require-link.ts';
import { ownerOf } from '../owner-of.ts';
import { type PayerEntries, type PaymentCase, updateCase } from '../payment-cases.repository.ts';
import { chooseTotal } from './choose-total.ts';
import { isPlanOf, livePartsOf, planCase } from './plan-case.ts';
import { type LinkInput, readEntries } from './read-entries.ts';

const SESSION_MS = 30 * 60_000;

/** The attempt to pay by, or null where an open card page has to be closed first. */
export type PreparedPayment = { one: PaymentCase; entries: PayerEntries; attempt: Attempt | null };

/**
 * One link is one debt, however many people hold it: who comes second while somebody pays is told so and can decide to
 * start again, which ends the other card page. The same payer with the same amount goes on with the same page. All is
 * read under the lock, and the attempt written with what was entered for it: nobody else’s entries get in between.
 */
export const preparePayment = async (ctx: Ctx, input: LinkInput): Promise<PreparedPayment> => {
  const one = await lockLink(ctx.db, input.token);
  requirePayable(one);
  const total = await chooseTotal(ctx, one, input);
  const entries = readEntries(one, input, ctx.now);
  const unfinished = await listUnfinished(ctx.db, ownerOf(one));
  const isOther = !isSamePayer(ctx, one, entries);
  const isUnderWay = unfinished.some(({ state, isOver }) => isLiveAttempt(state) && !isOver);
  if (isUnderWay && isOther && !input.startAgain) throw new AppError('payment-under-way');
  const standing = await livePartsOf(ctx.db, one);
  if (unfinished.length > 0 && (isOther || !isPlanOf(one, standing, total)))
    return { one, entries, attempt: null };
  const parts = await planCase(ctx, one, total);
  await updateCase(ctx.db, one.id, { entries });
  const next = parts.find((part) => part.appliedAed < part.aed);
  if (!next) throw new AppError('wrong-state');
  const { attempt } = await prepareAttempt(ctx, {
    obligationId: next.id,
    returnPaths: storedReturnPaths(one),
    expiresAt: new Date(ctx.now.getTime() + SESSION_MS),
    description: `${one.title} (${one.number})`,
    submission: entries,
  });
  return { one, entries, attempt };
};

/** By the address, or by the browser: a payer may come back from the card page to correct the address. */
const isSamePayer = (ctx: Ctx, one: PaymentCase, { payerEmail }: PayerEntries): boolean =>
  one.entries === null || one.entries.payerEmail === payerEmail || isPayer(ctx, one);
