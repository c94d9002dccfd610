import { z } from 'zod';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { MANAGER, MANAGERS } from '../courses/course-options.ts';
import { answer, endpoint } from '../endpoint.ts';
import { storable } from '../fields.ts';
import { namedByKind } from './kind-calls.ts';

// Codes that courses have, and the series that they are runs of: what the course form asks while it is filled in.

const generateCourseCode = endpoint({
  summary: 'A code made from a title that no course has',
  method: 'POST',
  path: `${MANAGER}/generate-course-code`,
  access: 'staff',
  body: z.object({
    title: z
      .string({ error: 'Please enter a course title first' })
      .trim()
      .min(1, 'Please enter a course title first')
      .max(10_000)
      .refine(storable),
  }),
  response: answer({ courseCode: z.string() }),
});

const checkCourseCode = endpoint({
  summary: 'Whether a code is free; `except` is the course that may have it already',
  method: 'GET',
  path: `${MANAGER}/check-course-code`,
  access: 'staff',
  query: z.object({
    code: z.string().trim().min(1).max(40).refine(storable),
    except: z.uuid().optional(),
  }),
  response: answer({ code: z.string(), available: z.boolean() }),
});

const listCourseSeries = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary: 'What is taught: a course can be a further run of it',
    method: 'GET',
    path: `${MANAGERS[kind]}/series`,
    access: 'staff',
    scope: 'courses:read',
    response: answer({
      series: z.array(
        z.object({ _id: z.string(), title: z.string(), discipline: z.string(), runs: z.number() }),
      ),
    }),
  });

const findCoursesToLink = endpoint({
  summary: 'Courses of every kind by words of their titles and codes: what another course may bring along',
  method: 'GET',
  path: `${MANAGER}/courses-to-link`,
  access: 'staff',
  query: z.object({ q: z.string().trim().max(200).refine(storable).default('') }),
  response: answer({ courses: z.array(z.object({ courseId: z.string(), name: z.string() })) }),
});

const seriesCallsOf = <Kind extends CourseKind>(kind: Kind) => ({ listCourseSeries: listCourseSeries(kind) });

export const courseSeriesCalls = {
  InPersonCourse: seriesCallsOf('InPersonCourse'),
  OnlineLiveTraining: seriesCallsOf('OnlineLiveTraining'),
  ELearningCourse: seriesCallsOf('ELearningCourse'),
};
export const courseNameEndpoints = {
  generateCourseCode,
  checkCourseCode,
  ...namedByKind(courseSeriesCalls),
  findCoursesToLink,
};
