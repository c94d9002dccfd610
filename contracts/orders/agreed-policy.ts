import { z } from 'zod';
import { instantText, localDay } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { consequence, policyPeriod } from './checkout.ts';

/** What was agreed to, as far as it can still be used. */
export const agreedPolicy = z.object({
  /** None where nothing was to be paid. */
  cancellation: z.array(consequence),
  /** `fee` null: not permitted. */
  rescheduling: z.array(z.object({ ...policyPeriod, fee: minorUnits.nullable() })),
  transfer: z.object({ until: localDay, fee: minorUnits }).nullable(),
});
export type AgreedPolicy = z.output<typeof agreedPolicy>;

/** Offered to who is on a course that was postponed. */
export const freeWithdrawal = z.object({
  formerStartDate: localDay,
  startDate: localDay,
  reason: z.string(),
  until: instantText,
  /** What comes back: everything that was paid, as money and with credit, which is credit again. */
  refundEur: minorUnits,
  creditEur: minorUnits,
});
