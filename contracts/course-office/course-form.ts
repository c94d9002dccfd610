import { z } from 'zod';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { accessSection } from './sections/access.ts';
import { assessmentSection } from './sections/assessment.ts';
import { attendanceSection } from './sections/attendance.ts';
import { basicSection, selfPacedBasic } from './sections/basic.ts';
import { certificationSection } from './sections/certification.ts';
import { contactSection, metadataSection } from './sections/contact.ts';
import { contentSection } from './sections/content.ts';
import { enrollmentSection, runEnrollment, selfPacedEnrollment } from './sections/enrollment.ts';
import { inclusionsSection, liveInclusions } from './sections/inclusions.ts';
import { instructorsSection } from './sections/instructors.ts';
import { liveSection } from './sections/live.ts';
import { mediaSection } from './sections/media.ts';
import { emailCustomization, notificationSettings, reminderSettings } from './sections/notices.ts';
import { practicalSection } from './sections/practical.ts';
import { reviewsSection } from './sections/reviews.ts';
import { liveSchedule, scheduleSection } from './sections/schedule.ts';
import { venueSection } from './sections/venue.ts';
import { waitlistSection } from './sections/waitlist.ts';

/** What staff fill in of courses, in the order in which what is wrong is told. */
const everySection = {
  basic: basicSection,
  schedule: scheduleSection,
  live: liveSection,
  enrollment: enrollmentSection,
  access: accessSection,
  venue: venueSection,
  instructors: instructorsSection,
  waitlist: waitlistSection,
  content: contentSection,
  practical: practicalSection,
  assessment: assessmentSection,
  certification: certificationSection,
  reviews: reviewsSection,
  inclusions: inclusionsSection,
  media: mediaSection,
  attendance: attendanceSection,
  notificationSettings,
  reminderSettings,
  emailCustomization,
  contact: contactSection,
  metadata: metadataSection,
};

const { access: _, ...runSections } = { ...everySection, enrollment: runEnrollment };
const { live: __, ...inPersonSections } = runSections;
const { venue: ___, practical: ____, ...liveSections } = runSections;
const { access, instructors, content, certification, reviews, media, contact, metadata } = everySection;

/** Those that a kind of course has. */
export const courseSections = {
  InPersonCourse: inPersonSections,
  OnlineLiveTraining: { ...liveSections, schedule: liveSchedule, inclusions: liveInclusions },
  ELearningCourse: {
    basic: selfPacedBasic,
    enrollment: selfPacedEnrollment,
    access,
    instructors,
    content,
    certification,
    reviews,
    inclusions: liveInclusions,
    media,
    contact,
    metadata,
  },
} as const satisfies Record<CourseKind, z.ZodRawShape>;

/** As the form has its sections. */
export const SECTION_NAMES = Object.keys(everySection);

const courseForm = z.object(everySection);
/**
 * Cleaned: numbers are numbers, lists are lists, what is empty is '', null or []. Money is EUR with decimals. A section
 * that a kind of course does not have is as good as blank.
 */
export type CourseForm = z.output<typeof courseForm>;
/** One in person, as its own calls have it. */
export type InPersonForm = z.output<z.ZodObject<typeof inPersonSections>>;
export type LiveSession = CourseForm['live']['sessions'][number];

/** What a new course holds before anybody has written a word. */
export const blankCourse = (): CourseForm => courseForm.parse({});

type Said = z.output<z.ZodObject<(typeof courseSections)[CourseKind]>>;

/** What was said of a course of a kind, with the sections and fields that it does not have. */
export const wholeForm = (kind: CourseKind, said: Said): CourseForm => {
  const blank = blankCourse();
  const form = { ...blank, ...said } as CourseForm;
  const { enrollment } = form;
  const whole = {
    ...form,
    schedule: { ...blank.schedule, ...form.schedule },
    enrollment: {
      ...blank.enrollment,
      ...enrollment,
      earlyBird: { ...blank.enrollment.earlyBird, ...enrollment.earlyBird },
    },
    inclusions: { ...blank.inclusions, ...form.inclusions },
  };
  return kind === 'OnlineLiveTraining' ? datedBySessions(whole) : whole;
};

/** A live course begins with the first of its sessions and ends with the last. */
export const datedBySessions = (form: CourseForm): CourseForm => {
  const { timeSlots } = form.schedule;
  const first = form.live.sessions[0];
  const last = form.live.sessions.at(-1);
  return {
    ...form,
    schedule: {
      ...form.schedule,
      startDate: first?.date ?? null,
      endDate: last?.date ?? null,
      timeSlots: {
        ...timeSlots,
        startTime: first?.startTime ?? timeSlots.startTime,
        endTime: last?.endTime ?? timeSlots.endTime,
      },
    },
  };
};
