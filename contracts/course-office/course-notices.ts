import { z } from 'zod';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { REMINDER_LEADS } from '#domain/live/session-reminders.ts';
import { MANAGERS } from '../courses/course-options.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { email, instantText, localDay, optionalText, tick } from '../fields.ts';
import { courseParams } from './admin-courses.ts';
import { namedByKind } from './kind-calls.ts';

// What participants of a course are sent: now, on trial, and by itself before the start.

/** Without words of its own, the course's reminder is sent. */
const words = { subject: optionalText(200), message: optionalText(5000) };

const sendImmediateNotification = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary:
      'Mail everyone who is enrolled, now. A message is an announcement: participants find it on the pages of the course too',
    method: 'POST',
    path: `${MANAGERS[kind]}/:id/send-immediate-notification`,
    access: 'staff',
    params: courseParams,
    body: z.object({
      ...words,
      /** To who waits for a seat as well. */
      toWaiting: tick.default(false),
      /** Who enrolls later finds it on the pages too. */
      forLater: tick.default(true),
    }),
    response: answer({ message: z.string(), recipients: z.number() }),
    idempotent: true,
  });

const sendTestNotification = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary: 'Send the same mail to one address, marked as a test',
    method: 'POST',
    path: `${MANAGERS[kind]}/:id/send-test-notification`,
    access: 'staff',
    params: courseParams,
    body: z.object({ email, ...words }),
    response: done,
    limit: { hits: 20, seconds: 3600 },
  });

const cancelNotification = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary: 'The scheduled reminder of a course, or one of a live session, is not sent',
    method: 'DELETE',
    path: `${MANAGERS[kind]}/:id/cancel-notification`,
    access: 'staff',
    params: courseParams,
    /** Of a live course: of which session, and how long before it. */
    query: z.object({ session: z.uuid().optional(), lead: z.enum(REMINDER_LEADS).optional() }),
    response: done,
  });

const notice = z.object({
  courseId: z.string(),
  courseCode: z.string(),
  title: z.string(),
  kind: z.enum(['reminder', 'immediate', 'test']),
  state: z.enum(['scheduled', 'sent', 'cancelled']),
  subject: z.string(),
  /** When it goes out, went out, or would have. */
  at: instantText,
  recipients: z.number(),
  by: z.string().nullable(),
  /** Of a live course: the session that it reminds of; without a lead where staff sent it. */
  session: z
    .object({
      sessionId: z.string(),
      number: z.number(),
      startsAt: instantText,
      lead: z.enum(REMINDER_LEADS).nullable(),
    })
    .nullable(),
});
export type CourseNotice = z.output<typeof notice>;

const listNotifications = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary: 'Reminders that are scheduled, soonest first, and what was sent or called off, newest first',
    method: 'GET',
    path: `${MANAGERS[kind]}/notifications/status`,
    access: 'staff',
    query: z.object({ course: z.uuid().optional() }),
    response: answer({ notifications: z.array(notice) }),
  });

export const COURSE_MAILS = ['reminder', 'notice', 'cancelled', 'postponed'] as const;

const previewCourseMail = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary: 'A mail to participants as it would look, with a participant made up for it',
    method: 'POST',
    path: `${MANAGERS[kind]}/:id/preview-notification`,
    access: 'staff',
    params: courseParams,
    /** The message of `cancelled` and `postponed` is the reason; the dates are those of a move, else made up too. */
    body: z.object({
      mail: z.enum(COURSE_MAILS),
      ...words,
      newStartDate: localDay.nullish().catch(null),
      newEndDate: localDay.nullish().catch(null),
    }),
    response: answer({ subject: z.string(), html: z.string(), text: z.string() }),
  });

const callsOf = <Kind extends RunKind>(kind: Kind) => ({
  sendImmediateNotification: sendImmediateNotification(kind),
  sendTestNotification: sendTestNotification(kind),
  cancelNotification: cancelNotification(kind),
  listNotifications: listNotifications(kind),
  previewCourseMail: previewCourseMail(kind),
});

export const courseNoticeCalls = {
  InPersonCourse: callsOf('InPersonCourse'),
  OnlineLiveTraining: callsOf('OnlineLiveTraining'),
};
export const courseNoticeEndpoints = namedByKind(courseNoticeCalls);
