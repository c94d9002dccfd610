import { actOf } from '#web/forms/intent.ts';
import { ADDED } from '#web/forms/kept/kept-words.ts';
import { failureWords } from '../failure-words.ts';

/** What stands before the reason, by what was asked for. */
const BEFORE: Readonly<Record<string, string>> = {
  'to-wishlist': 'Error moving to wishlist',
  'save-billing': 'Error saving billing info',
  complete: 'Error completing registration',
};

const before = (act: string) => (reason: string) => `${BEFORE[act]}: ${reason}`;

const NOT_REMOVED = 'The course could not be removed. Please try again.';
const NOT_MOVED = 'The course could not be put into the cart. Please try again.';

/** Of the cart's checkout and of the wishlist. */
export const CART_WORDS = failureWords({
  unanswered: {
    'to-wishlist': before('to-wishlist'),
    'save-billing': before('save-billing'),
    complete: before('complete'),
    'apply-promo': () => 'Error applying promo code.',
    remove: () => NOT_REMOVED,
    'to-cart': () => NOT_MOVED,
  },
  unsaid: {
    'to-wishlist': 'Error moving to wishlist. Please try again.',
    'save-billing': 'Error saving billing info. Please try again.',
    complete: 'Error completing registration. Please try again.',
    'apply-promo': 'Error applying promo code.',
    remove: NOT_REMOVED,
    'to-cart': NOT_MOVED,
  },
  paying: {
    unanswered: 'Error processing checkout. Please try again.',
    unsaid: 'Payment initiation failed. Please try again.',
  },
});

/** A refusal as its form says it. */
export const refusedWords = (intent: string, message: string | undefined): string => {
  if (!message) return CART_WORDS.unsaid(intent);
  const act = actOf(intent);
  return BEFORE[act] ? before(act)(message) : message;
};

const DONE: Readonly<Record<string, string>> = {
  added: ADDED,
  adopted: 'The courses have been added to your cart.',
  kept: 'The course has been added to your wishlist.',
  removed: 'The course has been removed.',
  'to-cart': 'Moved to your cart.',
  'to-wishlist': 'Moved to your wishlist.',
  billing: 'Billing information saved successfully!',
};

/** What has been done, as `?done=` names it. */
export const doneWords = (done: string | null): string | undefined =>
  done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
