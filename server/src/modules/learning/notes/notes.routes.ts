import { noteEndpoints as calls } from '#contracts/learning/notes.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { presentBookmark, presentNote } from './notes.present.ts';
import { listBookmarksOf, listNotesOf, removeBookmark, removeNote } from './notes.repository.ts';
import { putBookmark } from './put-bookmark.ts';
import { putNote } from './put-note.ts';
import { requireOwner } from './require-pinnable.ts';

export const noteBindings: Binding[] = [
  on(calls.listNotes, async (ctx, { courseId }) => {
    const owner = await requireOwner(ctx, courseId);
    const notes = await listNotesOf(ctx.db, owner);
    const bookmarks = await listBookmarksOf(ctx.db, owner);
    return { notes: notes.map(presentNote), bookmarks: bookmarks.map(presentBookmark) };
  }),
  on(calls.putNote, async (ctx, input) => ({ note: presentNote(await putNote(ctx, input)) })),
  on(calls.putBookmark, async (ctx, input) => ({
    bookmark: presentBookmark(await putBookmark(ctx, input)),
  })),
  // A device asks until it is answered: what is gone already is answered alike.
  on(calls.deleteNote, async (ctx, { courseId, id }) => {
    await removeNote(ctx.db, { ...(await requireOwner(ctx, courseId)), id, at: ctx.now });
    return { message: 'The note is gone.' };
  }),
  on(calls.deleteBookmark, async (ctx, { courseId, id }) => {
    await removeBookmark(ctx.db, { ...(await requireOwner(ctx, courseId)), id, at: ctx.now });
    return { message: 'The bookmark is gone.' };
  }),
];
