import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';

/** `too-late`: the code is not shown any more. `not-on-course`: nobody of this account is. */
export const CHECK_IN_OUTCOMES = ['checked-in', 'too-late', 'not-open', 'not-on-course'] as const;

const dayOfRun = z.object({
  code: z.string(),
  title: z.string(),
  venueName: z.string(),
  city: z.string(),
  venueTimezone: z.string(),
  number: z.number(),
  of: z.number(),
  endTime: z.string(),
  minimumAttendance: z.number(),
});

const checkIn = endpoint({
  summary:
    'Check in to a day of a run by the code of the room’s screen, or by its six figures; twice and from two devices is once',
  method: 'POST',
  path: '/api/attendance/check-in',
  access: 'signed-in',
  body: z.strictObject({
    sessionId: z.string().max(60).optional(),
    token: z.string().max(60).optional(),
    figures: z.string().trim().max(20).optional(),
  }),
  response: answer({
    outcome: z.enum(CHECK_IN_OUTCOMES),
    name: z.string(),
    arrivedAt: instantText.nullable(),
    day: dayOfRun.nullable(),
  }),
  // A whole room has one address. Of a million sets of figures two are good at a time.
  limit: { hits: 1_000, seconds: 600, accountHits: 20 },
});

const scanCode = endpoint({
  summary:
    'Keep the moment of a scan for whoever has to log in first; it is good for ten minutes in that browser',
  method: 'POST',
  path: '/api/attendance/scans',
  access: 'public',
  body: z.strictObject({ sessionId: z.string().max(60), token: z.string().max(60) }),
  response: answer({ isKept: z.boolean() }),
  limit: { hits: 200, seconds: 600, per: 'address' },
});

export const checkInEndpoints = { checkIn, scanCode };
