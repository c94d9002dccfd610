import { z } from 'zod';
import { VIDEO_STANDINGS, VIDEO_STATES } from '#domain/attendance/video.ts';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, instantText, localDay } from '../fields.ts';

// The film of a procedure that a course may ask for. It is handed in by `handInVideo`, whose body is the film itself.

export const handedInVideo = z.object({
  id: z.string(),
  /** Opened to the participant, to who teaches the run and to staff. */
  url: z.string(),
  name: z.string(),
  bytes: z.number(),
  submittedAt: instantText,
  state: z.enum(VIDEO_STATES),
  /** Why it was given back. */
  note: z.string(),
});
export type HandedInVideo = z.infer<typeof handedInVideo>;

const getOwnVideos = endpoint({
  summary: 'The films that the caller has handed in of a run, the latest first, and whether another is taken',
  method: 'GET',
  path: '/api/attendance/videos/:courseId',
  access: 'signed-in',
  params: courseParams,
  response: answer({
    course: z.object({ slug: z.string(), code: z.string(), title: z.string(), venueTimezone: z.string() }),
    standing: z.enum(VIDEO_STANDINGS),
    /** The first day of the run, from which on films are taken; null until its dates are set. */
    opensOn: localDay.nullable(),
    videos: z.array(handedInVideo),
  }),
});

export const videoEndpoints = { getOwnVideos };
