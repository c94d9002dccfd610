import type { Letter } from '#emails/letter.ts';
import { courseNotice, NOTICE_SUBJECT } from '#emails/letters/course-notice.ts';
import { courseReminder, REMINDER_SUBJECT } from '#emails/letters/course-reminder.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, getCourse, listTeacherNames } from '../catalogue/index.ts';
import { findLiveEnrolment } from '../enrolments/index.ts';
import { findUser } from '../identity/index.ts';
import { readSettings } from '../settings/index.ts';
import type { Composer } from './composer.ts';
import { findNotice } from './course-notices.repository.ts';
import { factsOf } from './read-order.ts';

/** What staff say to participants. Without a message it is the course's reminder. */
export type NoticeWords = { subject: string; message: string };

/** Whom a mail is shown or tried out with. */
export const SAMPLE_PARTICIPANT = { firstName: 'Ada', lastName: 'Byron' };

/** The subject before names and dates are filled in. */
export const subjectOf = ({ emailCustomization }: Course, { subject, message }: NoticeWords): string =>
  subject || (message ? NOTICE_SUBJECT : emailCustomization.customReminderSubject || REMINDER_SUBJECT);

export const writeNotice = async (
  ctx: Ctx,
  course: Course,
  { firstName, ...words }: NoticeWords & { firstName: string },
): Promise<Letter> => {
  const { contact } = await readSettings(ctx.db);
  const { email, phone } = course.contact;
  const reached = { email: email || contact.email, phone: phone || contact.phone };
  const { brandingEnabled, customReminderContent, ...include } = course.emailCustomization;
  const letter = {
    firstName,
    course: factsOf(course),
    subject: subjectOf(course, words),
    isPlain: !brandingEnabled,
    coursesUrl: `${ctx.ports.publicUrl}/my-courses`,
    contactEmail: reached.email,
  };
  if (words.message) return courseNotice({ ...letter, message: words.message });
  const { mapUrl, parkingAvailable } = course.venue;
  const [lead = null] = (await listTeacherNames(ctx.db, [course.id])).get(course.id) ?? [];
  return courseReminder({
    ...letter,
    content: customReminderContent,
    message: course.reminderSettings.customReminderMessage,
    venue: include.includeVenueDetails ? { mapUrl, parkingAvailable } : null,
    // Instructors have no address of their own: what is for them reaches the academy first.
    instructor: include.includeInstructorContact ? { name: lead, ...reached } : null,
    technicalRequirements: include.includeTechnicalRequirements ? course.content.technicalRequirements : [],
  });
};

/**
 * Nothing for who has left the course meanwhile, and no reminder of a start that was called off, moved or is over:
 * a mail server in trouble can keep a mail waiting for a day.
 */
export const composeCourseNotice: Composer = async (ctx, { noticeId = '', userId = '' }) => {
  const notice = await findNotice(ctx.db, noticeId);
  if (!notice) return null;
  const course = await getCourse(ctx.db, notice.courseId);
  if (notice.kind === 'test') {
    const letter = await writeNotice(ctx, course, { ...notice, firstName: SAMPLE_PARTICIPANT.firstName });
    return { ...letter, subject: `[Test] ${letter.subject}` };
  }
  const user = await findUser(ctx.db, userId);
  const isEnrolled = await findLiveEnrolment(ctx.db, { userId, courseId: course.id });
  const isTooLate = notice.message === '' && !isStillAhead(ctx, course, notice.startDate);
  if (!user || !isEnrolled || isTooLate) return null;
  return writeNotice(ctx, course, { ...notice, firstName: user.firstName });
};

/** Whether people can still be reminded of this start. */
export const isStillAhead = (
  { now }: Ctx,
  course: Course,
  startDate: string | null = course.startDate,
): boolean =>
  course.status !== 'cancelled' &&
  course.startDate === startDate &&
  course.startsAt !== null &&
  course.startsAt > now;
