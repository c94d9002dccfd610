import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ImportReport } from '#contracts/course-builder/import.ts';
import { courses } from '../catalogue.ts';
import { id, instant } from '../columns.ts';
import { users } from '../identity.ts';

/**
 * Files that are put into drafts or become courses, and what became of them until somebody has read it: a `report`, or the `problem` that
 * nothing was taken for. A course has one at a time that is not over.
 */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    /** Whose draft it is put into, or which it has become. */
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    /** It becomes a course of its own. */
    makesCourse: boolean('makes_course').notNull(),
    /** As it was called where it came from. */
    file: text('file').notNull(),
    /** Its bytes, which are kept until it is over. */
    bytesId: text('bytes_id').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    /** How often it was begun. Who has begun it last may end it. */
    tries: integer('tries').notNull().default(0),
    /** When something was heard of it last. */
    toldAt: instant('told_at').notNull(),
    /** Pictures, recordings and films that are stored, of so many; 0 of 0 while the file is read. */
    stored: integer('stored').notNull().default(0),
    toStore: integer('to_store').notNull().default(0),
    finishedAt: instant('finished_at'),
    report: jsonb('report').$type<ImportReport>(),
    problem: text('problem'),
  },
  (t) => [uniqueIndex('import_runs_open_key').on(t.courseId).where(sql`${t.finishedAt} is null`)],
);
