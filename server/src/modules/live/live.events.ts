import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const liveEvents = declareEvents({
  /** Participants can see the recording of a session from now on. */
  'recording.published': { recordingId: z.uuid() },
});
