import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, instantText, localDay } from '../fields.ts';
import { picture, SLIDE_TYPES, slide } from './content.ts';
import { progressView } from './progress.ts';

// What visitors and learners are told of a self-paced course, each field by name. Bodies of slides, scripts and recordings
// are null but for samples and for who is enrolled.

const narrationView = z.object({
  audioFile: z.string().nullable(),
  script: z.string().nullable(),
  durationMs: z.number(),
});

const slideOutline = z.object({
  slideId: z.string(),
  title: z.string(),
  type: z.enum(SLIDE_TYPES),
  seconds: z.number(),
  isSample: z.boolean(),
  isRequired: z.boolean(),
  narration: narrationView.nullable(),
});

export const moduleOutline = z.object({
  moduleId: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  order: z.number(),
  /** How many there are in it. */
  slides: z.number(),
  /** As a person reads it: "24 min". */
  duration: z.string(),
  topics: z.array(z.string()),
  sections: z.array(z.object({ sectionId: z.string(), title: z.string(), slides: z.array(slideOutline) })),
});
export type ModuleOutline = z.infer<typeof moduleOutline>;

/** Prices are EUR with at most two decimals; `displayPrice` is null where nothing can be bought now. */
export const elearningCourse = z.object({
  _id: z.string(),
  /** The slug. */
  courseId: z.string(),
  title: z.string(),
  code: z.string(),
  description: z.string(),
  discipline: z.string(),
  status: z.string(),
  media: z.object({
    thumbnail: z.string(),
    coverImage: z.string(),
    fallbackImage: z.string(),
    previewVideoUrl: z.string(),
  }),
  structure: z.object({
    totalModules: z.number(),
    totalSlides: z.number(),
    /** Minutes. */
    estimatedDuration: z.number(),
    /** Rounded up to whole hours. */
    estimatedHours: z.number(),
  }),
  modules: z.array(moduleOutline),
  pricing: z.object({
    displayPrice: z.string().nullable(),
    basePrice: z.number(),
    currentPrice: z.number(),
    isEarlyBirdActive: z.boolean(),
    earlyBirdDeadline: instantText.nullable(),
  }),
  price: z.number(),
  priceAED: z.number(),
  isFree: z.boolean(),
  isEnrollable: z.boolean(),
  /** Null for life. */
  accessMonths: z.number().nullable(),
});
export type ElearningCourse = z.infer<typeof elearningCourse>;

const listElearning = endpoint({
  summary: 'The self-paced courses that are offered',
  method: 'GET',
  path: '/api/elearning/catalog',
  access: 'public',
  shared: true,
  response: answer({ courses: z.array(elearningCourse) }),
});

/** All that its landing page says. */
export const landingCourse = elearningCourse.extend({
  version: z.number(),
  publishedAt: instantText.nullable(),
  level: z.string(),
  language: z.string(),
  cpdPoints: z.number().nullable(),
  outcomes: z.array(z.string()),
  audience: z.array(z.string()),
  prerequisites: z.array(z.string()),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  tests: z.array(
    z.object({
      testId: z.string(),
      title: z.string(),
      questions: z.number(),
      passPercent: z.number(),
      attempts: z.number().nullable(),
      minutes: z.number().nullable(),
    }),
  ),
  instructors: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      credentials: z.array(z.string()),
      bio: z.string(),
      photoUrl: z.string(),
    }),
  ),
  rating: z.object({ average: z.number().nullable(), count: z.number() }),
  samples: z.array(slide),
});
export type LandingCourse = z.infer<typeof landingCourse>;

const getElearningCourse = endpoint({
  summary: 'A self-paced course with its outline and its sample slides',
  method: 'GET',
  path: '/api/elearning/courses/:courseId',
  access: 'public',
  shared: true,
  params: courseParams,
  response: answer({ course: landingCourse }),
});

const access = z.object({
  hasAccess: z.boolean(),
  /** Why not: "not-enrolled", "ended". */
  reason: z.enum(['not-enrolled', 'ended']).nullable(),
  /** The last day; null for life. */
  accessUntil: localDay.nullable(),
});

const checkAccess = endpoint({
  summary: 'Whether the caller may learn a course now',
  method: 'GET',
  path: '/api/elearning/courses/:courseId/access',
  access: 'signed-in',
  params: courseParams,
  response: answer(access.shape),
});

