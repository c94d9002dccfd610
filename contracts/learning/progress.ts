import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, instantText, storable } from '../fields.ts';
import { lineageId } from './content.ts';

const uuid = z.uuid();
/** Milliseconds since 1970 by the learner's own clock, which may be wrong. */
const clock = z.int().min(0).max(8_640_000_000_000);

export const EVENT_KINDS = ['seen', 'completed', 'position', 'heartbeat', 'answer'] as const;

/** At most so long counts as activity of one event: a device that sleeps does not learn. */
export const MOST_ACTIVE_MS = 60_000;
/** Of one call; what is left goes with the next. */
export const EVENTS_AT_A_TIME = 500;

/**
 * What happened on a learner's device. It is kept there before the screen says so, and sent until the server has said that it
 * has it: in any order, twice, days later.
 */
export const learningEvent = z.object({
  eventId: uuid,
  attemptId: uuid,
  slideId: lineageId,
  kind: z.enum(EVENT_KINDS),
  /** Counts the events of a device. */
  clientSeq: z.int().nonnegative(),
  clientTime: clock,
  /** Somebody was there for so many milliseconds before `clientTime`. */
  activeMs: z.int().min(0).max(MOST_ACTIVE_MS),
  /** How far into the slide's narration or film, in milliseconds. */
  positionMs: z.int().min(0).max(36_000_000).optional(),
  /** To a check; kept as it was given. */
  answer: z
    .object({ questionId: lineageId, given: z.array(z.string().max(200).refine(storable)).max(12) })
    .optional(),
});
export type LearningEvent = z.output<typeof learningEvent>;

const position = z.object({ slideId: z.string(), positionMs: z.number(), at: instantText });

/** Where somebody stands in the attempt that is open. Percentages are rounded down, 100 only when all is done; null of an empty course. */
export const progressView = z.object({
  attemptId: z.string(),
  /** Which attempt it is: 1 until something was started over. */
  number: z.number(),
  version: z.number(),
  percentageComplete: z.number().nullable(),
  completedSlideIds: z.array(z.string()),
  totalSlides: z.number(),
  /** Seconds. */
  totalTimeSpent: z.number(),
  position: position.nullable(),
  completedAt: instantText.nullable(),
  lastAccessedDate: instantText.nullable(),
});
export type ProgressView = z.infer<typeof progressView>;

const sendEvents = endpoint({
  summary: 'Hand in what happened while learning; nothing counts twice, whatever the order',
  method: 'POST',
  path: '/api/elearning/:courseId/events',
  access: 'signed-in',
  params: courseParams,
  body: z.object({
    /** The device's clock when it sent them, by which the server corrects `clientTime`. */
    sentAt: clock,
    events: z.array(learningEvent).min(1).max(EVENTS_AT_A_TIME),
  }),
  response: answer({
    /** They are kept: the device may forget them. */
    savedIds: z.array(z.string()),
    /** They will never be taken, and why: a slide of another course, a time that cannot be. */
    refused: z.array(z.object({ eventId: z.string(), reason: z.string() })),
    savedAt: instantText,
    progress: progressView,
  }),
  bodyLimit: 300_000,
  beacon: true,
  idempotent: true,
});

const getProgress = endpoint({
  summary: 'The learner’s progress in a course',
  method: 'GET',
  path: '/api/elearning/:courseId/progress',
  access: 'signed-in',
  params: courseParams,
  response: answer({ progress: progressView }),
});

/** The specified calls: thin adapters onto the events. */
const spent = z.object({ slideId: lineageId, timeSpent: z.coerce.number().min(0).max(86_400).default(0) });

const updateProgress = endpoint({
  summary: 'Keep the position and the seconds spent; also sent as a beacon when the page is left',
  method: 'POST',
  path: '/api/elearning/:courseId/progress/update',
  access: 'signed-in',
  params: courseParams,
  body: spent,
  response: answer({ progress: progressView }),
  /** What browsers let a beacon have is a little more. */
  bodyLimit: 60_000,
  beacon: true,
});

const completeSlide = endpoint({
  summary: 'Mark a slide as completed; repeating it changes nothing',
  method: 'POST',
  path: '/api/elearning/:courseId/slides/:slideId/complete',
  access: 'signed-in',
  params: courseParams.extend({ slideId: lineageId }),
  body: spent.omit({ slideId: true }),
  response: answer({ progress: progressView }),
});

const restartCourse = endpoint({
  summary: 'Start over: the attempt is archived, certificates and history stay',
  method: 'POST',
  path: '/api/elearning/:courseId/restart',
  access: 'signed-in',
  params: courseParams,
  response: answer({ message: z.string(), progress: progressView }),
});

const acceptVersion = endpoint({
  summary: 'Go on with the newest version; what is completed stays completed',
  method: 'POST',
  path: '/api/elearning/:courseId/version/accept',
  access: 'signed-in',
  params: courseParams,
  body: z.object({ version: z.int().positive() }),
  response: answer({ progress: progressView }),
});

export const progressEndpoints = {
  sendEvents,
  getProgress,
  updateProgress,
  completeSlide,
  restartCourse,
  acceptVersion,
};
