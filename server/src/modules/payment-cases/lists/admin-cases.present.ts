import { toDecimal } from '#contracts/money.ts';
import type { PaymentCaseDetail, PaymentCaseSummary } from '#contracts/payment-cases/admin-case-answers.ts';
import type { Ports } from '#server/calls/context.ts';
import type { listReceipts } from '#server/modules/documents/index.ts';
import type { Obligation } from '#server/modules/payments/index.ts';
import { linkUrl } from '../link/case-paths.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { decidedTotal, ownCurrencyOf } from '../terms/case-money.ts';
import type { LinkedCourse } from '../terms/linked-courses.repository.ts';

/** In the case's own currency, less what was given back. */
const paidOf = (one: PaymentCase): number =>
  ownCurrencyOf(one) === 'AED' ? one.appliedAed - one.refundedAed : one.appliedEur - one.refundedEur;

const decimalOrNull = (minor: number | null) => (minor === null ? null : toDecimal(minor));
const textOf = (instant: Date | null) => instant?.toISOString() ?? null;

export const presentCase = (
  ports: Ports,
  one: PaymentCase,
  courses: readonly LinkedCourse[],
): PaymentCaseSummary => {
  const expiresAt = textOf(one.expiresAt);
  const paid = toDecimal(paidOf(one));
  return {
    _id: one.id,
    caseId: one.number,
    title: one.title,
    description: one.description,
    status: one.status,
    paymentType: one.type,
    amount: {
      fixed: decimalOrNull(one.fixedAmount),
      min: decimalOrNull(one.minAmount),
      max: decimalOrNull(one.maxAmount),
    },
    currency: { allowed: one.allowedCurrencies, default: one.defaultCurrency },
    payer: { name: one.payerName, email: one.payerEmail, phone: one.payerPhone },
    attendees: one.attendees,
    linkedCourses: courses.map(({ caseId: _case, ...course }) => course),
    internalNotes: one.notes,
    notes: one.notes,
    installments: { enabled: one.installments > 1, numberOfInstallments: one.installments },
    financial: { totalAmountDue: decimalOrNull(decidedTotal(one)?.minor ?? null), totalAmountPaid: paid },
    paidAmount: paid,
    paymentLink: { fullUrl: linkUrl(ports, one), expiresAt },
    expiresAt,
    exchangeRate: {
      useDefault: one.customRateMicro === null,
      customRate: one.customRateMicro === null ? null : one.customRateMicro / 1_000_000,
    },
    createdAt: one.createdAt.toISOString(),
  };
};

/** A plan that was chosen by somebody who did not pay it is none: only what stands is told. */
export const standingParts = (one: PaymentCase, parts: readonly Obligation[]): Obligation[] => {
  const isChosen = one.type === 'fixed' || one.appliedAed > 0 || one.status === 'pending';
  return parts.filter((part) => part.appliedAed > 0 || (isChosen && part.voidedAt === null));
};

export const presentPart = (part: Obligation): PaymentCaseDetail['parts'][number] => ({
  _id: part.id,
  sequence: part.sequence,
  // The kinds of a case; the others are of orders.
  kind: part.kind === 'full' ? 'full' : 'installment',
  dueOn: part.dueOn,
  eur: part.eur,
  aed: part.aed,
  paidAed: part.appliedAed,
});

type Receipt = Awaited<ReturnType<typeof listReceipts>>[number];

export const presentReceipt = ({
  id,
  number,
  issuedAt,
  aed,
}: Receipt): PaymentCaseDetail['receipts'][number] => ({
  _id: id,
  number,
  issuedAt: issuedAt.toISOString(),
  aed,
});
