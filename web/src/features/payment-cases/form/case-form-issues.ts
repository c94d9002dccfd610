import type { FormIssue } from '#web/forms/use-form-issues.ts';
import { ATTENDEES, NEW_ATTENDEE, PASTED_ATTENDEES } from './attendees-read.ts';
import type { ReadCase } from './case-form-read.ts';
import { NEW_COURSE } from './case-form-values.ts';

/** The fields from top to bottom: in this order what is missing is told. */
const ORDER = [
  'title',
  'description',
  'paymentType',
  'currency',
  'amount.fixed',
  'amount.min',
  'amount.max',
  'installments',
  'numberOfInstallments',
  'customRate',
  'expiryDays',
  'payerName',
  'payerEmail',
  'payerPhone',
  ATTENDEES,
  NEW_ATTENDEE,
  PASTED_ATTENDEES,
  'linkedCourses',
  NEW_COURSE,
  'notes',
];

/** What the call names otherwise than the form does. */
const NAMES: Readonly<Record<string, string>> = {
  'payer.name': 'payerName',
  'payer.email': 'payerEmail',
  'payer.phone': 'payerPhone',
  'currency.allowed': 'currency',
  'currency.default': 'currency',
  internalNotes: 'notes',
  'installments.numberOfInstallments': 'numberOfInstallments',
  'exchangeRate.customRate': 'customRate',
};

type Sources = Pick<ReadCase, 'attendeeFields' | 'courseFields'> & {
  input: Pick<ReadCase['input'], 'attendees'>;
};

/** An issue of the call at the field of the form that it comes from. */
function atField({ field, message }: FormIssue, read: Sources): FormIssue {
  const [list, position = '', part] = field.split('.');
  if (list === ATTENDEES && position !== '') {
    const source = read.attendeeFields[Number(position)] ?? ATTENDEES;
    const name = read.input.attendees?.[Number(position)]?.name;
    if (source === PASTED_ATTENDEES)
      return { field: source, message: name ? `${name}: ${message}` : message };
    return { field: `${source}.${part}`, message };
  }
  if (list === 'linkedCourses' && position !== '')
    return { field: read.courseFields[Number(position)] ?? NEW_COURSE, message };
  return { field: NAMES[field] ?? field, message };
}

/** Everything that is wrong, each field once and in the form's order; what the form itself has found comes first. */
export function issuesOfForm(
  own: readonly FormIssue[],
  called: readonly FormIssue[],
  read: Sources,
): FormIssue[] {
  const seen = new Set<string>();
  return [...own, ...called.map((issue) => atField(issue, read))]
    .filter(({ field }) => !seen.has(field) && seen.add(field))
    .sort((a, b) => rank(a.field) - rank(b.field));
}

function rank(field: string): number {
  const at = ORDER.indexOf(field);
  const found = at < 0 ? ORDER.indexOf(field.split('.')[0] ?? '') : at;
  return found < 0 ? ORDER.length : found;
}
