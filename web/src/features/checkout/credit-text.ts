import type { CreditOffer } from '#contracts/credits/credit-offer.ts';
import type { BreakdownView } from '#contracts/orders/checkout.ts';
import { aedText, eurText } from '#web/lib/format.ts';

type Priced = Pick<BreakdownView, 'dueTodayEur' | 'dueTodayAed'>;

/** What is charged today: what a credit leaves, where one pays first. */
export const chargeOf = ({ dueTodayEur, dueTodayAed }: Priced, credit: CreditOffer | null) =>
  credit ? { eur: credit.leftEur, aed: credit.leftAed } : { eur: dueTodayEur, aed: dueTodayAed };

/** '€400.00 pays first, and €600.00 is left for the card.' */
export function creditHint({ availableEur, usedEur, leftEur, leftAed }: CreditOffer): string {
  if (leftEur === 0) {
    const rest = availableEur - usedEur;
    return rest > 0 ? `It pays for all of it, and ${eurText(rest)} stays yours.` : 'It pays for all of it.';
  }
  const paid = `${eurText(usedEur)} of it pays first, and ${eurText(leftEur)} (${aedText(leftAed)}) is left to be paid`;
  return usedEur < availableEur ? `${paid}, the least that can be charged.` : `${paid}.`;
}
