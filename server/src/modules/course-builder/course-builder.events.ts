import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const courseBuilderEvents = declareEvents({
  /** A newer version is there, and those who are in the middle of an older one are to be told. */
  'course.version-published': { versionId: z.uuid() },
});
