import { z } from 'zod';
import { done, endpoint } from '../endpoint.ts';
import { courseParams, localDay } from '../fields.ts';

// The recording of a live session. Where it is stored is in no answer: it is played by an address that asks who follows it.

export const recordingParams = courseParams.extend({ sessionId: z.uuid() });

export const chapter = z.object({ startMs: z.number(), title: z.string() });

/** A recording as it is played. */
export const shownRecording = z.object({
  path: z.string(),
  /** WebVTT; null where there are none. */
  captionsPath: z.string().nullable(),
  /** Null where the file does not say. */
  durationMs: z.number().nullable(),
  chapters: z.array(chapter),
  /** Where the caller was last. */
  resumeMs: z.number(),
});

/** Of who may see it or might have; `film` is null once its last day is over. */
export const ownRecording = z.object({
  /** The last day, in the zone of the course; null of what only staff can see. */
  until: localDay.nullable(),
  film: shownRecording.nullable(),
});

const keepRecordingPosition = endpoint({
  summary:
    'Keep where the caller is in the recording of a live session, for whichever device they go on with',
  method: 'POST',
  path: '/api/live/:courseId/recordings/:sessionId/position',
  access: 'signed-in',
  params: recordingParams,
  body: z.strictObject({ positionMs: z.number().int().min(0).max(86_400_000) }),
  response: done,
  beacon: true,
  // One in ten seconds, of several pages; a clinic shares an address.
  limit: { hits: 1_000, seconds: 60, accountHits: 120 },
});

export const recordingEndpoints = { keepRecordingPosition };
