import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const readinessEvents = declareEvents({
  'readiness.mail-tried': { trialId: z.uuid(), userId: z.uuid() },
});
