import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const assessmentEvents = declareEvents({
  'assessment.passed': { enrolmentId: z.uuid() },
});
