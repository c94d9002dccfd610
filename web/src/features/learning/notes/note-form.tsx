import { type FormEvent, useEffect, useRef, useState } from 'react';
import { clockText } from '#domain/time/clock-text.ts';
import { useRemembered } from '#web/lib/remembered.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { type Spot, useHere } from '../beside.ts';
import { MOST_LETTERS } from './note-item.tsx';
import type { PinBook } from './pin-book.ts';

interface NoteFormProps {
  book: PinBook;
  /** Where a note was asked for; another object asks anew. */
  asked: Spot | null;
}

/** It is pinned to the second at which somebody began to write. */
export function NoteForm({ book, asked }: NoteFormProps) {
  const here = useHere();
  const field = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<Spot | null>(asked);
  const [draft, keepDraft] = useRemembered(book.draftKey);
  const text = draft ?? '';

  // A key asks for it from anywhere; the field may have come into sight only now.
  useEffect(() => {
    if (!asked) return;
    setBegun(asked);
    field.current?.focus();
  }, [asked]);

  function add(event: FormEvent) {
    event.preventDefault();
    field.current?.focus();
    if (text.trim() === '') return;
    book.add('note', begun ?? here.spot(), text.trim());
    keepDraft('');
    setBegun(null);
  }

  return (
    <form onSubmit={add} className="grid gap-2.5 border-t border-ink px-5 pt-3.5 pb-4">
      <label htmlFor="new-note" className="num text-xs leading-5 font-strong">
        {begun ? `New note at ${clockText(begun.positionMs)}` : 'New note'}
      </label>
      <textarea
        ref={field}
        id="new-note"
        dir="auto"
        className="input min-h-19 text-md leading-5.5"
        placeholder="Private to you"
        maxLength={MOST_LETTERS}
        value={text}
        onFocus={() => setBegun((at) => (at && text !== '' ? at : here.spot()))}
        onChange={(event) => keepDraft(event.target.value)}
      />
      <div className="flex items-center justify-between gap-2">
        <span className="text-xs text-muted">Kept as you type</span>
        <Button size="sm" type="submit">
          Add note
        </Button>
      </div>
    </form>
  );
}
