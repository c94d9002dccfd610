import type { BADGE_REASONS, BADGE_VERDICTS } from '#contracts/certificates/badge-options.ts';
import { readBadge } from './badge.shape.ts';
import { checkOrigin, type Surroundings } from './check-origin.ts';
import { checkStatus } from './check-status.ts';

export type BadgeReason = (typeof BADGE_REASONS)[number];
export type BadgeVerdict = (typeof BADGE_VERDICTS)[number];
/** Without a reason it is valid, and only then. */
export type BadgeAnswer = { verdict: BadgeVerdict; reasons: BadgeReason[] };

/** What a badge is worth now, whoever has issued it. Never throws: of what cannot be known the answer is 'unknown'. */
export const verifyBadge = async (document: unknown, surroundings: Surroundings): Promise<BadgeAnswer> => {
  const badge = readBadge(document);
  if (!badge) return { verdict: 'unknown', reasons: ['not-a-badge'] };
  const doubt = await checkOrigin(badge, surroundings);
  if (doubt) return { verdict: 'unknown', reasons: [doubt] };
  const { issuer, validFrom, validUntil, credentialStatus } = badge.said;
  const findings = await Promise.all(
    credentialStatus.map((entry) => checkStatus(entry, issuer, surroundings)),
  );
  const reasons: BadgeReason[] = [...new Set(findings.filter((finding) => finding !== null))];
  if (validFrom > surroundings.now) reasons.push('not-yet');
  if (validUntil && validUntil < surroundings.now) reasons.push('expired');
  return { verdict: verdictOf(reasons), reasons };
};

/** What was revoked is so for good. What cannot be known comes before what time has done. */
const verdictOf = (reasons: readonly BadgeReason[]): BadgeVerdict => {
  if (reasons.length === 0) return 'valid';
  if (reasons.includes('revoked')) return 'revoked';
  const time = reasons.every((reason) => reason === 'not-yet' || reason === 'expired');
  if (!time) return 'unknown';
  return reasons.includes('not-yet') ? 'not-yet' : 'expired';
};
