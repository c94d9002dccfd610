import { z } from 'zod';
import { CASE_TYPES } from '#domain/cases/case-amount.ts';
import { CASE_EVENTS } from '#domain/cases/case-events.ts';
import { CASE_STATUSES } from '#domain/cases/case-status.ts';
import { instantText } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { courseKind, currency } from './admin-case-fields.ts';

const courseLink = z.object({
  courseId: z.string(),
  courseType: courseKind,
  title: z.string(),
  code: z.string(),
  slug: z.string(),
  /** Whose license it asks for, which a payment asks nobody for; none where it asks for none. */
  professions: z.array(z.string()),
});

/** Money is in units with at most two decimals; `totalAmountDue` and `totalAmountPaid` in the case's own currency. */
export const paymentCaseSummary = z.object({
  _id: z.string(),
  caseId: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(CASE_STATUSES),
  paymentType: z.enum(CASE_TYPES),
  amount: z.object({ fixed: z.number().nullable(), min: z.number().nullable(), max: z.number().nullable() }),
  currency: z.object({ allowed: z.array(currency), default: currency }),
  payer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  attendees: z.array(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
  linkedCourses: z.array(courseLink),
  internalNotes: z.string(),
  /** The other name of `internalNotes`. */
  notes: z.string(),
  installments: z.object({ enabled: z.boolean(), numberOfInstallments: z.number() }),
  /** `totalAmountDue` is null while a payer may still choose it; paid is net of what was given back. */
  financial: z.object({ totalAmountDue: z.number().nullable(), totalAmountPaid: z.number() }),
  /** The older name of `financial.totalAmountPaid`. */
  paidAmount: z.number(),
  paymentLink: z.object({ fullUrl: z.string(), expiresAt: instantText.nullable() }),
  expiresAt: instantText.nullable(),
  exchangeRate: z.object({ useDefault: z.boolean(), customRate: z.number().nullable() }),
  createdAt: instantText,
});
export type PaymentCaseSummary = z.infer<typeof paymentCaseSummary>;

/** One line of a case's history: what staff and payer did, and what the money did. */
const timelineEntry = z.object({
  kind: z.enum([...CASE_EVENTS, 'attempt', 'payment', 'refund']),
  at: instantText,
  /** The person of the staff, the payer, or nobody. */
  by: z.string().nullable(),
  text: z.string(),
});

const part = z.object({
  _id: z.string(),
  sequence: z.number(),
  kind: z.enum(['full', 'installment']),
  dueOn: z.string(),
  eur: minorUnits,
  aed: minorUnits,
  paidAed: minorUnits,
});

export const paymentCaseDetail = paymentCaseSummary.extend({
  version: z.number(),
  expiryDays: z.number(),
  /** AED for one EUR that is or will be charged. */
  rate: z.number(),
  /** In AED minor units: what is still open, what came in and what of it can be given back. */
  outstandingAed: minorUnits.nullable(),
  receivedAed: minorUnits,
  refundableAed: minorUnits,
  cancelReason: z.string().nullable(),
  parts: z.array(part),
  receipts: z.array(
    z.object({ _id: z.string(), number: z.string(), issuedAt: instantText, aed: minorUnits }),
  ),
  /** Of what has gone back. */
  refundPapers: z.array(z.object({ number: z.string(), issuedAt: instantText })),
  timeline: z.array(timelineEntry),
});
export type PaymentCaseDetail = z.infer<typeof paymentCaseDetail>;
