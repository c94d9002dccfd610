import type { z } from 'zod';
import { assessmentSection } from './assessment.ts';
import { attendanceSection } from './attendance.ts';
import { certificationSection } from './certification.ts';
import { section } from './cleaned.ts';
import { contactSection, metadataSection } from './contact.ts';
import { contentSection } from './content.ts';
import { inclusionsSection } from './inclusions.ts';
import { mediaSection } from './media.ts';
import { emailCustomization, notificationSettings, reminderSettings } from './notices.ts';
import { practicalSection } from './practical.ts';
import { reviewsSection } from './reviews.ts';
import { storedSchedule } from './schedule.ts';
import { storedPaymentOptions, storedPolicy } from './terms.ts';
import { venueFacts } from './venue.ts';
import { waitlistSection } from './waitlist.ts';

/** One schema for each jsonb column of a course, in whichever of its rows. Missing keys read as their defaults, so that a column may grow. */
export const storedSections = {
  venue: section(venueFacts),
  schedule: storedSchedule,
  content: contentSection,
  practical: practicalSection,
  assessment: assessmentSection,
  certification: certificationSection,
  inclusions: inclusionsSection,
  contact: contactSection,
  media: mediaSection,
  paymentOptions: storedPaymentOptions,
  policy: storedPolicy,
  reviews: reviewsSection,
  waitlist: waitlistSection,
  attendance: attendanceSection,
  notificationSettings,
  reminderSettings,
  emailCustomization,
  metadata: metadataSection,
};

export type StoredSections = {
  [Name in keyof typeof storedSections]: z.output<(typeof storedSections)[Name]>;
};
