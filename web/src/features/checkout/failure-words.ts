import { actOf } from '#web/forms/intent.ts';
import { isRefusedOutside, reasonOf } from '#web/lib/calls/unanswered.ts';

type Words = (detail: string) => string;

/** What the forms of a page say of a failure that nobody has put into words, by their intent. */
export interface FailureWords {
  /** Of a refusal without a word. */
  unsaid(intent: string): string;
  /** Of an error that kept the page from answering. */
  failed(intent: string, error: unknown): string;
}

interface Sayings {
  unanswered: Readonly<Record<string, Words>>;
  unsaid: Readonly<Record<string, string>>;
  /** Of every other form: they are part of paying. */
  paying: { unanswered: string; unsaid: string };
}

export const failureWords = ({ unanswered, unsaid, paying }: Sayings): FailureWords => {
  const ofUnsaid = (intent: string) => unsaid[actOf(intent)] ?? paying.unsaid;
  return {
    unsaid: ofUnsaid,
    failed: (intent, error) =>
      isRefusedOutside(error)
        ? ofUnsaid(intent)
        : (unanswered[actOf(intent)]?.(reasonOf(error)) ?? paying.unanswered),
  };
};

const PAYING = 'Error processing checkout. Please try again.';

/** Of the checkout of one course. */
export const CHECKOUT_WORDS = failureWords({
  unanswered: {
    login: (detail) => `Error during login: ${detail}. Please try again.`,
    register: (detail) => `Error during registration: ${detail}. Please try again.`,
    'save-billing': () => 'Error saving billing information',
    'apply-promo': () => 'Error applying promo code. Please try again.',
    complete: () => 'Error completing registration',
  },
  unsaid: {
    login: 'Login failed. Please check your credentials.',
    register: 'Registration failed',
    'save-billing': 'Error updating billing information',
    'apply-promo': 'Error applying promo',
    complete: 'Error completing registration',
  },
  paying: { unanswered: PAYING, unsaid: PAYING },
});

/** The course could not be put into an order, and nobody said why. */
export const NOT_ADDED = 'Error adding course';
