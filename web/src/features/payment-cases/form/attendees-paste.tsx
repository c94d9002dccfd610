import { useMemo, useState } from 'react';
import { MAXIMUM_ATTENDEES } from '#contracts/payment-cases/case-options.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { type Attendee, type PastedAttendees, parseAttendees } from './attendees-parse.ts';
import { PASTED_ATTENDEES } from './attendees-read.ts';

interface PasteAttendeesProps {
  form: FormIssues;
  /** How many more can be named. */
  room: number;
  onAdd: (attendees: readonly Attendee[]) => void;
}

/** Many at once. What is left in the box when the form is sent is read there, so that it works without scripts. */
export function PasteAttendees({ form, room, onAdd }: PasteAttendeesProps) {
  const [text, setText] = useState(() => form.enteredValue(PASTED_ATTENDEES));
  const pasted = useMemo(() => parseAttendees(text), [text]);
  const count = pasted.attendees.length;

  function add() {
    onAdd(pasted.attendees);
    setText(pasted.rejected.map((line) => line.text).join('\n'));
  }

  return (
    <Disclosure summary="Paste from a spreadsheet" defaultOpen={form.enteredValue(PASTED_ATTENDEES) !== ''}>
      <div className="flex flex-col gap-4">
        <TextArea
          {...form.field(PASTED_ATTENDEES)}
          defaultValue={undefined}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          label="Pasted attendees"
          optional
          rows={6}
          hint="One a line: name, email, phone; separated by tabs, semicolons or commas."
        />
        {text.trim() !== '' && (
          <div role="status" className="grid gap-4">
            <Understood attendees={pasted.attendees} />
            <NotUnderstood rejected={pasted.rejected} />
          </div>
        )}
        {count > room && (
          <Notice tone="warning">
            {counted(count, 'attendee')} pasted, but there is room for{' '}
            {counted(Math.max(0, room), 'more', 'more')}: a case can name at most {MAXIMUM_ATTENDEES}.
          </Notice>
        )}
        {count > 0 && count <= room && (
          <Button size="sm" onClick={add} className="self-start noscript:hidden">
            Add {counted(count, 'attendee')}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}

/** How many lines are shown of each kind; the others are counted. */
const SHOWN = 5;

function Understood({ attendees }: Pick<PastedAttendees, 'attendees'>) {
  if (attendees.length === 0) return null;
  return (
    <div>
      <p className="font-strong text-ink">{counted(attendees.length, 'attendee')} understood</p>
      <p className="wrap-anywhere whitespace-pre-line">
        {attendees
          .slice(0, SHOWN)
          .map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(' · '))
          .join('\n')}
      </p>
      <More count={attendees.length - SHOWN} />
    </div>
  );
}

function NotUnderstood({ rejected }: Pick<PastedAttendees, 'rejected'>) {
  if (rejected.length === 0) return null;
  return (
    <div>
      <p className="font-strong text-danger">{counted(rejected.length, 'line')} not understood</p>
      <ul className="wrap-anywhere">
        {rejected.slice(0, SHOWN).map(({ line, text, reason }) => (
          <li key={line}>
            Line {line} {reason}: “{text.slice(0, 80)}”
          </li>
        ))}
      </ul>
      <More count={rejected.length - SHOWN} />
    </div>
  );
}

const More = ({ count }: { count: number }) =>
  count > 0 ? <p>and {count.toLocaleString('en')} more</p> : null;
