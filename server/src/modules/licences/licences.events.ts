import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

export const licenceEvents = declareEvents({
  /** Staff have accepted a licence, or refused it. */
  'licence.decided': { licenceId: z.uuid() },
  /** One that was accepted ends in a month. */
  'licence.ending': { licenceId: z.uuid() },
  /** One that was accepted has ended. */
  'licence.ended': { licenceId: z.uuid() },
});
