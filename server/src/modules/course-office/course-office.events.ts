import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const courseOfficeEvents = declareEvents({
  'course.cancelled': { courseId: z.uuid() },
  /** Sessions of a live course were moved, or one was cancelled, while it goes on. */
  'course.sessions-changed': { courseId: z.uuid(), actId: z.uuid() },
  'course.postponed': { courseId: z.uuid(), postponementId: z.uuid() },
});
