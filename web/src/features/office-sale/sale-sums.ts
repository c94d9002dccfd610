import type { SaleQuote, SaleWay } from '#contracts/orders/admin-office-sales.ts';
import { eur, rateMicro, toAed } from '#domain/money/money.ts';
import { parseDecimal } from '#web/forms/parse-decimal.ts';

type Quote = Pick<SaleQuote, 'lines' | 'rate' | 'promo'>;
type Entered = Readonly<Record<string, string>>;

/** What it costs with the prices that are entered; what is no price counts as the one that is shown. */
export function saleSums({ lines, rate, promo }: Quote, way: SaleWay, entered: Entered) {
  const prices = lines.map(({ course, priceEur }) => {
    const price = entered[`price.${course._id}`];
    return (price === undefined ? undefined : parseDecimal(price, 2)) ?? priceEur;
  });
  const sum = prices.reduce((all, price) => all + price, 0);
  const totalEur = way === 'free' ? 0 : Math.max(0, sum - (promo?.discountEur ?? 0));
  return { totalEur, totalAed: toAed(eur(totalEur), rateMicro(Math.round(rate * 1_000_000))) };
}
