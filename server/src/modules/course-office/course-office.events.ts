import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const courseOfficeEvents = declareEvents({
  'course.cancelled': { courseId: z.uuid() },
  'course.postponed': { courseId: z.uuid(), postponementId: z.uuid() },
});
