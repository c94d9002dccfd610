import { z } from 'zod';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { MAIL_STATES } from '#domain/notices/mail-state.ts';
import { MANAGERS } from '../courses/course-options.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';
import { courseParams } from './admin-courses.ts';
import { namedByKind } from './kind-calls.ts';

// The log of a course: what its people were sent, what became of each mail, and what still stands on their pages.

const params = courseParams.extend({ noticeId: z.uuid('Announcement not found') });
const cursor = z.string().max(100).optional();

const announcementReach = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary: 'How many people an announcement would go to now',
    method: 'GET',
    path: `${MANAGERS[kind]}/:id/announcements/reach`,
    access: 'staff',
    params: courseParams,
    response: answer({ enrolled: z.number(), waiting: z.number() }),
  });

const announcement = z.object({
  _id: z.string(),
  kind: z.enum(['reminder', 'immediate']),
  subject: z.string(),
  /** Empty where it was the reminder of the course. */
  message: z.string(),
  at: instantText,
  /** Null where it went out by itself. */
  by: z.string().nullable(),
  toWaiting: z.boolean(),
  /** Participants were shown it on their pages too. */
  isShown: z.boolean(),
  forLater: z.boolean(),
  withdrawn: z.object({ at: instantText, by: z.string() }).nullable(),
  recipients: z.number(),
  /** How many of its mails are in each state. */
  mails: z.object({ waiting: z.number(), sent: z.number(), dropped: z.number(), failed: z.number() }),
});
export type Announcement = z.output<typeof announcement>;

const course = z.object({ _id: z.string(), slug: z.string(), code: z.string(), title: z.string() });

const listAnnouncements = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary: 'What the people of a course were sent, newest first; by words of subject and message',
    method: 'GET',
    path: `${MANAGERS[kind]}/:id/announcements`,
    access: 'staff',
    params: courseParams,
    query: z.object({ q: z.string().trim().max(100).optional(), cursor }),
    response: answer({ course, announcements: z.array(announcement), nextCursor: z.string().nullable() }),
  });

const getAnnouncement = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary: 'One of them, with whom it went to',
    method: 'GET',
    path: `${MANAGERS[kind]}/:id/announcements/:noticeId`,
    access: 'staff',
    params,
    query: z.object({ state: z.enum(MAIL_STATES).optional().catch(undefined), cursor }),
    response: answer({
      course,
      announcement,
      recipients: z.array(
        z.object({
          _id: z.string(),
          /** Empty where the account is gone. */
          name: z.string(),
          email: z.string(),
          state: z.enum(MAIL_STATES),
          sentAt: instantText.nullable(),
          problem: z.string().nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  });

const withdrawAnnouncement = <Kind extends RunKind>(kind: Kind) =>
  endpoint({
    summary: 'Take an announcement from the pages of participants; mails that still wait are not sent',
    method: 'POST',
    path: `${MANAGERS[kind]}/:id/announcements/:noticeId/withdraw`,
    access: 'staff',
    params,
    response: done,
  });

const callsOf = <Kind extends RunKind>(kind: Kind) => ({
  announcementReach: announcementReach(kind),
  listAnnouncements: listAnnouncements(kind),
  getAnnouncement: getAnnouncement(kind),
  withdrawAnnouncement: withdrawAnnouncement(kind),
});

export const announcementCalls = {
  InPersonCourse: callsOf('InPersonCourse'),
  OnlineLiveTraining: callsOf('OnlineLiveTraining'),
};
export const announcementEndpoints = namedByKind(announcementCalls);