/** A newer version, with what changed since the one that is learned. */
const offeredVersion = z.object({
  version: z.number(),
  publishedAt: instantText,
  changes: z.array(z.string()),
});

/** What the viewer opens with: the outline of the learner's version, where they stand, and the slide at which they go on. */
const getCourseContent = endpoint({
  summary: 'The course as its viewer opens it, for who is enrolled',
  method: 'GET',
  path: '/api/elearning/courses/:courseId/content',
  access: 'signed-in',
  params: courseParams,
  response: answer({
    course: z.object({ _id: z.string(), courseId: z.string(), title: z.string(), code: z.string() }),
    version: z.number(),
    modules: z.array(moduleOutline),
    tests: z.array(z.object({ testId: z.string(), title: z.string(), isPassed: z.boolean() })),
    progress: progressView,
    accessUntil: localDay.nullable(),
    /** Null on the newest. */
    offered: offeredVersion.nullable(),
  }),
});

const getSlide = endpoint({
  summary: 'A slide of a version, which never changes',
  method: 'GET',
  path: '/api/elearning/courses/:courseId/versions/:version/slides/:slideId',
  access: 'signed-in',
  params: courseParams.extend({ version: z.coerce.number().int().positive(), slideId: z.string().max(80) }),
  response: answer({ slide }),
  lasting: true,
});

const searchCourseText = endpoint({
  summary: 'Slides of one’s course whose text or script has these words',
  method: 'GET',
  path: '/api/elearning/courses/:courseId/search',
  access: 'signed-in',
  params: courseParams,
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  response: answer({
    results: z.array(z.object({ slideId: z.string(), title: z.string(), excerpt: z.string() })),
  }),
});

const moduleProgress = z.object({
  moduleId: z.string(),
  title: z.string(),
  completedSlides: z.number(),
  totalSlides: z.number(),
  sections: z.array(
    z.object({
      sectionId: z.string(),
      title: z.string(),
      slides: z.array(z.object({ slideId: z.string(), seconds: z.number(), isCompleted: z.boolean() })),
    }),
  ),
});

export const myElearningCourse = z.object({
  /** Of the enrolment. */
  _id: z.string(),
  courseId: z.string(),
  enrollmentData: z.object({
    isConfirmed: z.boolean(),
    lastAccessedDate: instantText.nullable(),
    accessUntil: localDay.nullable(),
    hasAccess: z.boolean(),
    courseInfo: z.object({
      title: z.string(),
      code: z.string(),
      discipline: z.string(),
      thumbnail: z.string(),
      coverImage: z.string(),
    }),
  }),
  learningProgress: z.object({
    overall: z.object({
      percentageComplete: z.number().nullable(),
      completedSlides: z.number(),
      totalSlides: z.number(),
      /** Seconds. */
      totalTimeSpent: z.number(),
      currentSlide: z.string().nullable(),
      /** Of it, and how far into it. */
      currentSlideTitle: z.string().nullable(),
      currentPositionMs: z.number(),
    }),
    modules: z.array(moduleProgress),
  }),
  certificate: z.object({ isEligible: z.boolean() }),
  /** Null on the newest version, and where nothing was begun. */
  offered: offeredVersion.nullable(),
});
export type MyElearningCourse = z.infer<typeof myElearningCourse>;

const listMyElearning = endpoint({
  summary: 'The caller’s self-paced courses, the last learned first',
  method: 'GET',
  path: '/api/elearning/my-courses',
  access: 'signed-in',
  response: answer({
    courses: z.array(myElearningCourse),
    /** Of the slide at which one goes on, in the course to go on with; null where there is none. */
    nextPicture: picture.nullable(),
  }),
});

const getMyStats = endpoint({
  summary: 'The caller’s figures of e-learning',
  method: 'GET',
  path: '/api/elearning/my-stats',
  access: 'signed-in',
  response: answer({
    stats: z.object({
      enrolledCount: z.number(),
      /** Of all their courses; 0 to 100, rounded down. */
      averageProgress: z.number(),
      certificatesEarned: z.number(),
    }),
  }),
});

export const elearningEndpoints = {
  listElearning,
  getElearningCourse,
  checkAccess,
  getCourseContent,
  getSlide,
  searchCourseText,
  listMyElearning,
  getMyStats,
};
