import { X } from 'lucide-react';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldError } from '#web/ui/controls/field.tsx';
import { attendeeField, type Row } from './attendees-read.ts';

interface AttendeeRowProps {
  row: Row;
  number: number;
  form: FormIssues;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

/** One attendee, to be corrected in place. */
export function AttendeeRow({ row, number, form, onChange, onRemove }: AttendeeRowProps) {
  const field = attendeeField(row.key);
  const part = (name: 'name' | 'email' | 'phone') => ({
    form,
    name: `${field}.${name}`,
    value: row[name],
    onValue: (value: string) => onChange({ ...row, [name]: value }),
  });
  return (
    <li className="grid items-start gap-2 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:border-b max-md:border-hairline max-md:pb-4 md:grid-cols-[24px_3fr_4fr_3fr_auto]">
      <span aria-hidden="true" className="num pt-2 text-sm text-muted max-md:pt-3">
        {number}
      </span>
      <AttendeeInput label={`Name of attendee ${number}`} placeholder="Name" {...part('name')} />
      <AttendeeInput
        label={`Email of attendee ${number}`}
        type="email"
        placeholder="Email"
        {...part('email')}
      />
      <AttendeeInput
        label={`Phone of attendee ${number}`}
        type="tel"
        placeholder="Phone"
        {...part('phone')}
      />
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        onClick={onRemove}
        aria-label={`Remove ${row.name || `attendee ${number}`}`}
        className="noscript:hidden max-md:col-start-2 max-md:row-start-1"
      >
        <X />
      </Button>
    </li>
  );
}

interface AttendeeInputProps {
  form: FormIssues;
  name: string;
  label: string;
  placeholder: string;
  value: string;
  onValue: (value: string) => void;
  type?: 'text' | 'email' | 'tel';
}

function AttendeeInput(props: AttendeeInputProps) {
  const { form, name, label, placeholder, value, onValue, type = 'text' } = props;
  const { error, onChange } = form.field(name);
  return (
    <div className="grid min-w-0 gap-1 max-md:col-span-2">
      <input
        id={name}
        name={name}
        type={type}
        value={value}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        onChange={(event) => {
          onChange(event);
          onValue(event.target.value);
        }}
        className="input"
      />
      <FieldError id={name} error={error} />
    </div>
  );
}
