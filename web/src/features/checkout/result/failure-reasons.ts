const DEFAULT_REASON = 'Payment processing failed';

/** An address can say anything: only what we or the gateway are known to say is repeated on our page. */
const KNOWN_REASONS = [
  DEFAULT_REASON,
  'The payment was not completed',
  'Payment cancelled',
  'Payment expired',
  'Card declined',
  'Your card was declined',
  'Insufficient funds',
  'The card has expired',
  'Card authentication failed',
  'The payment page cannot be reached just now',
];

/** The reason as the failure page tells it; an unknown one becomes the specified default. */
export function knownReason(text: string | null): string {
  const asked = text?.trim().toLowerCase();
  return KNOWN_REASONS.find((reason) => reason.toLowerCase() === asked) ?? DEFAULT_REASON;
}
