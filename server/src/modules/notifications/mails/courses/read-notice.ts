import { libraryPage, sessionsPage } from '#contracts/courses/course-pages.ts';
import type { Letter } from '#emails/letter.ts';
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

/** `isWaiting`: they stand in line for the course, and are not on it. */
type Reader = { firstName: string; isWaiting?: boolean };

export const readNotice = async (
  ctx: Ctx,
  course: Run,
  { firstName, isWaiting = false, ...words }: NoticeWords & Reader,
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
    contactEmail: reached.email,
  };
  const { publicUrl } = ctx.ports;
  if (words.message)
    return { notice: { ...facts, message: words.message, action: actionFor(publicUrl, course, isWaiting) } };
  const { mapUrl, parkingAvailable } = course.venue;
  const [lead = null] = (await listTeacherNames(ctx.db, [course.id])).get(course.id) ?? [];
  const reminder = {
    ...facts,
    coursesUrl: `${publicUrl}/my-courses`,
    content: customReminderContent,
    message: course.reminderSettings.customReminderMessage,
    venue: include.includeVenueDetails ? { mapUrl, parkingAvailable } : null,
    // Instructors have no address of their own: what is for them reaches the academy first.
    instructor: include.includeInstructorContact ? { name: lead, ...reached } : null,
    technicalRequirements: include.includeTechnicalRequirements ? course.content.technicalRequirements : [],
  };
  return { reminder };
};

/** Where what is announced is found again, or where who waits for a seat stands. */
const actionFor = (publicUrl: string, { kind, slug }: Run, isWaiting: boolean): Letter['action'] => {
  if (isWaiting) return { label: 'See your place in line', href: `${publicUrl}/waiting-list/${slug}` };
  return kind === 'OnlineLiveTraining'
    ? { label: 'See your sessions', href: `${publicUrl}${sessionsPage(slug)}` }
    : { label: 'See your courses', href: `${publicUrl}${libraryPage(kind)}` };
};
