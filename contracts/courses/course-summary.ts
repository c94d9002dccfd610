import { z } from 'zod';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { instantText } from '../fields.ts';

const status = z.enum(COURSE_STATUSES);
const decimal = z.number();
export const badge = z.object({ kind: z.string(), label: z.string() });

/** Money here is EUR with at most two decimals. `price` and `basePrice` are the list price. */
export const enrollment = z.object({
  price: decimal,
  basePrice: decimal,
  earlyBirdPrice: decimal.nullable(),
  isEarlyBirdActive: z.boolean(),
  earlyBirdDeadline: instantText.nullable(),
  currentPrice: decimal,
  currency: z.literal('EUR'),
  seatsAvailable: z.number(),
  currentEnrollment: z.number(),
  seatsLeft: z.number(),
  isEnrollable: z.boolean(),
  deadline: instantText.nullable(),
  paymentOptions: z.object({
    acceptFullPayment: z.boolean(),
    acceptDeposit: z.boolean(),
    acceptInstallments: z.boolean(),
    depositPercentage: z.number().nullable(),
    numberOfInstallments: z.number().nullable(),
  }),
});

/** A row of a list. What takes place online has no city. */
export const courseSummary = z.object({
  kind: z.enum(RUN_KINDS),
  _id: z.string(),
  slug: z.string(),
  code: z.string(),
  discipline: z.string(),
  basic: z.object({
    title: z.string(),
    courseCode: z.string(),
    description: z.string(),
    status,
    effectiveStatus: status,
  }),
  badge,
  enrollment,
  schedule: z.object({
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    duration: z.string(),
    venueTimezone: z.string(),
  }),
  venue: z.object({ city: z.string(), country: z.string() }),
  instructorNames: z.string(),
  isPast: z.boolean(),
});
export type CourseSummary = z.infer<typeof courseSummary>;
