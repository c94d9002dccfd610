import type { Site } from '#contracts/site/site.ts';
import { eur, rateMicro, toAed } from '#domain/money/money.ts';
import { aedText } from '#web/lib/format.ts';

type Charging = Pick<Site, 'checkoutRate' | 'leastChargeAed'>;

const isTooLittle = (euros: number, { checkoutRate, leastChargeAed }: Charging): boolean =>
  euros > 0 && toAed(eur(Math.round(euros * 100)), rateMicro(checkoutRate)) < leastChargeAed;

/** What becomes of a price, or of a part of it, that a card cannot be charged; nothing where all can. Amounts in euros. */
export function leastChargeWords(price: number, shares: readonly number[], site: Charging): string {
  const least = aedText(site.leastChargeAed);
  if (isTooLittle(price, site))
    return `A card cannot be charged less than ${least}: nobody could pay this price.`;
  const smallest = Math.min(100, ...shares.filter((share) => share > 0));
  return isTooLittle((price * smallest) / 100, site)
    ? `A card cannot be charged less than ${least}: a part that is less joins the one before it.`
    : '';
}
