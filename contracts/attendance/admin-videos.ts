import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { courseParams, optionalText } from '../fields.ts';
import { handedInVideo } from './videos.ts';

// What who teaches a run sees of the films that its participants hand in; staff see it too.

const getVideos = endpoint({
  summary: 'The films that a participant of a run has handed in, the latest first',
  method: 'GET',
  path: '/api/admin/in-person-courses/:courseId/attendance/videos',
  access: 'instructor',
  params: courseParams,
  query: z.strictObject({ enrolmentId: z.uuid() }),
  response: answer({
    course: z.object({ slug: z.string(), code: z.string(), title: z.string(), venueTimezone: z.string() }),
    person: z.object({ name: z.string(), email: z.string(), profession: z.string() }),
    /** `by`: who has accepted it or given it back; empty while it waits. */
    videos: z.array(handedInVideo.extend({ by: z.string() })),
  }),
});

const decideVideo = endpoint({
  summary: 'Accept the film that waits, or give it back with a reason; once',
  method: 'POST',
  path: '/api/admin/in-person-courses/:courseId/attendance/videos',
  access: 'instructor',
  params: courseParams,
  body: z.strictObject({
    enrolmentId: z.uuid(),
    /** The one that was seen: another that took its place meanwhile is not decided by it. */
    videoId: z.uuid(),
    isAccepted: z.boolean(),
    /** What is written to the participant; needed where it is given back. */
    note: optionalText(500),
  }),
  response: done,
});

export const adminVideoEndpoints = { getVideos, decideVideo };
