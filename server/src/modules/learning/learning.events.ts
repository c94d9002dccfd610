import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const learningEvents = declareEvents({
  'course-version.published': { courseId: z.uuid(), versionId: z.uuid() },
  /** All that an attempt required was completed: once for each attempt. */
  'learning.completed': {
    attemptId: z.uuid(),
    enrolmentId: z.uuid(),
    userId: z.uuid(),
    courseId: z.uuid(),
  },
  /** Once for each enrolment and test. */
  'learning.test-passed': {
    attemptId: z.uuid(),
    enrolmentId: z.uuid(),
    userId: z.uuid(),
    courseId: z.uuid(),
    testId: z.string(),
  },
});
