import { isRefusedOutside, reasonOf } from '#web/lib/unanswered.ts';

type Words = (detail: string) => string;

/** What a form says when its submission never reached us, by the intent of the form. */
const UNANSWERED: Readonly<Record<string, Words>> = {
  login: (detail) => `Error during login: ${detail}. Please try again.`,
  register: (detail) => `Error during registration: ${detail}. Please try again.`,
  'save-billing': () => 'Error saving billing information',
  'apply-promo': () => 'Error applying promo code. Please try again.',
  complete: () => 'Error completing registration',
};

/** What it says when it was refused without a word. */
const UNSAID: Readonly<Record<string, string>> = {
  login: 'Login failed. Please check your credentials.',
  register: 'Registration failed',
  'save-billing': 'Error updating billing information',
  'apply-promo': 'Error applying promo',
  complete: 'Error completing registration',
};

// Everything else is part of paying.
const PAYING = 'Error processing checkout. Please try again.';

export const unsaidWords = (intent: string): string => UNSAID[intent] ?? PAYING;

/** What it says of an error that kept the page from answering. */
export const failedWords = (intent: string, error: unknown): string =>
  isRefusedOutside(error) ? unsaidWords(intent) : (UNANSWERED[intent]?.(reasonOf(error)) ?? PAYING);

/** The course could not be put into an order, and nobody said why. */
export const NOT_ADDED = 'Error adding course';
