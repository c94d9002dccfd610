import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { showToast } from '#web/ui/messages/toast.tsx';
import type { Pin, PinBook } from './pin-book.ts';
import { PinPlace } from './pin-place.tsx';

export const MOST_LETTERS = 4000;

interface NoteItemProps {
  note: Pin;
  book: PinBook;
}

export function NoteItem({ note, book }: NoteItemProps) {
  const [isEdited, setEdited] = useState(false);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    if (text !== '' && text !== note.text) book.change(note, text);
    setEdited(false);
  }

  return (
    <li className="border-b border-hairline py-3.5 text-md leading-5.5">
      <p className="mb-1 flex items-center gap-2 text-xs leading-5 text-muted">
        <PinPlace pin={note} />
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          aria-label="Edit this note"
          className="-my-2"
          onClick={() => setEdited(true)}
        >
          <Pencil className="size-4" />
        </Button>
        <RemovePin pin={note} book={book} />
      </p>
      {isEdited ? (
        <form onSubmit={save} className="grid gap-2.5">
          <TextArea
            name="text"
            id={`note-${note.id}`}
            label="Note"
            defaultValue={note.text}
            maxLength={MOST_LETTERS}
            ref={(field) => field?.focus()}
          />
          <div className="flex justify-end gap-2">
            <Button variant="ghost" size="sm" onClick={() => setEdited(false)}>
              Cancel
            </Button>
            <Button size="sm" type="submit">
              Save note
            </Button>
          </div>
        </form>
      ) : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {note.text}
        </p>
      )}
      {note.problem && <p className="mt-1 text-xs text-danger">Not on the server: {note.problem}</p>}
    </li>
  );
}

export function RemovePin({ pin, book }: { pin: Pin; book: PinBook }) {
  const remove = () => {
    const undo = book.remove(pin);
    showToast(`The ${pin.kind} is removed`, { action: { label: 'Undo', onClick: undo } });
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      iconOnly
      aria-label={`Remove this ${pin.kind}`}
      className="-my-2 -me-2"
      onClick={remove}
    >
      <Trash2 className="size-4" />
    </Button>
  );
}
