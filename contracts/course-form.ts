import { z } from 'zod';
import { assessmentSection } from './course-sections/assessment.ts';
import { attendanceSection } from './course-sections/attendance.ts';
import { basicSection } from './course-sections/basic.ts';
import { certificationSection } from './course-sections/certification.ts';
import { contactSection, metadataSection } from './course-sections/contact.ts';
import { contentSection } from './course-sections/content.ts';
import { enrollmentSection } from './course-sections/enrollment.ts';
import { inclusionsSection } from './course-sections/inclusions.ts';
import { instructorsSection } from './course-sections/instructors.ts';
import { mediaSection } from './course-sections/media.ts';
import { emailCustomization, notificationSettings, reminderSettings } from './course-sections/notices.ts';
import { practicalSection } from './course-sections/practical.ts';
import { reviewsSection } from './course-sections/reviews.ts';
import { scheduleSection } from './course-sections/schedule.ts';
import { venueSection } from './course-sections/venue.ts';
import { waitlistSection } from './course-sections/waitlist.ts';

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
