import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const reviewEvents = declareEvents({
  'review.asked': { enrolmentId: z.uuid(), userId: z.uuid(), courseId: z.uuid() },
});
