type Words = (detail: string) => string;

/** What a form says when its submission never reached us, by the intent of the form. */
const WORDS: Readonly<Record<string, Words>> = {
  login: (detail) => `Error during login: ${detail}. Please try again.`,
  register: (detail) => `Error during registration: ${detail}. Please try again.`,
  'save-billing': () => 'Error saving billing information',
  'apply-promo': () => 'Error applying promo code. Please try again.',
  complete: () => 'Error completing registration',
};

/** Everything else is part of paying. */
export function networkWords(intent: string, detail: string): string {
  return WORDS[intent]?.(detail) ?? 'Error processing checkout. Please try again.';
}
