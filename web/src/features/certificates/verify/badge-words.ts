import type { badgeEndpoints } from '#contracts/certificates/badges.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';

export type CheckedBadge = Pick<AnswerOf<typeof badgeEndpoints.checkBadge>, 'verdict' | 'reasons' | 'number'>;
type Words = { tone: 'success' | 'danger' | 'warning'; title: string; sentence: string };

const ELSEWHERE = ['other-issuer', 'issuer-unreachable'] as const;

/** What a badge is worth, in words of who looks at it. */
export const badgeWords = ({ verdict, reasons }: CheckedBadge): Words => {
  switch (verdict) {
    case 'valid':
      return {
        tone: 'success',
        title: 'The badge is valid',
        sentence: 'This academy has signed it, and it counts today.',
      };
    case 'revoked':
      return {
        tone: 'danger',
        title: 'The badge counts no more',
        sentence: 'This academy has signed it. Its certificate was revoked or replaced since.',
      };
    case 'expired':
      return { tone: 'warning', title: 'The badge has expired', sentence: 'This academy has signed it.' };
    case 'not-yet':
      return {
        tone: 'warning',
        title: 'The badge is not valid yet',
        sentence: 'This academy has signed it.',
      };
    default:
      return unknownWords(reasons);
  }
};

const unknownWords = (reasons: CheckedBadge['reasons']): Words => {
  if (reasons.includes('not-a-badge'))
    return {
      tone: 'warning',
      title: 'No badge was found',
      sentence: 'The file carries no Open Badge of version 3.',
    };
  if (ELSEWHERE.some((reason) => reasons.includes(reason)))
    return {
      tone: 'warning',
      title: 'Not a badge of this academy',
      sentence: 'Whoever has issued it can say what it is worth.',
    };
  if (reasons.includes('status-unreadable'))
    return {
      tone: 'warning',
      title: 'Nothing can be said of it now',
      sentence: 'Whether it was revoked could not be found out. Please try again in a minute.',
    };
  return {
    tone: 'danger',
    title: 'The signature is not good',
    sentence: 'The badge was changed, or signed with a key that this academy does not stand by.',
  };
};
