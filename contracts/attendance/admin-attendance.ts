import { z } from 'zod';
import { VIDEO_STATES } from '#domain/attendance/video.ts';
import { PRESENCE_SOURCES } from '#domain/live/presence.ts';
import { CHECK_IN_METHODS } from '../courses/course-options.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { courseParams, instantText, localDay, optionalText, runKind } from '../fields.ts';
import { ATTENDANCE_METHODS, LONGEST_SIGNATURE, MARK_KINDS, MARKS_AT_A_TIME } from './attendance-options.ts';

// What who teaches a run sees and notes of who is there; staff see it too.

export const ATTENDANCE_STATES = ['not-noted', 'present', 'late', 'left-early', 'absent'] as const;
const decided = z.enum(['open', 'passed', 'failed']);

const attendedDay = z.object({
  sessionId: z.string(),
  /** 1 of 2. */
  number: z.number(),
  of: z.number(),
  date: localDay,
  startTime: z.string(),
  endTime: z.string(),
  startsAt: instantText,
  endsAt: instantText,
});
export type AttendedDay = z.infer<typeof attendedDay>;

const notedMark = z.object({
  id: z.string(),
  kind: z.enum(MARK_KINDS),
  at: instantText,
  madeAt: instantText,
  method: z.enum(ATTENDANCE_METHODS),
  /** Empty: the person themself. */
  by: z.string(),
  reason: z.string(),
});
export type NotedMark = z.infer<typeof notedMark>;

const attendant = z.object({
  enrolmentId: z.string(),
  name: z.string(),
  email: z.string(),
  profession: z.string(),
  state: z.enum(ATTENDANCE_STATES),
  arrivedAt: instantText.nullable(),
  leftAt: instantText.nullable(),
  method: z.enum(ATTENDANCE_METHODS).nullable(),
  /** Whole minutes of the day that count. */
  minutes: z.number(),
  /** Of a live session: who says that they were in. */
  sources: z.array(z.enum(PRESENCE_SOURCES)),
  /** Of all days so far, rounded down; null before anything was noted. */
  percent: z.number().nullable(),
  /** They cannot come to the course’s minimum any more. */
  isBelowMinimum: z.boolean(),
  /** What was noted on the day, in the order in which it was made. */
  marks: z.array(notedMark),
  practical: decided,
  exam: decided,
  /** Of the latest film that was handed in. */
  video: z.enum(['none', ...VIDEO_STATES]),
  /** Of the course, taken in the academy; null before it was handed in. */
  test: decided,
  testPercent: z.number().nullable(),
});
export type Attendant = z.infer<typeof attendant>;

const getAttendance = endpoint({
  summary:
    'Who is on a run and what was noted of each on one of its days; the day of today where none is named',
  method: 'GET',
  path: '/api/admin/in-person-courses/:courseId/attendance',
  access: 'instructor',
  scope: 'participants:read',
  params: courseParams,
  query: z.strictObject({ day: z.coerce.number().int().min(1).max(400).optional().catch(undefined) }),
  response: answer({
    course: z.object({
      _id: z.string(),
      slug: z.string(),
      code: z.string(),
      title: z.string(),
      city: z.string(),
      venueName: z.string(),
      venueTimezone: z.string(),
      kind: runKind,
      /** Of a live course: what its people may read their clocks in. */
      displayZones: z.array(z.string()),
      /** Per cent; it only warns. */
      minimumRequired: z.number(),
      checkInMethod: z.enum(CHECK_IN_METHODS),
      needsPractical: z.boolean(),
      needsExam: z.boolean(),
      needsVideo: z.boolean(),
      hasTest: z.boolean(),
    }),
    days: z.array(attendedDay),
    day: attendedDay.nullable(),
    people: z.array(attendant),
    /** The platform’s list that was taken over for the day; only live sessions have one. */
    platformList: z
      .object({ fileName: z.string(), zone: z.string(), takenAt: instantText, by: z.string() })
      .nullable(),
    now: instantText,
  }),
});

/** Milliseconds since 1970 by the device’s own clock, which may be wrong. */
const clock = z.int().min(0).max(8_640_000_000_000);

const POINT = '(?:1000|\\d{1,3}) (?:300|[0-2]?\\d{1,2})';
const STROKE = `M${POINT}(?: L${POINT})*`;
/** As a pointer has drawn it in a box of 1000 by 300: strokes from point to point. */
const signature = z
  .string()
  .max(LONGEST_SIGNATURE, 'Please sign again, in fewer strokes')
  .regex(new RegExp(`^${STROKE}(?: ${STROKE})*$`), 'Please sign again');

const mark = z.strictObject({
  /** Made where it was noted, so that the same mark counts once. */
  id: z.uuid(),
  sessionId: z.uuid(),
  enrolmentId: z.uuid(),
  kind: z.enum(MARK_KINDS),
  /** When it was noted: milliseconds by the clock of the device. */
  madeAt: clock,
  /** When the person came or left, by the clock of the venue; left out, when it was noted. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as 09:40')
    .optional(),
  /** What was noted before was wrong: needs a reason. */
  isCorrection: z.boolean().default(false),
  reason: optionalText(300),
  /** The person’s own, on the device of who teaches; on courses where people sign. */
  signature: signature.optional(),
});
export type SentMark = z.input<typeof mark>;

const noteAttendance = endpoint({
  summary: 'Take what was noted on a device, once, in any order; what can never be taken is named',
  method: 'POST',
  path: '/api/admin/in-person-courses/:courseId/attendance/marks',
  access: 'instructor',
  scope: 'participants:write',
  params: courseParams,
  body: z.strictObject({
    /** Milliseconds by the clock of the device, when it sent this. */
    sentAt: clock,
    marks: z.array(mark).min(1).max(MARKS_AT_A_TIME),
  }),
  bodyLimit: 300_000,
  response: answer({
    savedIds: z.array(z.string()),
    refused: z.array(z.object({ id: z.string(), reason: z.string() })),
  }),
});

const getCheckInCodes = endpoint({
  summary:
    'The codes of the room’s screen for the next seventy minutes, so that it goes on without a connection',
  method: 'GET',
  path: '/api/admin/in-person-courses/:courseId/attendance/codes',
  access: 'instructor',
  params: courseParams,
  query: z.strictObject({ sessionId: z.uuid() }),
  response: answer({
    now: instantText,
    /** Each is shown for so long, from `from` on. */
    codeMs: z.number(),
    codes: z.array(z.object({ from: z.number(), figures: z.string(), path: z.string() })),
  }),
});

const decideHandsOn = endpoint({
  summary: 'Practical part or exam passed or not, by who has seen it; the latest counts',
  method: 'POST',
  path: '/api/admin/in-person-courses/:courseId/attendance/results',
  access: 'instructor',
  params: courseParams,
  body: z.strictObject({
    enrolmentId: z.uuid(),
    kind: z.enum(['practical', 'exam']),
    isPassed: z.boolean(),
    note: optionalText(300),
  }),
  response: done,
});

export const adminAttendanceEndpoints = {
  getAttendance,
  noteAttendance,
  getCheckInCodes,
  decideHandsOn,
};
