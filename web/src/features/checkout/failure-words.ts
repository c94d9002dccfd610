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

export const unansweredWords = (intent: string, detail: string): string =>
  UNANSWERED[intent]?.(detail) ?? PAYING;

export const unsaidWords = (intent: string): string => UNSAID[intent] ?? PAYING;

/** The course could not be put into an order, and nobody said why. */
export const NOT_ADDED = 'Error adding course';
