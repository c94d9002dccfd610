import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Beside, Spot } from '../beside.ts';
import { keptNotes } from '../kept/kept-notes.ts';
import { BookmarkList, NoteList } from './note-list.tsx';
import { type Pin, PinBook } from './pin-book.ts';

/** Nobody meets a second again that they have marked: so near to a flag, it is meant. */
const NEAR_MS = 2_000;

/** Notes and bookmarks of whoever learns on this page. */
export function useBeside(accountId: string, courseId: string): Beside {
  const book = useMemo(() => new PinBook(accountId, courseId, keptNotes(accountId)), [accountId, courseId]);
  // The device and the server are outside React.
  useEffect(() => book.open(), [book]);
  const { notes, bookmarks } = useSyncExternalStore(book.subscribe, book.getSnapshot, book.getSnapshot);
  const [asked, setAsked] = useState<Spot | null>(null);
  return {
    notes: <NoteList book={book} notes={notes} asked={asked} courseId={courseId} />,
    noteCount: notes.length,
    bookmarks: <BookmarkList book={book} bookmarks={bookmarks} />,
    bookmarkedSpots: bookmarks,
    bookmark: (spot) => {
      const there = bookmarks.find((one) => isNear(one, spot));
      if (there) book.remove(there);
      else book.add('bookmark', spot);
    },
    write: (spot) => setAsked({ ...spot }),
  };
}

const isNear = (pin: Pin, { slideId, positionMs }: Spot) =>
  pin.slideId === slideId && Math.abs(pin.positionMs - positionMs) < NEAR_MS;
