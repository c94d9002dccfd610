import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { courses, seatClaims } from './catalogue.ts';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';

/**
 * A place in the waiting list of a course. `offered` lasts until the seat of the offer is paid for or released; the others
 * have left the list, and stay as a record.
 */
export const waiting = pgTable(
  'waiting',
  {
    id: id(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state', {
      enum: ['waiting', 'offered', 'enrolled', 'left', 'removed', 'called-off'],
    }).notNull(),
    /** Smaller is earlier; only among who is in line. */
    position: integer('position').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** The seat that is, or was last, offered. */
    offerId: uuid('offer_id').references(() => seatClaims.id),
    offeredAt: instant('offered_at'),
    /** Since when nobody has had that seat. */
    freeSince: instant('free_since'),
    /** When a seat was last let pass: that one goes to others. */
    passedAt: instant('passed_at'),
    leftAt: instant('left_at'),
  },
  (t) => [
    uniqueIndex('waiting_in_line_key')
      .on(t.courseId, t.userId)
      .where(sql`${t.state} in ('waiting', 'offered')`),
    index('waiting_line_idx').on(t.courseId, t.position).where(sql`${t.state} in ('waiting', 'offered')`),
    index('waiting_user_idx').on(t.userId, t.id),
  ],
);
