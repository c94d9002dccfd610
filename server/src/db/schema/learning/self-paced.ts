import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { courses } from '../catalogue.ts';
import { instant } from '../columns.ts';

/** What a course that everybody takes at their own pace has, beside what every course has. It goes with its course. */
export const selfPacedCourses = pgTable('self_paced_courses', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  /** How long who has paid may learn; null for life. */
  accessMonths: integer('access_months'),
  earlyBirdEndsAt: instant('early_bird_ends_at'),
  language: text('language').notNull().default('English'),
  /** The newest published version and what there is in it: written when it is published. Null before the first. */
  publishedVersionId: uuid('version_id'),
  publishedVersion: integer('version_number').notNull().default(0),
  publishedAt: instant('published_at'),
  modules: integer('modules').notNull().default(0),
  slides: integer('slides').notNull().default(0),
  seconds: integer('seconds').notNull().default(0),
});
