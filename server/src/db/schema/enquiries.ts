import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { courses } from './catalogue.ts';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';

/** A question, of somebody who may have no account. `details` holds what is only read, never searched. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    courseId: uuid('course_id').references(() => courses.id),
    /** The account that asked, where it was signed in or made with the question. */
    userId: uuid('user_id').references(() => users.id),
    status: text('status', { enum: ['new', 'open', 'answered', 'closed', 'spam'] }).notNull(),
    assigneeId: uuid('assignee_id').references(() => users.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    country: text('country').notNull(),
    professionalRole: text('professional_role').notNull(),
    message: text('message').notNull(),
    wantsNotice: boolean('wants_notice').notNull(),
    acceptsMarketing: boolean('accepts_marketing').notNull(),
    details: jsonb('details').notNull(),
    createdAt: instant('created_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('enquiries_status_idx').on(t.status, t.id),
    index('enquiries_assignee_idx').on(t.assigneeId, t.id),
    index('enquiries_email_idx').on(t.email, t.createdAt),
    index('enquiries_notice_idx').on(t.courseId).where(sql`${t.wantsNotice}`),
  ],
);

/** What was done with an enquiry, by whom. */
export const enquiryEntries = pgTable(
  'enquiry_entries',
  {
    id: id(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id),
    kind: text('kind', { enum: ['note', 'reply', 'status', 'assignee'] }).notNull(),
    text: text('text').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('enquiry_entries_enquiry_idx').on(t.enquiryId, t.id)],
);
