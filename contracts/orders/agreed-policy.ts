import { z } from 'zod';
import { localDay } from '../fields.ts';
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
