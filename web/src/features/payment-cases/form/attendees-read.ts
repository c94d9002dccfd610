import { MAXIMUM_ATTENDEES } from '#contracts/payment-cases/case-options.ts';
import type { FormIssue } from '#web/forms/use-form-issues.ts';
import { type Attendee, type PastedAttendees, parseAttendees } from './attendees-parse.ts';

/** The fields of an attendee who is being entered and not yet in the list. */
export const NEW_ATTENDEE = 'newAttendee';
export const PASTED_ATTENDEES = 'pastedAttendees';
export const ATTENDEES = 'attendees';

/** An attendee in the list. */
export interface Row extends Attendee {
  key: string;
}

const PARTS = ['name', 'email', 'phone'] as const;
export const attendeeField = (key: string) => `${ATTENDEES}.${key}`;

/** The keys of the rows that a form has, in their order; a row keeps its key when others are removed. */
export function attendeeKeys(entered: Readonly<Record<string, string>>): string[] {
  const keys = Object.keys(entered).flatMap((name) => /^attendees\.(\d+)\.name$/.exec(name)?.[1] ?? []);
  return [...new Set(keys)];
}

/** Everybody who is named, and beside them the field that each comes from. */
export interface ReadAttendees {
  attendees: Attendee[];
  fields: string[];
  issues: FormIssue[];
}

/** The rows, who was being entered, and what was pasted. A row without a single letter is none. */
export function readAttendees(entered: Readonly<Record<string, string>>): ReadAttendees {
  const rows = [...attendeeKeys(entered).map(attendeeField), NEW_ATTENDEE].flatMap((field) => {
    const attendee = rowOf(entered, field);
    return PARTS.some((part) => attendee[part] !== '') ? [{ field, attendee }] : [];
  });
  const pasted = parseAttendees(entered[PASTED_ATTENDEES] ?? '');
  const all = [...rows, ...pasted.attendees.map((attendee) => ({ field: PASTED_ATTENDEES, attendee }))];
  return {
    attendees: all.map(({ attendee }) => attendee),
    fields: all.map(({ field }) => field),
    issues: [...tooMany(all.length), ...notUnderstood(pasted)],
  };
}

function rowOf(entered: Readonly<Record<string, string>>, field: string): Attendee {
  const [name = '', email = '', phone = ''] = PARTS.map((part) => (entered[`${field}.${part}`] ?? '').trim());
  return { name, email, phone };
}

function tooMany(count: number): FormIssue[] {
  if (count <= MAXIMUM_ATTENDEES) return [];
  const message = `${count.toLocaleString('en')} attendees are named; at most ${MAXIMUM_ATTENDEES} can be`;
  return [{ field: ATTENDEES, message }];
}

function notUnderstood({ rejected }: PastedAttendees): FormIssue[] {
  const [first] = rejected;
  if (!first) return [];
  const what =
    rejected.length === 1
      ? `Line ${first.line} of the pasted attendees was not understood: it`
      : `${rejected.length.toLocaleString('en')} of the pasted lines were not understood: line ${first.line}`;
  return [{ field: PASTED_ATTENDEES, message: `${what} ${first.reason}` }];
}
