import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const courseOfficeEvents = declareEvents({
  'course.cancelled': { courseId: z.uuid() },
  /** Sessions of a live course were moved, or one was cancelled, while it goes on. */
  'course.sessions-changed': { courseId: z.uuid(), actId: z.uuid() },
  /** A run takes place on this date with fewer than it needs, and that is not undone any more. */
  'course.held-anyway': { courseId: z.uuid(), startDate: z.iso.date() },
  'course.postponed': { courseId: z.uuid(), postponementId: z.uuid() },
});
