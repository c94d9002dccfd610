import { z } from 'zod';
import { instantText } from '../fields.ts';

/** How many wait to be looked at, and those that wait longest. */
export const waitingLicences = z.object({
  waiting: z.number().int(),
  oldest: z.array(
    z.object({ _id: z.string(), name: z.string(), profession: z.string(), handedInAt: instantText }),
  ),
});
export type WaitingLicences = z.infer<typeof waitingLicences>;
