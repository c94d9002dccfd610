import { z } from 'zod';
import { MANAGERS } from '../courses/course-options.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, localDay, optionalText, requiredText } from '../fields.ts';
import { courseParams } from './admin-courses.ts';

// What is done with one session of a live course under the people who are on it.

const clock = (label: string) =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time as in 09:00`);
const sessionParams = courseParams.extend({ sessionId: z.uuid('Session not found') });
const path = `${MANAGERS.OnlineLiveTraining}/:id/sessions` as const;

const session = z.object({
  sessionId: z.string(),
  /** From 1 on. */
  number: z.number(),
  title: z.string(),
  date: localDay,
  startTime: z.string(),
  endTime: z.string(),
  endsAt: instantText,
  isCancelled: z.boolean(),
});
export type OfficeSession = z.output<typeof session>;

const listSessions = endpoint({
  summary: 'The sessions of a live course by its own clocks, and how many people hear of what becomes of one',
  method: 'GET',
  path,
  access: 'staff',
  scope: 'courses:read',
  params: courseParams,
  response: answer({ zone: z.string(), enrolled: z.number(), sessions: z.array(session) }),
});

const cancelSession = endpoint({
  summary:
    'One session of a live course is not held: everyone who is enrolled is mailed with the reason and an entry that takes it from their calendar, and it counts for nobody; the only one that is left is refused',
  method: 'POST',
  path: `${path}/:sessionId/cancel`,
  access: 'staff',
  params: sessionParams,
  body: z.object({ reason: requiredText('Reason', 500) }),
  response: done,
});

const moveSession = endpoint({
  summary:
    'One session of a live course has another day or other hours: everyone who is enrolled is mailed with an entry that moves it in their calendar; sessions stay in their order',
  method: 'POST',
  path: `${path}/:sessionId/move`,
  access: 'staff',
  params: sessionParams,
  body: z.object({
    date: z.iso.date('Date is required'),
    startTime: clock('Start time'),
    endTime: clock('End time'),
    reason: optionalText(500),
  }),
  response: done,
});

export const sessionActEndpoints = { listSessions, cancelSession, moveSession };
