import { z } from 'zod';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import {
  certificationSection,
  contactSection,
  contentSection,
  eligibilitySection,
  inclusionsSection,
  mediaSection,
  policySection,
  practicalSection,
  scheduleSection,
  venueSection,
} from './course-sections/sections.ts';
import { answer, endpoint } from './endpoint.ts';
import { courseParams, instantText } from './fields.ts';

const status = z.enum(COURSE_STATUSES);
const decimal = z.number();
const badge = z.object({ kind: z.string(), label: z.string() });

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
  role: z.string().optional(),
});

/** Money here is EUR with at most two decimals. `price` and `basePrice` are the list price. */
export const enrollment = z.object({
  price: decimal,
  basePrice: decimal,
  earlyBirdPrice: decimal.nullable(),
  isEarlyBirdActive: z.boolean(),
  earlyBirdDeadline: instantText.nullable(),
  currentPrice: decimal,
  currency: z.literal('EUR'),
  seatsAvailable: z.number(),
  currentEnrollment: z.number(),
  seatsLeft: z.number(),
  isEnrollable: z.boolean(),
  deadline: instantText.nullable(),
  paymentOptions: z.object({
    acceptFullPayment: z.boolean(),
    acceptDeposit: z.boolean(),
    acceptInstallments: z.boolean(),
    depositPercentage: z.number().nullable(),
    numberOfInstallments: z.number().nullable(),
  }),
});

/** A row of the list. */
export const courseSummary = z.object({
  _id: z.string(),
  slug: z.string(),
  code: z.string(),
  discipline: z.string(),
  basic: z.object({
    title: z.string(),
    courseCode: z.string(),
    description: z.string(),
    status,
    effectiveStatus: status,
  }),
  badge,
  enrollment,
  schedule: z.object({
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    duration: z.string(),
    venueTimezone: z.string(),
  }),
  venue: z.object({ city: z.string(), country: z.string() }),
  instructorNames: z.string(),
  isPast: z.boolean(),
});
export type CourseSummary = z.infer<typeof courseSummary>;

/** A drafted or cancelled course is never here: it looks like a missing one. */
export const courseDetail = courseSummary.extend({
  detailBadge: badge,
  rating: z.object({ mean: z.number(), count: z.number() }).nullable(),
  schedule: scheduleSection.extend({
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    startTime: z.string(),
    endTime: z.string(),
    venueTimezone: z.string(),
  }),
  venue: venueSection.extend({ city: z.string(), country: z.string() }),
  contact: contactSection,
  media: mediaSection,
  content: contentSection,
  practical: practicalSection,
  certification: certificationSection.extend({ validityPeriod: z.number().nullable() }),
  inclusions: inclusionsSection,
  eligibility: eligibilitySection,
  policy: policySection,
  instructorDetails: z.object({
    primary: instructorDetail.nullable(),
    additional: z.array(instructorDetail),
  }),
});
export type CourseDetail = z.infer<typeof courseDetail>;

export const listInPersonCourses = endpoint({
  summary:
    'All public in-person courses; upcoming and expired are the same rows, divided at the last day in the venue’s zone',
  method: 'GET',
  path: '/api/courses/in-person',
  access: 'public',
  shared: true,
  response: answer({
    courses: z.array(courseSummary),
    upcomingCourses: z.array(courseSummary),
    expiredCourses: z.array(courseSummary),
    message: z.string(),
  }),
});

export const getInPersonCourse = endpoint({
  summary: 'One public in-person course by slug, id or code',
  method: 'GET',
  path: '/api/courses/in-person/:courseId',
  access: 'public',
  shared: true,
  params: courseParams,
  response: answer({ course: courseDetail }),
});

export const getSeats = endpoint({
  summary: 'Seats left at this moment, for pages that are cached',
  method: 'GET',
  path: '/api/courses/in-person/:courseId/seats',
  access: 'public',
  params: courseParams,
  response: answer({ seatsLeft: z.number(), seatsAvailable: z.number(), isEnrollable: z.boolean(), badge }),
});

export const listInstructors = endpoint({
  summary: 'Who teaches, with the coming courses of each',
  method: 'GET',
  path: '/api/instructors',
  access: 'public',
  shared: true,
  response: answer({
    instructors: z.array(
      instructorDetail.extend({
        city: z.string(),
        courses: z.array(z.object({ slug: z.string(), title: z.string(), startDate: z.string().nullable() })),
      }),
    ),
  }),
});

export const courseEndpoints = { listInPersonCourses, getInPersonCourse, getSeats, listInstructors };
