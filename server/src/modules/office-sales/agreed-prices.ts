import type { InputOf } from '#contracts/endpoint.ts';
import type { officeSaleEndpoints } from '#contracts/orders/admin-office-sales.ts';
import { eur } from '#domain/money/money.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCaller } from '#server/calls/context.ts';
import type { AgreedPrice } from '../orders/index.ts';
import type { SaleLine } from './gather-sale.ts';

type Input = InputOf<(typeof officeSaleEndpoints)['sellCourses']>;

/** A course as it was asked for, with the price that was entered for it. */
export type Asked = { line: SaleLine; wish: Input['lines'][number] };

export const currentPriceOf = ({ offered, cameWith }: SaleLine): number =>
  cameWith ? 0 : offered.offer.current.price;

/**
 * The prices that differ from the current ones, by the ids of their courses: an administrator's, each with a reason. That
 * all of it is free is a standard act of staff, with one reason for all.
 */
export const agreedPrices = (
  { user }: SignedInCaller,
  asked: readonly Asked[],
  { payment, freeReason, hasCode }: Pick<Input, 'payment' | 'freeReason'> & { hasCode: boolean },
): Map<string, AgreedPrice> => {
  const paid = asked.filter(({ line }) => currentPriceOf(line) > 0);
  // What a code makes free needs no other reason.
  if (payment === 'free' && !hasCode) return freeOfCharge(paid, freeReason);
  const prices = new Map<string, AgreedPrice>();
  for (const [i, { line, wish }] of asked.entries()) {
    const { priceEur, reason } = wish;
    if (priceEur === undefined || priceEur === currentPriceOf(line)) continue;
    if (line.cameWith) throw fieldError(`lines.${i}.priceEur`, 'What comes along has no price of its own');
    if (user.role !== 'admin')
      throw new AppError('not-allowed', { message: 'Only an administrator can agree on another price.' });
    if (hasCode)
      throw fieldError(
        'promoCode',
        'A code counts for current prices only: please remove it, or the other price',
      );
    if (!reason) throw fieldError(`lines.${i}.reason`, 'Please say why the price is another');
    prices.set(line.course.id, { price: eur(priceEur), reason });
  }
  return prices;
};

const freeOfCharge = (paid: readonly Asked[], reason: string): Map<string, AgreedPrice> => {
  if (paid.length > 0 && !reason) throw fieldError('freeReason', 'Please say why it is free of charge');
  return new Map(paid.map(({ line }) => [line.course.id, { price: eur(0), reason }]));
};
