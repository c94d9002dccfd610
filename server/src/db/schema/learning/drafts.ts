import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { courses } from '../catalogue.ts';
import { instant } from '../columns.ts';
import { users } from '../identity.ts';
import { courseVersions } from './learning.ts';

/** What staff are writing of a self-paced course; the next version is made of it. It goes with its course. */
export const courseDrafts = pgTable('course_drafts', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  /** Modules, sections and the ids of their slides, in their order. */
  outline: jsonb('outline').notNull(),
  /** Raised by every change of the order. */
  revision: integer('revision').notNull().default(0),
  /** The version that it is compared with, and its order; null before the first. */
  versionId: uuid('version_id').references(() => courseVersions.id),
  publishedOutline: jsonb('published_outline'),
  savedAt: instant('saved_at').notNull(),
});

const part = {
  courseId: uuid('course_id')
    .notNull()
    .references(() => courseDrafts.courseId, { onDelete: 'cascade' }),
  body: jsonb('body').notNull(),
  /** As it stands in the version that learners begin now; null where that has none. */
  publishedBody: jsonb('published_body'),
  /** Raised by every save: who read an older one is told. */
  revision: integer('revision').notNull().default(1),
  savedAt: instant('saved_at').notNull(),
  savedBy: uuid('saved_by').references(() => users.id),
};

/** A slide that was taken out of the order stays until the next version is published, so that taking it out can be undone. */
export const draftSlides = pgTable('draft_slides', { ...part, slideId: text('slide_id').notNull() }, (t) => [
  primaryKey({ columns: [t.courseId, t.slideId] }),
]);

export const draftTests = pgTable(
  'draft_tests',
  { ...part, testId: text('test_id').notNull(), position: integer('position').notNull().default(0) },
  (t) => [primaryKey({ columns: [t.courseId, t.testId] })],
);
