import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { courses } from '../catalogue.ts';
import { id, instant } from '../columns.ts';
import { users } from '../identity.ts';
import { courseVersions } from './learning.ts';

/** How a version came to be, for the office; who published it stands on the version. */
export const coursePublications = pgTable(
  'course_publications',
  {
    versionId: uuid('version_id')
      .primaryKey()
      .references(() => courseVersions.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** What was written then: once published, it makes no second version. */
    basedOn: text('based_on').notNull(),
    note: text('note').notNull(),
    changes: jsonb('changes').notNull(),
    /** Warnings that were let through, each with its reason. */
    waivers: jsonb('waivers').notNull(),
  },
  (t) => [unique('course_publications_based_on_key').on(t.courseId, t.basedOn)],
);

/** A link by which anybody sees what is being written, until it ends; of its address the table has a hash. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: id(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    unique('preview_links_token_key').on(t.tokenHash),
    index('preview_links_course_idx').on(t.courseId, t.endsAt),
  ],
);
