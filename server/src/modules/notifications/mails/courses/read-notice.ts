import type { Ctx } from '#server/calls/context.ts';
import { listTeacherNames, type Run } from '#server/modules/catalogue/index.ts';
import { runFactsOf } from '../course-facts.ts';
import { settingsOf } from '../facts.ts';
import { NOTICE_SUBJECT, type NoticeFacts } from './notice-letter.ts';
import { REMINDER_SUBJECT, type ReminderFacts } from './reminder-letter.ts';

/** What staff say to participants. Without a message it is the course's reminder. */
export type NoticeWords = { subject: string; message: string };

export type Notice = { notice: NoticeFacts } | { reminder: ReminderFacts };

/** The subject before names and dates are filled in. */
export const subjectOf = ({ emailCustomization }: Run, { subject, message }: NoticeWords): string =>
  subject || (message ? NOTICE_SUBJECT : emailCustomization.customReminderSubject || REMINDER_SUBJECT);

export const readNotice = async (
  ctx: Ctx,
  course: Run,
  { firstName, ...words }: NoticeWords & { firstName: string },
): Promise<Notice> => {
  const { contact } = await settingsOf(ctx);
  const { email, phone } = course.contact;
  const reached = { email: email || contact.email, phone: phone || contact.phone };
  const { brandingEnabled, customReminderContent, ...include } = course.emailCustomization;
  const facts = {
    firstName,
    course: runFactsOf(course),
    subject: subjectOf(course, words),
    isPlain: !brandingEnabled,
    coursesUrl: `${ctx.ports.publicUrl}/my-courses`,
    contactEmail: reached.email,
  };
  if (words.message) return { notice: { ...facts, message: words.message } };
  const { mapUrl, parkingAvailable } = course.venue;
  const [lead = null] = (await listTeacherNames(ctx.db, [course.id])).get(course.id) ?? [];
  const reminder = {
    ...facts,
    content: customReminderContent,
    message: course.reminderSettings.customReminderMessage,
    venue: include.includeVenueDetails ? { mapUrl, parkingAvailable } : null,
    // Instructors have no address of their own: what is for them reaches the academy first.
    instructor: include.includeInstructorContact ? { name: lead, ...reached } : null,
    technicalRequirements: include.includeTechnicalRequirements ? course.content.technicalRequirements : [],
  };
  return { reminder };
};
