import type { PaymentCaseSummary } from '#contracts/payment-cases/admin-case-answers.ts';
import { CASE_STATUS_LABELS } from '#contracts/payment-cases/case-options.ts';
import { ownCurrency } from '#domain/cases/case-amount.ts';
import { toCsv } from '#server/platform/csv.ts';

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
  'Installments',
  'Payer',
  'Email',
  'Phone',
  'Attendees',
  'Courses',
  'Notes',
  'Created',
  'Expires',
];

/** Plain decimals, so that spreadsheets can add them up. */
const amount = (units: number | null) => units?.toFixed(2) ?? null;

/** The link is not among it: a file goes from hand to hand. */
export const casesCsv = (cases: PaymentCaseSummary[]): string =>
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
      one.installments.numberOfInstallments,
      one.payer.name,
      one.payer.email,
      one.payer.phone,
      one.attendees.map(({ name, email }) => `${name} <${email}>`).join('; '),
      one.linkedCourses.map(({ code }) => code).join('; '),
      one.internalNotes,
      one.createdAt,
      one.expiresAt,
    ]),
  );
