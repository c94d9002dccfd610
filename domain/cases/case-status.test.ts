import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  CASE_STATUSES,
  type CaseFacts,
  caseStatus,
  isCancellable,
  isExtendable,
  isPayable,
} from './case-status.ts';

const NOW = 1_000;
const sent: CaseFacts = {
  sentAt: 1,
  cancelledAt: null,
  expiresAt: 2_000,
  dueAed: null,
  appliedAed: 0,
  refundedAed: 0,
  hasLiveAttempt: false,
};

test.each<[string, Partial<CaseFacts>, string]>([
  ['is a draft until it is sent', { sentAt: null, expiresAt: null }, 'draft'],
  ['is active once sent', {}, 'active'],
  ['is pending while somebody pays', { hasLiveAttempt: true, dueAed: 100 }, 'pending'],
  ['is partly paid', { dueAed: 100, appliedAed: 40 }, 'partially_paid'],
  [
    'stays partly paid while the next part is being paid',
    { dueAed: 100, appliedAed: 40, hasLiveAttempt: true },
    'partially_paid',
  ],
  ['is fully paid', { dueAed: 100, appliedAed: 100 }, 'fully_paid'],
  ['expires on its instant', { expiresAt: NOW }, 'expired'],
  ['expires partly paid, too', { expiresAt: NOW, dueAed: 100, appliedAed: 40 }, 'expired'],
  ['never expires once fully paid', { expiresAt: 1, dueAed: 100, appliedAed: 100 }, 'fully_paid'],
  [
    'is fully paid through a refund of a part',
    { dueAed: 100, appliedAed: 100, refundedAed: 99 },
    'fully_paid',
  ],
  ['is refunded when all went back', { dueAed: 100, appliedAed: 100, refundedAed: 100 }, 'refunded'],
  ['is refunded when all of a part went back', { dueAed: 100, appliedAed: 40, refundedAed: 40 }, 'refunded'],
  ['is cancelled, whatever was paid', { cancelledAt: 5, dueAed: 100, appliedAed: 100 }, 'cancelled'],
])('a case %s', (_title, facts, status) => {
  expect(caseStatus({ ...sent, ...facts }, NOW)).toBe(status);
});

const anyFacts = fc.record<CaseFacts>({
  sentAt: fc.option(fc.nat(2_000)),
  cancelledAt: fc.option(fc.nat(2_000)),
  expiresAt: fc.option(fc.nat(2_000)),
  dueAed: fc.option(fc.integer({ min: 1, max: 100 })),
  appliedAed: fc.nat(100),
  refundedAed: fc.nat(100),
  hasLiveAttempt: fc.boolean(),
});

it('never pays twice: a case that can be paid is neither settled, over nor called off', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      if (!isPayable(caseStatus(facts, NOW))) return;
      expect(facts.cancelledAt).toBeNull();
      expect(facts.expiresAt ?? NOW + 1).toBeGreaterThan(NOW);
      if (facts.dueAed !== null && facts.appliedAed > 0) expect(facts.appliedAed).toBeLessThan(facts.dueAed);
    }),
  );
});

it('can extend all that can be paid, and cancel all that can be extended', () => {
  for (const status of CASE_STATUSES) {
    if (isPayable(status)) expect(isExtendable(status)).toBe(true);
    if (isExtendable(status)) expect(isCancellable(status)).toBe(true);
  }
  expect(CASE_STATUSES.filter(isCancellable)).toEqual([
    'draft',
    'active',
    'pending',
    'partially_paid',
    'expired',
  ]);
});
