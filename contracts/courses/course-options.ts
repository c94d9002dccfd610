import type { CourseKind } from '#domain/courses/course-kind.ts';

// What the course manager offers and allows. Plain values, so that a page can show them without the validator.

/** Where its calls are, for each kind of course. */
export const MANAGERS = {
  InPersonCourse: '/admin-courses/inperson/api',
  OnlineLiveTraining: '/admin-courses/onlinelive/api',
  ELearningCourse: '/admin-courses/selfpaced/api',
} as const satisfies Record<CourseKind, string>;
/** Where those are that are about no kind: names, teachers, and files before a course has them. */
export const MANAGER = MANAGERS.InPersonCourse;

export const CATEGORIES = ['aesthetic', 'medical', 'business', 'technical'] as const;
export const DISCIPLINES = ['injectables', 'skin', 'safety', 'dentistry', 'surgery'] as const;
export const TITLE_LENGTH = 200;
export const DESCRIPTION_LENGTH = 2000;
export const VENUE_TIMEZONES = [
  'UTC',
  'GMT',
  'Asia/Dubai',
  'Asia/Riyadh',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Istanbul',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;
export const PAYMENT_CHOICES = ['full', 'deposit', 'installments'] as const;
export const MAXIMUM_INSTALLMENTS = 12;
export const INSTRUCTOR_ROLES = [
  'Lead Instructor',
  'Co-Instructor',
  'Guest Instructor',
  'Assistant',
] as const;
export const VENUE_TYPES = [
  'training-center',
  'hospital',
  'clinic',
  'university',
  'conference-center',
] as const;
export const EXPERIENCE_LEVELS = ['beginner', 'intermediate', 'advanced', 'all-levels'] as const;
export const ASSESSMENT_TYPES = ['none', 'quiz', 'practical', 'both'] as const;
export const ANSWERS_PER_QUESTION = 4;
export const CERTIFICATE_TYPES = ['completion', 'achievement', 'participation'] as const;
export const MAXIMUM_FILES = 60;
/** Enrolments, holds and reviews are of their own run, whatever is chosen. */
export const COPY_DEFAULTS = { resetInstructors: false, resetEnrollment: true, resetMedia: false };
export const CHECK_IN_METHODS = ['manual', 'qr-code', 'digital-signature'] as const;
/** So many sessions a live course may have. */
export const MOST_LIVE_SESSIONS = 60;
/** Bytes of a course that says all it can. */
export const LARGEST_COURSE = 1024 * 1024;
