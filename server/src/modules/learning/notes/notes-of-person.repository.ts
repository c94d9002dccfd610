import { eq, getTableColumns } from 'drizzle-orm';
import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import {
  enrolments,
  learningAttempts,
  learningBookmarks,
  learningNotes,
  testSittings,
} from '#server/db/schema/index.ts';

/** What they have learned hangs on their places; what they wrote is theirs alone. */
export const notesOfPerson: PersonKeeper = {
  columns: {
    'learning_notes.user_id': 'deleted',
    'learning_bookmarks.user_id': 'deleted',
    'course_versions.created_by': DONE_BY,
    'draft_slides.saved_by': DONE_BY,
    'draft_tests.saved_by': DONE_BY,
    'import_runs.requested_by': DONE_BY,
    'preview_links.created_by': DONE_BY,
  },
  fileColumns: { 'import_runs.file': 'not in it: of a course, not of a person' },
  tell: async (db, { id }) => ({
    notes: await db.select().from(learningNotes).where(eq(learningNotes.userId, id)),
    bookmarks: await db.select().from(learningBookmarks).where(eq(learningBookmarks.userId, id)),
    waysThroughCourses: await db
      .select(getTableColumns(learningAttempts))
      .from(learningAttempts)
      .innerJoin(enrolments, eq(enrolments.id, learningAttempts.enrolmentId))
      .where(eq(enrolments.userId, id)),
    tests: await db
      .select(getTableColumns(testSittings))
      .from(testSittings)
      .innerJoin(learningAttempts, eq(learningAttempts.id, testSittings.attemptId))
      .innerJoin(enrolments, eq(enrolments.id, learningAttempts.enrolmentId))
      .where(eq(enrolments.userId, id)),
  }),
  forget: async ({ db }, { id }) => {
    await db.delete(learningNotes).where(eq(learningNotes.userId, id));
    await db.delete(learningBookmarks).where(eq(learningBookmarks.userId, id));
  },
};
