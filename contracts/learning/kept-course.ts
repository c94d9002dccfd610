import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams } from '../fields.ts';

const listCourseFiles = endpoint({
  summary:
    'All that the caller’s version of a course shows and plays, with its size: what a device keeps to learn it offline',
  method: 'GET',
  path: '/api/elearning/courses/:courseId/files',
  access: 'signed-in',
  params: courseParams,
  response: answer({
    attemptId: z.string(),
    version: z.number(),
    /** Addresses whose answers never change: of every slide, and of what was uploaded for them. */
    files: z.array(z.object({ url: z.string(), bytes: z.number() })),
  }),
});

export const keptCourseEndpoints = { listCourseFiles };
