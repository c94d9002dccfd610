import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { isOutside } from '#web/lib/calls/unanswered.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { rateText } from '#web/lib/number-text.ts';
import type { Entry } from './amount-step.tsx';
import { chargeOfEntry, isChosen } from './charge.ts';

const LABEL = 'Proceed to Secure Payment';

/** The button says what the card is charged now; the note under it where the sum comes from. */
export function chargeWords(request: LinkCase, entry: Entry): { label: string; note: string } {
  const rate = rateText(request.rate);
  // The currency stays with its figure when a narrow button breaks the line.
  const charged = (aed: number) => `${LABEL} - ${aedText(aed).replace(' ', '\u00a0')}`;
  if (!isChosen(request)) {
    if (!request.next) return { label: LABEL, note: 'You enter the card on the next page.' };
    const { eur, aed } = request.next;
    const from =
      request.currency.own === 'EUR' ? `${eurCode(eur)} charged as AED at ${rate}.` : 'Charged in AED.';
    return { label: charged(aed), note: `${from} You enter the card on the next page.` };
  }
  const charge = chargeOfEntry(request, entry);
  if (!charge)
    return { label: LABEL, note: 'Cards are charged in AED. You enter the card on the next page.' };
  const first = request.numberOfInstallments > 1 ? ', the first payment' : '';
  const from =
    charge.chosen.currency === 'EUR'
      ? `${eurCode(charge.chosen.minor)} charged as AED at ${rate}`
      : 'Charged in AED';
  return { label: charged(charge.firstAed), note: `${from}${first}. You enter the card on the next page.` };
}

const eurCode = (minor: number) => eurText(minor).replace('€', 'EUR ');

/** What is told of a payment that something else than our page has answered, and of one that got no answer at all. */
export const unansweredWords = (error: unknown): string =>
  isOutside(error) ? 'Payment failed' : 'Payment processing failed';
