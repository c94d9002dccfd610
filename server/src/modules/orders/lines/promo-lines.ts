import { eur } from '#domain/money/money.ts';
import type { PromoLine } from '#domain/pricing/promo.ts';
import type { Offer } from '../orders.ports.ts';

type Offered = { course: { id: string }; offer: Pick<Offer, 'current'>; places: number; isFree: boolean };

export const promoLineOf = ({ course, offer: { current }, places }: Offered): PromoLine => ({
  courseId: course.id,
  isEarlyBird: current.isEarlyBird,
  price: eur(current.price * places),
});

/** As a code is asked about them: what costs nothing is nothing that it could count for. */
export const promoLinesOf = (offered: readonly Offered[]): PromoLine[] =>
  offered.filter(({ isFree }) => !isFree).map(promoLineOf);
