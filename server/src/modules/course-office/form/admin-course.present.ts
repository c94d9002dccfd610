import type { WholeAdminCourse } from '#contracts/course-office/admin-course.ts';
import { blankCourse, type CourseForm } from '#contracts/course-office/course-form.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { toDecimal } from '#contracts/money.ts';
import { effectiveStatus } from '#domain/courses/course-status.ts';
import { fullName, hasPage, momentOf, type Run, type Teaching } from '#server/modules/catalogue/index.ts';
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

const presentPrices = (course: Run, linked: Relations['linked']): CourseForm['enrollment'] => ({
  // A draft without a price is not free.
  basePrice: course.priceEur === 0 && !course.isFree ? null : toDecimal(course.priceEur),
  isFree: course.isFree,
  baseCurrency: 'EUR',
  earlyBird: {
    basePrice: course.earlyBirdPriceEur === null ? null : toDecimal(course.earlyBirdPriceEur),
    days: course.earlyBirdDays ?? 30,
  },
  seatsAvailable: course.capacity,
  minEnrollment: course.minEnrollment,
  seatHoldDuration: course.seatHoldMinutes,
  paymentOptions: presentTerms(course.paymentOptions, course.startDate),
  linkedCourses: presentLinked(linked),
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

const NOT_LIVE = blankCourse().live;

const presentLive = (course: Run, sessions: Relations['sessions']): CourseForm['live'] =>
  course.kind === 'InPersonCourse' ? NOT_LIVE : { ...course.live, sessions };

/** A course as it was, or could have been, sent. */
export const formOf = (course: Run, { teaching, linked, sessions }: Relations): CourseForm => ({
  basic: {
    courseCode: course.code,
    title: course.title,
    description: course.description,
    category: course.category,
    status: course.status,
    seriesId: course.seriesId,
    discipline: course.series.discipline,
  },
  schedule: presentSchedule(course),
  live: presentLive(course, sessions),
  enrollment: presentPrices(course, linked),
  venue: { ...course.venue, city: course.city, country: course.country },
  instructors: presentTeachers(teaching),
  waitlist: course.waitlist,
  content: course.content,
  practical: course.practical,
  assessment: course.assessment,
  certification: course.certification,
  reviews: course.reviews,
  inclusions: course.inclusions,
  media: course.media,
  attendance: course.attendance,
  notificationSettings: course.notificationSettings,
  reminderSettings: course.reminderSettings,
  emailCustomization: course.emailCustomization,
  contact: course.contact,
  metadata: course.metadata,
});

type Told = {
  course: Run;
  relations: Relations;
  people: { createdBy: string; lastModifiedBy: string };
  cancellation: WholeAdminCourse['cancellation'];
};

export const presentAdminCourse = (
  { course, relations, people, cancellation }: Told,
  now: Date,
): WholeAdminCourse => {
  const form = formOf(course, relations);
  return {
    ...form,
    _id: course.id,
    slug: course.slug,
    version: course.version,
    createdAt: course.createdAt.toISOString(),
    updatedAt: course.updatedAt.toISOString(),
    publicPath: hasPage(course) ? coursePage(course) : null,
    basic: {
      ...form.basic,
      effectiveStatus: effectiveStatus(momentOf(course, now)),
      seriesTitle: course.series.title,
    },
    enrollment: { ...form.enrollment, currentEnrollment: course.enrolled, seatsTaken: course.taken },
    venue: { ...form.venue, timezone: course.zone },
    metadata: { ...form.metadata, ...people },
    cancellation,
  };
};
