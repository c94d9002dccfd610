import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const attendanceEvents = declareEvents({
  /** Marks, or what an instructor has decided: what follows from it is read anew. */
  'attendance.changed': { enrolmentId: z.uuid() },
});
