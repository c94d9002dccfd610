import { libraryPage, sessionsPage } from '#contracts/courses/course-pages.ts';
import type { Letter } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';
import { listSessionHours, listTeacherNames, type Run } from '#server/modules/catalogue/index.ts';
import { runFactsOf } from '../course-facts.ts';
import { settingsOf } from '../facts.ts';
import { sessionDay, sessionTimes } from '../live/session-times.ts';
import { NOTICE_SUBJECT, type NoticeFacts } from './notice-letter.ts';
import { REMINDER_SUBJECT, type ReminderFacts, SESSION_SUBJECT } from './reminder-letter.ts';

/** What staff say to participants. Without a message it is the course's reminder. */
export type NoticeWords = { subject: string; message: string };

export type Notice = { notice: NoticeFacts } | { reminder: ReminderFacts };

/** The subject before names and dates are filled in. */
export const subjectOf = ({ kind, emailCustomization }: Run, { subject, message }: NoticeWords): string => {
  const ours = kind === 'InPersonCourse' ? REMINDER_SUBJECT : SESSION_SUBJECT;
  return subject || (message ? NOTICE_SUBJECT : emailCustomization.customReminderSubject || ours);
};

/** Who reads: their clocks are empty where nobody knows them. `isWaiting`: they stand in line, and are not on the course. */
type Reader = { firstName: string; zone: string; isWaiting?: boolean };

export const readNotice = async (
  ctx: Ctx,
  course: Run,
  { firstName, zone, isWaiting = false, ...words }: NoticeWords & Reader & { sessionId?: string | null },
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
  const session = await readSession(ctx, course, { sessionId: words.sessionId ?? null, own: zone });
  const reminder = {
    ...facts,
    session,
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
export const actionFor = (publicUrl: string, { kind, slug }: Run, isWaiting: boolean): Letter['action'] => {
  if (isWaiting) return { label: 'See your place in line', href: `${publicUrl}/waiting-list/${slug}` };
  return kind === 'OnlineLiveTraining'
    ? { label: 'See your sessions', href: `${publicUrl}${sessionsPage(slug)}` }
    : { label: 'See your courses', href: `${publicUrl}${libraryPage(kind)}` };
};

/** The session of a live course that is meant, else the one that is next: so a letter looks that somebody tries out. */
const readSession = async (
  ctx: Ctx,
  course: Run,
  { sessionId, own }: { sessionId: string | null; own: string },
): Promise<ReminderFacts['session']> => {
  if (course.kind === 'InPersonCourse') return null;
  const sessions = await listSessionHours(ctx.db, course);
  const isNext = ({ cancelledAt, startsAt }: (typeof sessions)[number]) =>
    cancelledAt === null && startsAt > ctx.now;
  const session = sessions.find(({ id }) => id === sessionId) ?? sessions.find(isNext) ?? sessions.at(-1);
  if (!session) return null;
  const clocks = { organizer: course.zone, own };
  const { number, title } = session;
  return {
    name: [`${number} of ${sessions.length}`, title].filter(Boolean).join(', '),
    day: sessionDay(session, clocks),
    times: sessionTimes(session, clocks),
    pageUrl: `${ctx.ports.publicUrl}${sessionsPage(course.slug, number)}`,
  };
};
