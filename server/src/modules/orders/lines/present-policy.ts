import type { AgreedPolicy } from '#contracts/orders/agreed-policy.ts';
import type { Consequence } from '#contracts/orders/checkout.ts';
import { type Days, datedBrackets, type PolicyTerms } from '#domain/policies/policy-terms.ts';
import { datedReschedulingFees } from '#domain/policies/rescheduling.ts';
import { lastTransferDay } from '#domain/policies/transfer.ts';

/** What a cancellation gives back from today on; nothing while there is no date to count from. */
export const presentConsequences = ({ cancellation }: PolicyTerms, days: Days): Consequence[] =>
  datedBrackets(cancellation, days).map(({ from, until, rule }) => ({
    from,
    until,
    refundBp: rule.refundBp,
    creditNote: rule.creditNoteBp > 0,
  }));

export const presentPolicy = (policy: PolicyTerms, days: Days): AgreedPolicy => ({
  cancellation: presentConsequences(policy, days),
  rescheduling: datedReschedulingFees(policy, days),
  transfer: presentTransfer(policy, days),
});

const presentTransfer = (policy: PolicyTerms, { startDate, today }: Days): AgreedPolicy['transfer'] => {
  const until = startDate && lastTransferDay(policy, startDate);
  return until && until >= today ? { until, fee: policy.transfer.fee } : null;
};
