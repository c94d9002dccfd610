import { z } from 'zod';
import { MANAGERS } from '../courses/course-options.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { courseParams, instantText, localDay, storable, tick } from '../fields.ts';
import { recordingParams, shownRecording } from './recordings.ts';

// What staff do with the recordings of a live course. The film itself comes by `uploadRecording`, whose body it is.

const PATH = `${MANAGERS.OnlineLiveTraining}/:courseId/recordings`;
const ONE = `${PATH}/:sessionId`;
export const CAPTIONS_LENGTH = 1_000_000;

const adminRecording = z.object({
  /** As it was called where it came from. */
  name: z.string(),
  bytes: z.number(),
  uploadedAt: instantText,
  isPublished: z.boolean(),
  hasCaptions: z.boolean(),
  /** As they are typed: a time and a title on each line. */
  chaptersText: z.string(),
  film: shownRecording,
});
export type AdminRecording = z.output<typeof adminRecording>;

const adminListRecordings = endpoint({
  summary: 'The sessions of a live course with their recordings',
  method: 'GET',
  path: PATH,
  access: 'staff',
  scope: 'courses:read',
  params: courseParams,
  response: answer({
    course: z.object({
      _id: z.string(),
      slug: z.string(),
      code: z.string(),
      title: z.string(),
      zone: z.string(),
      recordingMonths: z.number().nullable(),
    }),
    /** The last day on which participants see them. */
    until: localDay.nullable(),
    sessions: z.array(
      z.object({
        sessionId: z.string(),
        number: z.number(),
        title: z.string(),
        startsAt: instantText,
        endsAt: instantText,
        isCancelled: z.boolean(),
        /** Why none is taken; empty where one is. */
        notTaken: z.string(),
        recording: adminRecording.nullable(),
      }),
    ),
  }),
});

const saveRecording = endpoint({
  summary:
    'Set the chapters of a recording, and whether participants see it; they are written to when it is published first',
  method: 'PUT',
  path: ONE,
  access: 'staff',
  params: recordingParams,
  body: z.strictObject({
    chapters: z.string().max(30_000, 'These are too many chapters').refine(storable),
    isPublished: tick,
  }),
  response: done,
});

const putCaptions = endpoint({
  summary: 'Give a recording its captions, a WebVTT text, or take them away by an empty one',
  method: 'PUT',
  path: `${ONE}/captions`,
  access: 'staff',
  params: recordingParams,
  body: z.strictObject({
    captions: z
      .string()
      .max(CAPTIONS_LENGTH, 'Captions can have at most a million characters')
      .refine(storable, 'This file is no text that can be read'),
  }),
  response: done,
  bodyLimit: 4 * CAPTIONS_LENGTH,
});

const removeRecording = endpoint({
  summary: 'Take a recording away, with its file, its captions and where participants were in it',
  method: 'DELETE',
  path: ONE,
  access: 'staff',
  params: recordingParams,
  response: done,
});

export const adminRecordingEndpoints = { adminListRecordings, saveRecording, putCaptions, removeRecording };
