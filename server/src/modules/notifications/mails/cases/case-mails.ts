import type { Mail } from '../mail.ts';
import { academyCasePaid } from './academy-case-paid.ts';
import { academyCaseProblem } from './academy-case-problem.ts';
import { academyLinkAsked } from './academy-link-asked.ts';
import { caseCancelled } from './case-cancelled.ts';
import { caseLink } from './case-link.ts';
import { casePartDue } from './case-part-due.ts';
import { casePaymentReceived } from './case-payment-received.ts';

export const CASES_MAILS: readonly Mail[] = [
  caseLink,
  casePaymentReceived,
  casePartDue,
  caseCancelled,
  academyCasePaid,
  academyLinkAsked,
  academyCaseProblem,
];
