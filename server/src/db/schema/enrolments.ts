import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { courses } from './catalogue.ts';
import { day, id, instant } from './columns.ts';
import { users } from './identity.ts';
import { orderPlaces } from './orders.ts';

/** Who may take part in a course of any kind, by which place of an order; `accessUntil` is null for life. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    placeId: uuid('place_id')
      .notNull()
      .references(() => orderPlaces.id),
    accessUntil: day('access_until'),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: uuid('cancelled_by'),
    cancelReason: text('cancel_reason'),
  },
  (t) => [
    uniqueIndex('enrolments_live_key').on(t.userId, t.courseId).where(sql`${t.cancelledAt} is null`),
    index('enrolments_course_idx').on(t.courseId),
    // Ended ones too: whose course was called off is told so for some weeks.
    index('enrolments_user_idx').on(t.userId),
    uniqueIndex('enrolments_live_place_key').on(t.placeId).where(sql`${t.cancelledAt} is null`),
  ],
);
