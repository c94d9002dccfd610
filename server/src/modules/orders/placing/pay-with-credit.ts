import { creditToUse } from '#domain/credits/credit-to-use.ts';
import { aed, type EurMinor, eur, minus, toAed } from '#domain/money/money.ts';
import type { Breakdown, BreakdownPart } from '#domain/pricing/breakdown.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { releaseCredit, reserveCredit, spendableOn } from '#server/modules/credits/index.ts';
import type { Choice } from '../checkout/payment-choice.ts';
import type { Order } from '../orders.repository.ts';

const NOTHING_LEFT =
  'You have no credit note that can be used for this order. Please look at what is to be paid again.';
const TOO_LITTLE_LEFT =
  'Your credit note cannot be used here: what would be left is too small to be charged.';
const ONLY_IN_FULL =
  'A credit note pays towards a full payment. Please choose to pay in full, or keep the credit note for another time.';
const JUST_USED =
  'Your credit note has just been used for something else. Please look at what is to be paid again.';

/** The least that a card page takes; what is left after a credit is nothing, or at least that. */
const leastAedOf = ({ ports: { gateways } }: Pick<Ctx, 'ports'>) =>
  aed(gateways.get(gateways.current).minimumAed);

/** What of a credit would pay a price. */
export const creditOn = (
  ctx: Pick<Ctx, 'ports'>,
  { total, rate }: Pick<Breakdown, 'total' | 'rate'>,
  available: EurMinor,
): EurMinor => creditToUse({ total, rate, available, leastAed: leastAedOf(ctx) });

/** What a credit pays of an order that is being placed; nothing where its person does not wish so. Throws where it cannot. */
export const chooseCredit = async (
  ctx: Ctx,
  { id: orderId, userId }: Order,
  { choice, breakdown }: { choice: Choice; breakdown: Breakdown },
): Promise<EurMinor> => {
  if (!choice.useCredit) return eur(0);
  if (choice.plan !== 'full') throw fieldError('useCredit', ONLY_IN_FULL);
  const available = await spendableOn(ctx, { userId, orderId });
  if (available === 0) throw new AppError('wrong-state', { message: NOTHING_LEFT });
  const used = creditOn(ctx, breakdown, available);
  if (used === 0) throw new AppError('wrong-state', { message: TOO_LITTLE_LEFT });
  return used;
};

/** Reserves it, under the lock of the notes, and gives back what was reserved for the order before. */
export const claimCredit = async (ctx: Ctx, order: Order, credit: EurMinor): Promise<void> => {
  const { id: orderId, userId } = order;
  if (order.state === 'placed' && order.creditEur > 0) await releaseCredit(ctx, orderId);
  if (credit > 0 && !(await reserveCredit(ctx, { userId, orderId, eur: credit })))
    throw new AppError('conflict', { message: JUST_USED });
};

/** What is left to be charged of a price that is paid at once. */
export const partsAfter = (
  { parts, rate }: Pick<Breakdown, 'parts' | 'rate'>,
  credit: EurMinor,
): readonly BreakdownPart[] => {
  if (credit === 0) return parts;
  return parts
    .map((part) => {
      const left = minus(part.eur, credit);
      return { ...part, eur: left, aed: toAed(left, rate) };
    })
    .filter((part) => part.eur > 0);
};
