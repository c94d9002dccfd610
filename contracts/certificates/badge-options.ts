/** What a badge is worth, and why it is not valid. */
export const BADGE_VERDICTS = ['valid', 'expired', 'not-yet', 'revoked', 'unknown'] as const;
export const BADGE_REASONS = [
  'not-a-badge',
  'not-signed',
  'other-issuer',
  'issuer-unreachable',
  'key-unknown',
  'key-revoked',
  'signature-wrong',
  'revoked',
  'status-unreadable',
  'status-not-understood',
  'not-yet',
  'expired',
] as const;

/** In bytes; pictures of badges have some tens of kilobytes. */
export const LARGEST_BADGE = 1_000_000;
