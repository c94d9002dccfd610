import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const attendanceEvents = declareEvents({
  /** Marks, or what an instructor has decided: what follows from it is read anew. */
  'attendance.changed': { enrolmentId: z.uuid() },
  /** A film that was handed in was not accepted. */
  'video.returned': { videoId: z.uuid() },
});
