import { useState } from 'react';
import { SearchField } from '#web/ui/controls/search-field.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Spot } from '../beside.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem, RemovePin } from './note-item.tsx';
import { hasWords } from './note-words.ts';
import type { Pin, PinBook } from './pin-book.ts';
import { PinPlace } from './pin-place.tsx';

interface NoteListProps {
  book: PinBook;
  notes: readonly Pin[];
  asked: Spot | null;
  courseId: string;
}

/** From so many on they are searched, not looked through. */
const MANY = 4;

export function NoteList({ book, notes, asked, courseId }: NoteListProps) {
  const [search, setSearch] = useState('');
  const found = notes.filter(({ text }) => hasWords(text, search));
  return (
    <div className="grid h-full grid-rows-[minmax(0,1fr)_auto]">
      <div className="overflow-y-auto px-5">
        {notes.length >= MANY && (
          <SearchField
            label="Search your notes"
            placeholder="Search your notes"
            className="pt-3.5"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        <ul>
          {found.map((note) => (
            <NoteItem key={note.id} note={note} book={book} />
          ))}
        </ul>
        <p role="status" className="pt-3.5 text-sm text-muted empty:hidden">
          {notes.length === 0 &&
            'No notes yet. A note hangs on the slide and the second at which you write it.'}
          {notes.length > 0 && found.length === 0 && 'None of your notes has these words.'}
        </p>
        {notes.length > 0 && (
          <TextLink look="standalone" to={`/elearning/course/${courseId}/notes`}>
            Print your notes
          </TextLink>
        )}
      </div>
      <NoteForm book={book} asked={asked} />
    </div>
  );
}

export function BookmarkList({ book, bookmarks }: { book: PinBook; bookmarks: readonly Pin[] }) {
  if (bookmarks.length === 0)
    return (
      <p className="px-5 pt-3.5 text-sm text-muted">
        No bookmarks yet. A bookmark is a flag at a second of a slide.
      </p>
    );
  return (
    <ul className="px-5">
      {bookmarks.map((bookmark) => (
        <li
          key={bookmark.id}
          className="flex items-center gap-2 border-b border-hairline py-3.5 text-xs leading-5 text-muted"
        >
          <PinPlace pin={bookmark} />
          <RemovePin pin={bookmark} book={book} />
        </li>
      ))}
    </ul>
  );
}
