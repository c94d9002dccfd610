import { useRef, useState } from 'react';
import { MAXIMUM_ATTENDEES } from '#contracts/payment-cases/case-options.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldError } from '#web/ui/controls/field.tsx';
import { cx } from '#web/ui/cx.ts';
import { showToast } from '#web/ui/messages/toast.tsx';
import { NewAttendee } from './attendees-new.tsx';
import type { Attendee } from './attendees-parse.ts';
import { PasteAttendees } from './attendees-paste.tsx';
import { ATTENDEES, attendeeField, attendeeKeys, type Row } from './attendees-read.ts';
import { AttendeeRow } from './attendees-row.tsx';
import type { Entered } from './case-form-values.ts';

interface AttendeesFieldsProps {
  form: FormIssues;
  initial: Entered;
}

/** From so many rows on they scroll in a box of their own, so that the rest of the form stays at hand. */
const SCROLLED = 10;

/** Whom a case is for: a list that grows by one or by what a spreadsheet holds, and can be corrected in place. */
export function AttendeesFields({ form, initial }: AttendeesFieldsProps) {
  const [rows, setRows] = useState(() => rowsOf(form.failure?.values ?? initial));
  const next = useRef(1 + Math.max(-1, ...rows.map(({ key }) => Number(key))));
  const newName = useRef<HTMLInputElement>(null);

  function add(attendees: readonly Attendee[]) {
    const added = attendees.map((attendee) => {
      const key = String(next.current);
      next.current += 1;
      return { ...attendee, key };
    });
    setRows((before) => [...before, ...added]);
  }

  function remove(row: Row) {
    setRows(rows.filter(({ key }) => key !== row.key));
    newName.current?.focus();
    const undo = { label: 'Undo', onClick: () => setRows(rows) };
    showToast(`${row.name || 'Attendee'} removed`, { action: undo });
  }

  const change = (changed: Row) => setRows(rows.map((row) => (row.key === changed.key ? changed : row)));

  return (
    <div id={ATTENDEES} tabIndex={-1} className="grid gap-5">
      <FieldError id={ATTENDEES} error={form.errorOf(ATTENDEES)} />
      {rows.length > 0 && (
        <ol className={cx('grid gap-2', rows.length > SCROLLED && '-m-1 max-h-120 overflow-y-auto p-1')}>
          {rows.map((row, index) => (
            <AttendeeRow
              key={row.key}
              row={row}
              number={index + 1}
              form={form}
              onChange={change}
              onRemove={() => remove(row)}
            />
          ))}
        </ol>
      )}
      {rows.length > 3 && (
        <p className="num flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          {rows.length} of at most {MAXIMUM_ATTENDEES} attendees
          <Button size="sm" variant="ghost" onClick={() => setRows([])} className="noscript:hidden">
            Remove all
          </Button>
        </p>
      )}
      <NewAttendee form={form} nameRef={newName} onAdd={(attendee) => add([attendee])} />
      <PasteAttendees form={form} room={MAXIMUM_ATTENDEES - rows.length} onAdd={add} />
    </div>
  );
}

const rowsOf = (entered: Entered): Row[] =>
  attendeeKeys(entered).map((key) => {
    const part = (name: string) => entered[`${attendeeField(key)}.${name}`] ?? '';
    return { key, name: part('name'), email: part('email'), phone: part('phone') };
  });
