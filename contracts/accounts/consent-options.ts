/** What somebody agrees to: the terms, the privacy policy, each in its own version, or news by email. */
export const CONSENT_KINDS = ['terms', 'privacy', 'newsletter'] as const;
/** Where they agreed. */
export const CONSENT_PLACES = ['registration', 'checkout', 'enquiry', 'invitation'] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];
