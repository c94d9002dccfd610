/** What somebody agrees to: the terms with the privacy policy, or news by email. */
export const CONSENT_KINDS = ['terms', 'newsletter'] as const;
/** Where they agreed. */
export const CONSENT_PLACES = ['registration', 'checkout', 'enquiry', 'invitation'] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];
