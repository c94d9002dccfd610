import type { CreditOffer } from '#contracts/credits/credit-offer.ts';
import { type EurMinor, eur, minus, type RateMicro, toAed } from '#domain/money/money.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { spendableOn } from '#server/modules/credits/index.ts';
import { creditOn } from '../placing/pay-with-credit.ts';

type Asked = Pick<ReadCtx, 'db' | 'now' | 'ports'>;
type Buyer = { userId: string; orderId?: string | undefined };

/** What a person's credit would pay of a price that is paid at once; null where there is none, or nothing to pay. */
export const offerCredit = async (
  ctx: Asked,
  buyer: Buyer,
  price: Pick<Breakdown, 'total' | 'rate'> | null | undefined,
): Promise<CreditOffer | null> => {
  if (!price || price.total === 0) return null;
  const available = await spendableOn(ctx, buyer);
  if (available === 0) return null;
  return presentOffer(available, { ...price, used: creditOn(ctx, price, available) });
};

const presentOffer = (
  available: EurMinor,
  { total, rate, used }: { total: EurMinor; rate: RateMicro; used: EurMinor },
): CreditOffer | null => {
  if (used === 0) return null;
  const left = eur(minus(total, used));
  return { availableEur: available, usedEur: used, leftEur: left, leftAed: toAed(left, rate) };
};
