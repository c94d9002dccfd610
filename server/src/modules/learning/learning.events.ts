import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const learningEvents = declareEvents({
  /** Half of what an attempt requires was completed; it may be said again of the same enrolment. */
  'learning.half-done': { enrolmentId: z.uuid(), userId: z.uuid(), courseId: z.uuid() },
  /** All that a way through a course requires was completed for the first time. */
  'learning.completed': { enrolmentId: z.uuid() },
  'test.passed': { enrolmentId: z.uuid() },
});
