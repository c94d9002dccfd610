import type { WholeAdminCourse } from '#contracts/course-office/admin-course.ts';
import { blankCourse, type CourseForm } from '#contracts/course-office/course-form.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { toDecimal } from '#contracts/money.ts';
import { effectiveStatus } from '#domain/courses/course-status.ts';
import {
  type Course,
  fullName,
  hasPage,
  isRun,
  momentOf,
  type Run,
  type SelfPacedCourse,
  type Teaching,
} from '#server/modules/catalogue/index.ts';
import { lastDayOf } from '../self-paced/self-paced-columns.ts';
import { presentTerms } from './payment-terms.ts';
import { presentLinked, type Relations } from './relations.ts';

const LEAD = 'Lead Instructor';

const presentTeachers = (teaching: Teaching[]): CourseForm['instructors'] => {
  const lead = teaching.find(({ position }) => position === 0);
  return {
    primary: { instructorId: lead?.instructor.id ?? null, role: lead?.role ?? LEAD },
    additional: teaching
      .filter((one) => one !== lead)
      .map(({ instructor, role }) => ({ instructorId: instructor.id, role, name: fullName(instructor) })),
  };
};

const BLANK = blankCourse();

const presentPrices = (course: Course, linked: Relations['linked']) => ({
  // A draft without a price is not free.
  basePrice: course.priceEur === 0 && !course.isFree ? null : toDecimal(course.priceEur),
  isFree: course.isFree,
  baseCurrency: 'EUR' as const,
  linkedCourses: presentLinked(linked),
});

const earlyBirdPriceOf = ({ earlyBirdPriceEur }: Course) =>
  earlyBirdPriceEur === null ? null : toDecimal(earlyBirdPriceEur);

const presentRunEnrollment = (course: Run, linked: Relations['linked']): CourseForm['enrollment'] => ({
  ...presentPrices(course, linked),
  earlyBird: { basePrice: earlyBirdPriceOf(course), days: course.earlyBirdDays ?? 30, endsOn: null },
  seatsAvailable: course.capacity,
  minEnrollment: course.minEnrollment,
  seatHoldDuration: course.seatHoldMinutes,
  paymentOptions: presentTerms(course.paymentOptions, course.startDate),
});

const presentSchedule = (course: Run): CourseForm['schedule'] => {
  const { lunchBreak, ...facts } = course.schedule;
  return {
    ...facts,
    startDate: course.startDate,
    endDate: course.endDate,
    venueTimezone: course.zone,
    timeSlots: { startTime: course.startTime, endTime: course.endTime, lunchBreak },
  };
};

const presentLive = (course: Run, sessions: Relations['sessions']): CourseForm['live'] =>
  course.kind === 'InPersonCourse' ? BLANK.live : { ...course.live, sessions };

/** What a course of whatever kind says. */
const commonParts = (course: Course, teaching: Teaching[]) => ({
  basic: {
    courseCode: course.code,
    title: course.title,
    description: course.description,
    category: course.category,
    status: course.status,
    seriesId: course.seriesId,
    discipline: course.series.discipline,
  },
  instructors: presentTeachers(teaching),
  content: course.content,
  certification: course.certification,
  reviews: course.reviews,
  inclusions: course.inclusions,
  media: course.media,
  contact: course.contact,
  metadata: course.metadata,
});

const runParts = (course: Run, { linked, sessions }: Relations) => ({
  schedule: presentSchedule(course),
  live: presentLive(course, sessions),
  enrollment: presentRunEnrollment(course, linked),
  venue: { ...course.venue, city: course.city, country: course.country },
  waitlist: course.waitlist,
  practical: course.practical,
  assessment: course.assessment,
  attendance: course.attendance,
  notificationSettings: course.notificationSettings,
  reminderSettings: course.reminderSettings,
  emailCustomization: course.emailCustomization,
});

const selfPacedParts = (course: SelfPacedCourse, { linked }: Relations) => ({
  enrollment: {
    ...BLANK.enrollment,
    ...presentPrices(course, linked),
    earlyBird: {
      ...BLANK.enrollment.earlyBird,
      basePrice: earlyBirdPriceOf(course),
      endsOn: lastDayOf(course.earlyBirdEndsAt),
    },
  },
  access: { accessMonths: course.accessMonths, language: course.language },
});

/** A course as it was, or could have been, sent. */
export const formOf = (course: Course, relations: Relations): CourseForm => ({
  ...BLANK,
  ...commonParts(course, relations.teaching),
  ...(isRun(course) ? runParts(course, relations) : selfPacedParts(course, relations)),
});

const NOTHING_PUBLISHED = { version: 0, at: null, modules: 0, slides: 0, minutes: 0 };

/** What there is to learn. */
export const presentPublication = ({
  publishedVersion,
  publishedAt,
  modules,
  slides,
  seconds,
}: Pick<SelfPacedCourse, 'publishedVersion' | 'publishedAt' | 'modules' | 'slides' | 'seconds'>) => ({
  version: publishedVersion,
  at: publishedAt?.toISOString() ?? null,
  modules,
  slides,
  minutes: Math.ceil(seconds / 60),
});

/** What of a course is not in its form, by whether it takes place on certain days. */
const momentary = (course: Course, learners: number, now: Date) =>
  isRun(course)
    ? {
        status: effectiveStatus(momentOf(course, now)),
        seats: { currentEnrollment: course.enrolled, seatsTaken: course.taken },
        timezone: course.zone,
        published: NOTHING_PUBLISHED,
      }
    : {
        status: course.status,
        seats: { currentEnrollment: learners, seatsTaken: 0 },
        timezone: '',
        published: presentPublication(course),
      };

type Told = {
  course: Course;
  relations: Relations;
  /** Of a self-paced course. */
  learners: number;
  people: { createdBy: string; lastModifiedBy: string };
  cancellation: WholeAdminCourse['cancellation'];
};

export const presentAdminCourse = (
  { course, relations, learners, people, cancellation }: Told,
  now: Date,
): WholeAdminCourse => {
  const form = formOf(course, relations);
  const { status, seats, timezone, published } = momentary(course, learners, now);
  return {
    ...form,
    _id: course.id,
    slug: course.slug,
    version: course.version,
    createdAt: course.createdAt.toISOString(),
    updatedAt: course.updatedAt.toISOString(),
    publicPath: hasPage(course) ? coursePage(course) : null,
    basic: { ...form.basic, effectiveStatus: status, seriesTitle: course.series.title },
    enrollment: { ...form.enrollment, ...seats },
    venue: { ...form.venue, timezone },
    metadata: { ...form.metadata, ...people },
    published,
    cancellation,
  };
};
