import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const privacyEvents = declareEvents({
  'erasure.refused': { requestId: z.uuid() },
  /** An unused account goes unless its person comes back. */
  'erasure.announced': { userId: z.uuid() },
});
