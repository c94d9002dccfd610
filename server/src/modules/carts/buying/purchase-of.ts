import { requiredConfirmations } from '#domain/checkout/eligibility.ts';
import { AppError } from '#server/calls/app-error.ts';
import { type Purchase, requireAllAgreed } from '../../orders/index.ts';
import type { GatheredCart } from '../gather-cart.ts';

export type Submission = {
  agreeTerms: boolean;
  confirmations: string[];
  orderNotes: string;
  isGift: boolean;
};

const EMPTY = 'Your cart is empty.';
const NO_GIFTS = 'A cart cannot be bought as a gift yet.';

/** What a cart becomes when its button is pressed: all of it, or a refusal that names what is in the way. */
export const purchaseOf = (
  cart: Pick<GatheredCart, 'lines' | 'promoCode' | 'promoMessage'>,
  userId: string,
  submission: Submission,
): Purchase => {
  if (submission.isGift) throw new AppError('wrong-state', { message: NO_GIFTS });
  if (cart.lines.length === 0) throw new AppError('wrong-state', { message: EMPTY });
  for (const { course, problem } of cart.lines)
    if (problem)
      throw new AppError(problem.code === 'full' ? 'no-seat-left' : 'wrong-state', {
        message: `${course.title}: ${problem.message}`,
      });
  if (cart.promoMessage) throw new AppError('promo-refused', { message: cart.promoMessage });
  requireAllAgreed(
    cart.lines.map(({ offered }) => offered),
    submission,
  );
  return {
    userId,
    promoCode: cart.promoCode,
    notes: submission.orderNotes,
    wishes: cart.lines.map(({ course, freeWith }) => ({
      course,
      ...(freeWith && { cameWith: freeWith.id }),
    })),
    agreed: new Map(
      cart.lines.map(({ course, offered }) => [course.id, requiredConfirmations(offered.offer.eligibility)]),
    ),
  };
};
