import { z } from 'zod';
import { assessmentSection } from './sections/assessment.ts';
import { attendanceSection } from './sections/attendance.ts';
import { basicSection } from './sections/basic.ts';
import { certificationSection } from './sections/certification.ts';
import { contactSection, metadataSection } from './sections/contact.ts';
import { contentSection } from './sections/content.ts';
import { enrollmentSection } from './sections/enrollment.ts';
import { inclusionsSection } from './sections/inclusions.ts';
import { instructorsSection } from './sections/instructors.ts';
import { mediaSection } from './sections/media.ts';
import { emailCustomization, notificationSettings, reminderSettings } from './sections/notices.ts';
import { practicalSection } from './sections/practical.ts';
import { reviewsSection } from './sections/reviews.ts';
import { scheduleSection } from './sections/schedule.ts';
import { venueSection } from './sections/venue.ts';
import { waitlistSection } from './sections/waitlist.ts';

/** The in-person course as staff fill it in, in the order in which what is wrong is told. */
export const courseSections = {
  basic: basicSection,
  schedule: scheduleSection,
  enrollment: enrollmentSection,
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

const courseForm = z.object(courseSections);
/** Cleaned: numbers are numbers, lists are lists, what is empty is '', null or []. Money is EUR with decimals. */
export type CourseForm = z.output<typeof courseForm>;

/** What a new course holds before anybody has written a word. */
export const blankCourse = (): CourseForm => courseForm.parse({});
