import { z } from 'zod';
import { paymentCaseSummary } from '#contracts/payment-cases/admin-case-answers.ts';
import { CASE_STATUS_LABELS } from '#contracts/payment-cases/case-options.ts';
import { ownCurrency } from '#domain/cases/case-amount.ts';
import { toCsv } from '#server/platform/csv.ts';

/** A case of the list with what only the file has. Money in units, in the case's own currency unless it says AED. */
export const filedCase = paymentCaseSummary.extend({
  refunded: z.number(),
  /** AED for one EUR that is or will be charged. */
  rate: z.number(),
  /** Null while a payer may still choose it. */
  dueAed: z.number().nullable(),
  /** Less what was given back. */
  paidAed: z.number(),
  refundedAed: z.number(),
});
export type FiledCase = z.output<typeof filedCase>;

const COLUMNS = [
  'Case',
  'Status',
  'Title',
  'Type',
  'Currency',
  'Amount',
  'Minimum',
  'Maximum',
  'Due',
  'Paid',
  'Refunded',
  'Rate (AED for EUR 1)',
  'Due (AED)',
  'Paid (AED)',
  'Refunded (AED)',
  'Installments',
  'Payer',
  'Email',
  'Phone',
  'Attendees',
  'Courses',
  'Notes',
  'Created',
  'Expires',
  'Link',
];

/** Plain decimals, so that spreadsheets can add them up. */
const amount = (units: number | null) => units?.toFixed(2) ?? null;

export const casesCsv = (cases: FiledCase[]): string =>
  toCsv(
    COLUMNS,
    cases.map((one) => [
      one.caseId,
      CASE_STATUS_LABELS[one.status],
      one.title,
      one.paymentType,
      ownCurrency(one.currency.allowed),
      amount(one.amount.fixed),
      amount(one.amount.min),
      amount(one.amount.max),
      amount(one.financial.totalAmountDue),
      amount(one.financial.totalAmountPaid),
      amount(one.refunded),
      String(one.rate),
      amount(one.dueAed),
      amount(one.paidAed),
      amount(one.refundedAed),
      one.installments.numberOfInstallments,
      one.payer.name,
      one.payer.email,
      one.payer.phone,
      one.attendees.map(({ name, email }) => `${name} <${email}>`).join('; '),
      one.linkedCourses.map(({ code }) => code).join('; '),
      one.internalNotes,
      one.createdAt,
      one.expiresAt,
      one.paymentLink.fullUrl,
    ]),
  );
