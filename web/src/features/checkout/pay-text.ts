import type { BreakdownView } from '#contracts/orders/checkout.ts';
import { formatRate, rateMicro } from '#domain/money/money.ts';
import { aedText, eurText } from '#web/lib/format.ts';

type Due = Pick<BreakdownView, 'total' | 'dueTodayEur' | 'dueTodayAed' | 'rate'>;

/** The pay button says the exact charge of today; of what a credit note has paid whole there is none. */
export function payLabel({ total, dueTodayAed }: Pick<Due, 'total' | 'dueTodayAed'>): string {
  if (total > 0 && dueTodayAed === 0) return 'Pay with Credit Note';
  return total <= 0 ? 'Complete Registration (FREE)' : `Proceed to Payment - ${aedText(dueTodayAed)}`;
}

/** 'EUR 1,450.00 at 4.33' */
export function rateNote({ dueTodayEur, rate }: Pick<Due, 'dueTodayEur' | 'rate'>): string {
  return `${eurText(dueTodayEur).replace('€', 'EUR ')} at ${formatRate(rateMicro(rate))}`;
}

interface Preconditions {
  isGuest: boolean;
  agreed: boolean;
  confirmed: number;
  needed: number;
}

/** Why one cannot pay yet, in the specified words; nothing where one can. */
export function unmetPrecondition({ isGuest, agreed, confirmed, needed }: Preconditions): string | undefined {
  if (isGuest) return 'Please login or register first';
  if (!agreed) return 'Please agree to Terms and Conditions';
  return confirmed < needed ? 'Please confirm the points that this course asks for' : undefined;
}
