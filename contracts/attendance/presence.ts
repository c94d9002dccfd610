import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';

const beatPresence = endpoint({
  summary:
    'Tell that the page of a live session is open; what counts is when it is told, by the server’s clock',
  method: 'POST',
  path: '/api/live/presence',
  access: 'signed-in',
  body: z.strictObject({ sessionId: z.uuid() }),
  response: answer({
    isCounted: z.boolean(),
    /** The course in whose session the caller is counted now instead: a person is in one at a time. */
    countedIn: z.string().nullable(),
  }),
  // Two a minute of each page; a clinic shares an address.
  limit: { hits: 1_000, seconds: 60 },
});

export const presenceEndpoints = { beatPresence };
