import type { Issue } from '#contracts/errors.ts';
import {
  type Confirmation,
  missingConfirmations,
  requiredConfirmations,
} from '#domain/checkout/eligibility.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Offer } from '../orders.ports.ts';

export type Agreement = { agreeTerms: boolean; confirmations: string[] };

/** The terms and everything that the course asks to be confirmed; what was confirmed is kept in the words shown. */
export const requireAgreement = ({ eligibility: rules }: Offer, agreement: Agreement): Confirmation[] => {
  const issues: Issue[] = missingConfirmations(rules, agreement.confirmations).map(({ key, label }) => ({
    field: `confirmations.${key}`,
    message: `Please confirm: ${label}`,
  }));
  if (!agreement.agreeTerms)
    issues.unshift({ field: 'agreeTerms', message: 'Please agree to Terms and Conditions' });
  if (issues[0]) throw new AppError('invalid-input', { message: issues[0].message, issues });
  return requiredConfirmations(rules);
};
