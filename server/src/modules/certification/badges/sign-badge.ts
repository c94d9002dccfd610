import { type BadgeFacts, writeBadge } from './badge.present.ts';
import type { BadgeKey } from './badge-key.ts';
import { signCredential } from './signature.ts';

/** A certificate as an OpenBadgeCredential of Open Badges 3.0, signed. The same for the same certificate and moment. */
export const signBadge = (facts: BadgeFacts, key: BadgeKey, now: Date) =>
  signCredential(writeBadge(facts, key), key, now);
