import { eq } from 'drizzle-orm';
import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { learningBookmarks, learningNotes } from '#server/db/schema/index.ts';

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
  forget: async ({ db }, { id }) => {
    await db.delete(learningNotes).where(eq(learningNotes.userId, id));
    await db.delete(learningBookmarks).where(eq(learningBookmarks.userId, id));
  },
};
