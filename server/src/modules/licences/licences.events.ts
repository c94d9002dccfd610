import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const licenceEvents = declareEvents({
  /** Staff have accepted a licence, or refused it. */
  'licence.decided': { licenceId: z.uuid() },
});
