import type { Issue } from '../errors.ts';

/** What a payer has entered on the page of a payment link; every field may still be missing or wrong. */
export type LinkEntries = {
  payerName: string;
  payerEmail: string;
  payerPhone: string;
  billingAddress: string;
  billingCity: string;
  agreeToTerms: boolean;
};

/**
 * What is wrong with the amount, where the payer chooses one. The ends of a range are written in the case's currency;
 * `atLeast` and `atMost` are what a card can be charged for the whole.
 */
export type AmountProblem =
  | 'not-an-amount'
  | { currency: string; min: string; max: string }
  | { atLeast: string }
  | { atMost: string };

const amountMessage = (problem: AmountProblem): string => {
  if (problem === 'not-an-amount') return 'Please enter a valid amount.';
  if ('atLeast' in problem) return `Please enter at least ${problem.atLeast}.`;
  if ('atMost' in problem) return `Please enter at most ${problem.atMost}.`;
  return `Amount must be between ${problem.currency} ${problem.min} and ${problem.max}.`;
};

/**
 * The eight rules of the payment link's form, in the specified order and words; the first failure is the message. The
 * browser and the server ask the same function.
 */
export function linkIssues(entries: LinkEntries, amountProblem: AmountProblem | null): Issue[] {
  const issues: Issue[] = [];
  const demand = (holds: boolean, field: string, message: string) => {
    if (!holds) issues.push({ field, message });
  };
  const isFilled = (text: string) => text.trim() !== '';
  demand(isFilled(entries.payerName), 'payerName', 'Please enter your name.');
  demand(/^[^@\s]+@[^@\s]+$/.test(entries.payerEmail.trim()), 'payerEmail', 'Please enter a valid email.');
  demand(isFilled(entries.payerPhone), 'payerPhone', 'Please enter your phone number.');
  demand(isFilled(entries.billingAddress), 'billingAddress', 'Please enter your billing address.');
  demand(isFilled(entries.billingCity), 'billingCity', 'Please enter your city.');
  if (amountProblem) issues.push({ field: 'amount', message: amountMessage(amountProblem) });
  demand(entries.agreeToTerms, 'agreeToTerms', 'Please agree to the terms and conditions.');
  return issues;
}
