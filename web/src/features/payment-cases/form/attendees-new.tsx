import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import type { Attendee } from './attendees-parse.ts';
import { NEW_ATTENDEE } from './attendees-read.ts';

interface NewAttendeeProps {
  form: FormIssues;
  nameRef: RefObject<HTMLInputElement | null>;
  onAdd: (attendee: Attendee) => void;
}

const nobody: Attendee = { name: '', email: '', phone: '' };

/** Whoever stands here counts, also when the form is sent before the button was pressed. */
export function NewAttendee({ form, nameRef, onAdd }: NewAttendeeProps) {
  const [attendee, setAttendee] = useState<Attendee>(() => ({
    name: form.enteredValue(`${NEW_ATTENDEE}.name`),
    email: form.enteredValue(`${NEW_ATTENDEE}.email`),
    phone: form.enteredValue(`${NEW_ATTENDEE}.phone`),
  }));
  const [isRefused, setRefused] = useState(false);
  const isComplete = attendee.name.trim() !== '' && attendee.email.trim() !== '';

  function add() {
    setRefused(!isComplete);
    if (!isComplete) return;
    onAdd({ name: attendee.name.trim(), email: attendee.email.trim(), phone: attendee.phone.trim() });
    setAttendee(nobody);
    nameRef.current?.focus();
  }

  const part = (name: keyof Attendee) => ({
    ...form.field(`${NEW_ATTENDEE}.${name}`),
    defaultValue: undefined,
    value: attendee[name],
    autoComplete: 'off',
    span: 'third' as const,
    onInput: (event: { currentTarget: HTMLInputElement }) =>
      setAttendee({ ...attendee, [name]: event.currentTarget.value }),
    // Enter adds the attendee, where it would send the whole form.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      add();
    },
  });

  return (
    <div className="grid gap-3">
      <FieldGrid>
        <TextField label="Attendee name" optional {...part('name')} ref={nameRef} />
        <TextField label="Attendee email" type="email" optional {...part('email')} />
        <TextField label="Attendee phone" type="tel" optional {...part('phone')} />
      </FieldGrid>
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        <Button size="sm" aria-disabled={!isComplete} onClick={add}>
          Add attendee
        </Button>
        <p role="status" className="text-sm text-muted">
          {isRefused && !isComplete && 'An attendee needs a name and an email.'}
        </p>
      </div>
    </div>
  );
}
