import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const enrolmentEvents = declareEvents({
  'access.ending': {
    enrolmentId: z.uuid(),
    userId: z.uuid(),
    courseId: z.uuid(),
    /** The last day that is told of. */
    accessUntil: z.iso.date(),
    notice: z.enum(['30', '7']),
  },
});
