import { z } from 'zod';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { certificationShape } from './course-sections/certification.ts';
import { contactSection } from './course-sections/contact.ts';
import { contentSection } from './course-sections/content.ts';
import { inclusionsSection } from './course-sections/inclusions.ts';
import { practicalShape } from './course-sections/practical.ts';
import { reviewsSection } from './course-sections/reviews.ts';
import { scheduleShape } from './course-sections/schedule.ts';
import { storedPolicy } from './course-sections/terms.ts';
import { venueShape } from './course-sections/venue.ts';
import { answer, endpoint } from './endpoint.ts';
import { courseParams, instantText, lenient, storable, tick } from './fields.ts';

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

const picture = z.object({
  url: z.string(),
  alt: z.string(),
  /** Pixels, so that a page keeps the room; null for what is not kept here. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Widths in which it can be asked for, by `?w=`. */
  widths: z.array(z.number()),
});
export type CoursePicture = z.output<typeof picture>;
const download = z.object({
  url: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number().nullable(),
});

/** Documents are for participants, so visitors are told only of those that promote the course. */
const publicMedia = z.object({
  mainImage: picture,
  images: z.array(picture),
  videos: z.array(download),
  links: z.array(z.object({ title: z.string(), url: z.string(), type: z.string() })),
  promotional: z.object({ brochureUrl: z.string(), videoUrl: z.string(), catalogUrl: z.string() }),
});

/** A drafted or cancelled course is never here: it looks like a missing one. */
export const courseDetail = courseSummary.extend({
  /** Slug of what this is a run of; the list can be asked for all runs of it. */
  series: z.string(),
  detailBadge: badge,
  rating: z.object({ mean: z.number(), count: z.number() }).nullable(),
  schedule: z.object({ ...scheduleShape, startTime: z.string(), endTime: z.string() }),
  venue: z.object(venueShape),
  contact: contactSection,
  media: publicMedia,
  /** The main image, also here, where the specification lists it. */
  coverImage: z.string(),
  content: contentSection,
  practical: z.object({ ...practicalShape, participantsPerInstructor: z.number().nullable() }),
  certification: z.object({ ...certificationShape, validityPeriod: z.number().nullable() }),
  inclusions: inclusionsSection,
  attendance: z.object({ minimumRequired: z.number() }),
  waitlist: z.object({ enabled: z.boolean() }),
  eligibility: z.object({ requiresInsurance: z.boolean(), requiresHealthClearance: z.boolean() }),
  policy: storedPolicy,
  reviews: reviewsSection,
  instructorDetails: z.object({
    primary: instructorDetail.nullable(),
    additional: z.array(instructorDetail),
  }),
});
export type CourseDetail = z.infer<typeof courseDetail>;

export const STATUS_FILTERS = ['open', 'limited', 'closed'] as const;
export const DATE_FILTERS = ['upcoming', 'this-month', 'next-month'] as const;
export const COURSE_SORTS = ['date-asc', 'date-desc', 'price-asc', 'price-desc'] as const;

const courseFilter = {
  /** Words that title, code, city and instructors have to contain, in any case and with or without accents. */
  q: lenient(z.string().trim().max(100).refine(storable)),
  /** Open to Register (open and more than 5 seats left), Limited Seats (1 to 5), Closed (full, closed or none left). */
  status: lenient(z.enum(STATUS_FILTERS)),
  /** One, or several with commas between. */
  discipline: lenient(z.string().max(100).refine(storable)),
  /** Runs of the same course, by the `series` of one of them. */
  series: lenient(z.string().max(100).refine(storable)),
};

export const courseListQuery = z.object({
  ...courseFilter,
  /** Months are those of the venue. */
  date: lenient(z.enum(DATE_FILTERS)),
  /** Of more than one day. */
  severalDays: lenient(tick),
  /** By the price that is asked now. Rows without a date come last. */
  sort: lenient(z.enum(COURSE_SORTS)),
  /** `nextCursor` and `nextHistoryCursor` of the answer before. */
  cursor: lenient(z.string().max(300)),
  historyCursor: lenient(z.string().max(300)),
  limit: lenient(z.coerce.number().int().min(1).max(200)),
});

export const listInPersonCourses = endpoint({
  summary:
    'Public in-person courses, 100 at a time; upcoming and expired are divided at the last day in the venue’s zone',
  method: 'GET',
  path: '/api/courses/in-person',
  access: 'public',
  shared: true,
  query: courseListQuery,
  response: answer({
    /** The rows of both lists that follow. */
    courses: z.array(courseSummary),
    upcomingCourses: z.array(courseSummary),
    expiredCourses: z.array(courseSummary),
    message: z.string(),
    nextCursor: z.string().nullable(),
    nextHistoryCursor: z.string().nullable(),
    /** How many upcoming and expired rows there are under all filters. */
    total: z.object({ upcoming: z.number(), expired: z.number() }),
    /** How many upcoming rows each choice would leave, the other filters kept. */
    counts: z.object({
      status: z.record(z.enum(STATUS_FILTERS), z.number()),
      date: z.record(z.enum(DATE_FILTERS), z.number()),
    }),
  }),
});

/** `YYYY-MM` of the years that a calendar is asked for. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const getCourseCalendar = endpoint({
  summary: 'The public in-person courses that take place in a month, wholly or in part, by date and time',
  method: 'GET',
  path: '/api/courses/in-person/calendar',
  access: 'public',
  shared: true,
  /** Without a month the present one. */
  query: z.object({ ...courseFilter, month: lenient(month) }),
  response: answer({
    month,
    /** The nearest month before and after in which there are courses. */
    previousWithCourses: month.nullable(),
    nextWithCourses: month.nullable(),
    courses: z.array(courseSummary),
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

export const courseEndpoints = {
  listInPersonCourses,
  getCourseCalendar,
  getInPersonCourse,
  getSeats,
};
