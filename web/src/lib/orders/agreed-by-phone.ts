/** What staff say for somebody who has called. */
export const TERMS_WORDS = 'The person has heard the terms and the cancellation policy and agrees to them';
