/**
 * Every status a payment case is told with. `paid` is a name of imported cases, read as `fully_paid`: no rule gives it.
 */
export const CASE_STATUSES = [
  'draft',
  'active',
  'pending',
  'partially_paid',
  'fully_paid',
  'paid',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** What is stored of a case and decides its status. Instants are milliseconds since 1970, amounts fils. */
export type CaseFacts = {
  sentAt: number | null;
  cancelledAt: number | null;
  /** None before it is sent. */
  expiresAt: number | null;
  /** The whole charge; null until a total has been chosen. */
  dueAed: number | null;
  appliedAed: number;
  refundedAed: number;
  /** Somebody is on the card page, or the gateway has not said how it ended. */
  hasLiveAttempt: boolean;
};

/**
 * The status of a payment case now. Money goes before dates: what is paid in full stays so when the link expires and
 * when a part is given back; what was given back in full is refunded.
 */
export function caseStatus(facts: CaseFacts, now: number): CaseStatus {
  const { sentAt, cancelledAt, expiresAt, dueAed, appliedAed, refundedAed } = facts;
  if (cancelledAt !== null) return 'cancelled';
  if (appliedAed > 0 && refundedAed >= appliedAed) return 'refunded';
  if (dueAed !== null && appliedAed > 0 && appliedAed >= dueAed) return 'fully_paid';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  if (appliedAed > 0) return 'partially_paid';
  if (facts.hasLiveAttempt) return 'pending';
  return sentAt === null ? 'draft' : 'active';
}

/** Whether whoever holds the link may pay. */
export function isPayable(status: CaseStatus): boolean {
  return status === 'active' || status === 'pending' || status === 'partially_paid';
}

/** Whether its end can be moved; this brings an expired case back. */
export function isExtendable(status: CaseStatus): boolean {
  return isPayable(status) || status === 'expired';
}

/** Whether it can still be called off. */
export function isCancellable(status: CaseStatus): boolean {
  return status === 'draft' || isExtendable(status);
}
