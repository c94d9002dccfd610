import { z } from 'zod';
import { CASE_TYPES } from '#domain/cases/case-amount.ts';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { email, optionalPhone, optionalText, requiredText, storable } from '../fields.ts';
import { decimalAmount } from '../money.ts';
import {
  MAXIMUM_AMOUNT,
  MAXIMUM_ATTENDEES,
  MAXIMUM_EXPIRY_DAYS,
  MAXIMUM_INSTALLMENTS,
  MAXIMUM_LINKED_COURSES,
} from './case-options.ts';

export const currency = z.enum(['EUR', 'AED'], 'Currency must be EUR or AED');
export const courseKind = z.enum(COURSE_KINDS);
const whole = (label: string, { min, max }: { min: number; max: number }) =>
  z
    .number({ error: `${label} is required` })
    .int(`${label} must be a whole number`)
    .min(min, `${label} must be at least ${min}`)
    .max(max, `${label} can be at most ${max}`);
export const amount = (label: string) => decimalAmount(label, MAXIMUM_AMOUNT);
export const expiryDays = whole('Link expiry days', { min: 1, max: MAXIMUM_EXPIRY_DAYS });

const attendee = z.object({
  name: requiredText('Attendee name', 120),
  email,
  phone: optionalPhone,
});

/** Kept with the order of the form, which is the order in which what is missing is told. */
export const caseFields = {
  title: requiredText('Title', 200),
  description: optionalText(2000),
  paymentType: z.enum(CASE_TYPES, { error: 'Payment type is required' }),
  currency: z.object(
    {
      allowed: z.array(currency).min(1, 'Currency is required').max(2),
      default: currency.optional(),
    },
    { error: 'Currency is required' },
  ),
  /** In the case's own currency: AED where only AED is allowed, else EUR. Units with at most two decimals. */
  amount: z
    .object({
      fixed: amount('Amount').nullish(),
      min: amount('Minimum amount').nullish(),
      max: amount('Maximum amount').nullish(),
    })
    .default({}),
  payer: z.object(
    { name: requiredText('Payer name', 120), email, phone: optionalPhone },
    { error: 'Payer name is required' },
  ),
  attendees: z
    .array(attendee)
    .max(MAXIMUM_ATTENDEES, `At most ${MAXIMUM_ATTENDEES} attendees can be named`)
    .default([]),
  linkedCourses: z
    .array(
      z.object({
        courseId: z.string().max(200).refine(storable, 'Course not found'),
        courseType: courseKind.optional(),
      }),
    )
    .max(MAXIMUM_LINKED_COURSES, `At most ${MAXIMUM_LINKED_COURSES} courses can be linked`)
    .default([]),
  internalNotes: optionalText(5000),
  /** The other name of `internalNotes`, read where that one is empty. */
  notes: optionalText(5000),
  installments: z
    .object({
      enabled: z.boolean(),
      numberOfInstallments: whole('Number of installments', { min: 1, max: MAXIMUM_INSTALLMENTS }),
    })
    .default({ enabled: false, numberOfInstallments: 1 }),
  /** AED for one EUR, only for administrators; it wins over the setting. */
  exchangeRate: z
    .object({ useDefault: z.boolean(), customRate: z.number().min(0.1).max(100).nullish() })
    .default({ useDefault: true }),
};

/** Everything wrong with the amounts of a type, after the fields themselves are right. */
export const hasAmounts = <S extends z.ZodRawShape>(shape: S) =>
  z.object(shape).superRefine((given, ctx) => {
    const { paymentType, amount: sums } = given as unknown as Pick<CaseInput, 'paymentType' | 'amount'>;
    const complain = (path: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: ['amount', path], message });
    if (paymentType === 'fixed' && !sums.fixed) complain('fixed', 'Amount must be greater than 0');
    if (paymentType !== 'range') return;
    if (sums.min === undefined || sums.min === null) complain('min', 'Minimum amount is required');
    if (!sums.max) complain('max', 'Maximum amount is required');
    else if ((sums.min ?? 0) > sums.max) complain('max', 'Maximum amount cannot be below the minimum');
  });

const caseInput = z.object(caseFields);
export type CaseInput = z.output<typeof caseInput>;
