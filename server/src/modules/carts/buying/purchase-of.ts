import { requiredConfirmations } from '#domain/checkout/eligibility.ts';
import { AppError } from '#server/calls/app-error.ts';
import { type Purchase, requireAllAgreed } from '../../orders/index.ts';
import type { GatheredCart } from '../gather-cart.ts';

export type Submission = {
  agreeTerms: boolean;
  confirmations: string[];
  orderNotes: string;
  isGift: boolean;
  giftRecipientEmail: string;
  giftMessage: string;
  giftSendOn: string;
  useCredit: boolean;
};

const EMPTY = 'Your cart is empty.';

/**
 * What a cart becomes when its button is pressed: all of it, or a refusal that names what is in the way. What the courses
 * of a gift ask for is asked of who gets it.
 */
export const purchaseOf = (
  cart: Pick<GatheredCart, 'lines' | 'promoCode' | 'promoMessage'>,
  userId: string,
  submission: Submission,
): Purchase => {
  if (cart.lines.length === 0) throw new AppError('wrong-state', { message: EMPTY });
  for (const { course, problem } of cart.lines)
    if (problem)
      throw new AppError(problem.code === 'full' ? 'no-seat-left' : 'wrong-state', {
        message: `${course.title}: ${problem.message}`,
      });
  if (cart.promoMessage) throw new AppError('promo-refused', { message: cart.promoMessage });
  const { isGift, giftRecipientEmail } = submission;
  const asked = isGift ? [] : cart.lines.map(({ offered }) => offered);
  requireAllAgreed(asked, submission);
  return {
    userId,
    promoCode: cart.promoCode,
    notes: submission.orderNotes,
    useCredit: submission.useCredit,
    wishes: cart.lines.map(({ course, freeWith }) => ({
      course,
      ...(isGift && { invited: [giftRecipientEmail] }),
      ...(freeWith && { cameWith: freeWith.id }),
    })),
    agreed: new Map(asked.map(({ course, offer }) => [course.id, requiredConfirmations(offer.eligibility)])),
  };
};
