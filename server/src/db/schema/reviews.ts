import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { courseSeries, courses } from './catalogue.ts';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';

/** One participant on one run; it counts for the whole series. Only published ones are in the series' sum. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    seriesId: uuid('series_id')
      .notNull()
      .references(() => courseSeries.id),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    state: text('state', { enum: ['pending', 'published', 'rejected'] }).notNull(),
    reason: text('reason').notNull().default(''),
    moderatedBy: uuid('moderated_by').references(() => users.id),
    moderatedAt: instant('moderated_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('reviews_participant_key').on(t.courseId, t.userId),
    index('reviews_published_idx').on(t.seriesId, t.id).where(sql`${t.state} = 'published'`),
    index('reviews_state_idx').on(t.state, t.id),
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
  ],
);
