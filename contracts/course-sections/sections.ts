import { z } from 'zod';
import type { BasisPoints, EurMinor } from '#domain/money/money.ts';
import type { PaymentOptions } from '#domain/plans/plan-parts.ts';
import type { PolicyTerms } from '#domain/policies/policy-terms.ts';
import type { LocalDate } from '#domain/time/local-date.ts';

// One schema for each jsonb column of `courses`. Missing keys read as empty, so that a column may grow.
const text = z.string().default('');
const texts = z.array(z.string()).default([]);
const tick = z.boolean().default(false);

export const venueSection = z.object({ name: text, address: text, facilities: texts, mapUrl: text });

const timeSlot = z.object({ time: z.string(), title: z.string(), minutes: z.number(), handsOn: tick });
export const scheduleSection = z.object({
  duration: text,
  language: text,
  timeSlots: z.array(timeSlot).default([]),
});

export const contentSection = z.object({
  objectives: texts,
  targetAudience: texts,
  modules: z.array(z.object({ title: z.string(), duration: text, description: text })).default([]),
  prerequisites: texts,
  faq: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
});

export const practicalSection = z.object({
  hasHandsOn: tick,
  procedures: texts,
  participantsPerInstructor: z.number().nullable().default(null),
});

export const certificationSection = z.object({
  enabled: tick,
  issuingAuthority: text,
  type: text,
  cpdPoints: z.number().nullable().default(null),
  validity: z
    .object({ isLifetime: tick, years: z.number().nullable().default(null) })
    .default({ isLifetime: false, years: null }),
  requirements: z
    .object({
      minimumAttendance: z.number().nullable().default(null),
      practicalRequired: tick,
      examRequired: tick,
      videoSubmissionRequired: tick,
    })
    .default({
      minimumAttendance: null,
      practicalRequired: false,
      examRequired: false,
      videoSubmissionRequired: false,
    }),
  description: text,
});

export const inclusionsSection = z.object({
  meals: z.object({ lunch: tick }).default({ lunch: false }),
  materials: z
    .object({ courseMaterials: tick, certificatePrinting: tick, takeHome: tick })
    .default({ courseMaterials: false, certificatePrinting: false, takeHome: false }),
});

export const contactSection = z.object({ whatsapp: text, phone: text, email: text });
export const mediaSection = z.object({
  mainImage: z.object({ url: z.string() }).default({ url: '' }),
  coverImage: text,
});

/** What a person has to confirm before paying, where the course asks for it. */
export const eligibilitySection = z.object({ requiresInsurance: tick, requiresHealthClearance: tick });

/** Whether participants are asked for a review, and may stay unnamed in it. */
export const reviewsSection = z.object({
  enabled: z.boolean().default(true),
  requireVerifiedEnrollment: z.boolean().default(true),
  allowAnonymous: tick,
});

const basisPoints = z
  .number()
  .int()
  .min(0)
  .max(10_000)
  .refine((_): _ is number & BasisPoints => true);
const cents = z
  .number()
  .int()
  .min(0)
  .refine((_): _ is number & EurMinor => true);
const localDate = z.iso.date().refine((_): _ is string & LocalDate => true);
const days = z.number().int();

// What these two columns mean is decided in the domain: `satisfies` stops compiling when they part from it.

/** Percentages are basis points, dates local to the venue. */
export const paymentOptionsSection = z.object({
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
          dueOn: localDate.nullable().default(null),
          dueRelativeToStart: days.nullable().default(null),
        }),
      ),
    })
    .nullable()
    .default(null),
}) satisfies z.ZodType<PaymentOptions>;

/** Snapshotted with each order. */
export const policySection = z.object({
  cancellation: z.array(z.object({ fromDaysBefore: days, refundBp: basisPoints, creditNoteBp: basisPoints })),
  academyCancellationRefundBp: basisPoints,
  /** `fee` null: not permitted. */
  rescheduling: z.array(z.object({ fromDaysBefore: days, fee: cents.nullable() })),
  transfer: z.object({ fee: cents, fromDaysBefore: days }),
  creditNoteMonths: z.number().int().min(1),
}) satisfies z.ZodType<PolicyTerms>;
