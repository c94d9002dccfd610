import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';

const beatPresence = endpoint({
  summary:
    'Tell that the page of a live session is open; what counts is when it is told, by the server’s clock',
  method: 'POST',
  path: '/api/live/presence',
  access: 'signed-in',
  body: z.strictObject({ sessionId: z.uuid() }),
  response: answer({ isCounted: z.boolean() }),
  // One in half a minute, of several pages; a clinic shares an address.
  limit: { hits: 1_000, seconds: 60, accountHits: 120 },
});

export const presenceEndpoints = { beatPresence };
