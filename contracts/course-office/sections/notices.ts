import { number, section, text, tick } from './cleaned.ts';

// The form's section "Notifications & Reminders" is three parts of a course.

export const notificationSettings = section({
  courseUpdates: tick(),
  emailNotifications: tick(),
  marketingEmails: tick(),
  weeklyDigest: tick(),
});

export const reminderSettings = section({
  enabled: tick(),
  automaticReminders: tick(),
  /** Days before the start. */
  reminderDays: number('Reminder days', { min: 0, max: 365, fallback: 1 }),
  customReminderMessage: text('Reminder message', 2000),
});

export const emailCustomization = section({
  customReminderSubject: text('Reminder subject', 200),
  customReminderContent: text('Reminder content', 5000),
  includeInstructorContact: tick(),
  includeVenueDetails: tick(),
  includeTechnicalRequirements: tick(),
  brandingEnabled: tick(),
});
