import { z } from 'zod';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { answer, endpoint } from '../endpoint.ts';
import { storable } from '../fields.ts';

export const instructorDetail = z.object({
  _id: z.string(),
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePhoto: z.object({ url: z.string() }),
  credentials: z.array(z.string()),
  bio: z.string(),
  specialties: z.array(z.string()),
  experience: z.object({ yearsOfExperience: z.number() }),
  socialMedia: z.object({ linkedin: z.string(), website: z.string() }),
});
export type InstructorDetail = z.output<typeof instructorDetail>;

const params = z.object({ id: z.string().min(1).max(200).refine(storable, 'Not found') });

const listInstructors = endpoint({
  summary: 'Who teaches, with the coming courses of each',
  method: 'GET',
  path: '/api/instructors',
  access: 'public',
  shared: true,
  response: answer({
    instructors: z.array(
      instructorDetail.extend({
        city: z.string(),
        courses: z.array(
          z.object({
            kind: z.enum(RUN_KINDS),
            slug: z.string(),
            title: z.string(),
            startDate: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
});

const getInstructor = endpoint({
  summary: 'One instructor by id or slug',
  method: 'GET',
  path: '/api/instructors/:id',
  access: 'public',
  shared: true,
  params,
  response: answer({ instructor: instructorDetail.extend({ name: z.string(), city: z.string() }) }),
});

export const instructorEndpoints = { listInstructors, getInstructor };
