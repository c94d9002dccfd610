import { z } from 'zod';
import type { PaymentOptions } from '#domain/plans/plan-parts.ts';
import type { PolicyTerms } from '#domain/policies/policy-terms.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { basisPoints, eurMinor } from '../../money.ts';

// What two columns of `courses` mean is decided in the domain: `satisfies` stops compiling when they part from it.

const tick = z.boolean().default(false);

const localDate = z.iso.date().refine((_): _ is string & LocalDate => true);
const days = z.number().int();

/** Percentages are basis points, dates local to the venue. */
export const storedPaymentOptions = z.object({
  acceptFullPayment: z.boolean().default(true),
  acceptDeposit: tick,
  acceptInstallments: tick,
  depositBp: basisPoints.nullable().default(null),
  remainingDueDays: days.min(0).nullable().default(null),
  installments: z
    .object({
      count: z.number().int().min(2).max(12),
      plan: z.array(
        z.object({
          shareBp: basisPoints,
          description: z.string().default(''),
          dueOn: localDate.nullable().default(null),
          dueRelativeToStart: days.nullable().default(null),
        }),
      ),
    })
    .nullable()
    .default(null),
}) satisfies z.ZodType<PaymentOptions>;

/** Snapshotted with each order. */
export const storedPolicy = z.object({
  cancellation: z.array(z.object({ fromDaysBefore: days, refundBp: basisPoints, creditNoteBp: basisPoints })),
  academyCancellationRefundBp: basisPoints,
  /** `fee` null: not permitted. */
  rescheduling: z.array(z.object({ fromDaysBefore: days, fee: eurMinor.nullable() })),
  transfer: z.object({ fee: eurMinor, fromDaysBefore: days }),
  creditNoteMonths: z.number().int().min(1),
}) satisfies z.ZodType<PolicyTerms>;
