import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { REMINDER_LEADS } from '#domain/live/session-reminders.ts';
import { MAIL_STATES } from '#domain/notices/mail-state.ts';
import { courses } from './catalogue.ts';
import { day, id, instant } from './columns.ts';
import { courseSessions } from './course-runs.ts';
import { users } from './identity.ts';

/**
 * One mail that is owed. `dedupeKey` makes a repeated event one mail; `data` holds ids, and what the mail says is
 * read when it is sent. `dropped`: by then there was nothing to say any more.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    dedupeKey: text('dedupe_key').notNull(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    /** Where it really goes, of somebody who was erased since; kept until it has left or is given up, and no longer. */
    deliverTo: text('deliver_to'),
    data: jsonb('data').notNull(),
    state: text('state', { enum: MAIL_STATES }).notNull(),
    tries: integer('tries').notNull().default(0),
    lastProblem: text('last_problem'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** Address and kind of mail, without case and accents. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`plain_text(${mails.recipient} || ' ' || replace(${mails.template}, '-', ' '))`,
      ),
  },
  (t) => [
    check('mails_no_address_kept', sql`${t.deliverTo} is null or ${t.state} = 'waiting'`),
    uniqueIndex('mails_dedupe_key').on(t.dedupeKey),
    index('mails_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    index('mails_state_idx').on(t.state, t.createdAt),
    index('mails_paper_idx').on(sql`(${t.data} ->> 'reference')`, t.id).where(sql`${t.data} ? 'paper'`),
    index('mails_notice_idx')
      .on(sql`(${t.data} ->> 'noticeId')`, t.state)
      .where(sql`${t.template} = 'course-notice'`),
  ],
);

/**
 * What the participants of a course were sent, and reminders that were called off. A reminder belongs to the date it
 * reminds of, or to the start of a live session: after a move there is a new one.
 */
export const courseNotices = pgTable(
  'course_notices',
  {
    id: id(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    kind: text('kind', { enum: ['reminder', 'immediate', 'test'] }).notNull(),
    state: text('state', { enum: ['sent', 'cancelled'] }).notNull(),
    /** Of a reminder. */
    startDate: day('start_date'),
    /** Of a reminder of a live session: how long before which start of it. */
    sessionId: uuid('session_id').references(() => courseSessions.id, { onDelete: 'cascade' }),
    lead: text('lead', { enum: REMINDER_LEADS }),
    startsAt: instant('starts_at'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    recipients: integer('recipients').notNull(),
    at: instant('at').notNull(),
    byId: uuid('by_id').references(() => users.id),
    /** It went to who waits for a seat too. */
    toWaiting: boolean('to_waiting').notNull().default(false),
    /** Participants find it on the pages of the course too, until it is withdrawn: it is an announcement. */
    isShown: boolean('is_shown').notNull().default(false),
    /** Those who enroll later as well. */
    forLater: boolean('for_later').notNull().default(false),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnById: uuid('withdrawn_by_id').references(() => users.id),
  },
  (t) => [
    uniqueIndex('course_notices_reminder_key')
      .on(t.courseId, t.startDate)
      .where(sql`${t.kind} = 'reminder' and ${t.sessionId} is null`),
    uniqueIndex('course_notices_session_key').on(t.sessionId, t.lead, t.startsAt),
    index('course_notices_course_idx').on(t.courseId, t.at),
  ],
);
