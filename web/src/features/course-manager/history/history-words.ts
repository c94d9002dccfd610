import type { statusWords } from '#web/lib/course-status-words.ts';
import { longDay } from '#web/lib/format.ts';
import { optionWords } from '#web/lib/option-words.ts';

/** What was done, by the server's name of it. */
export function actWords(action: string): string {
  const name = action.replace(/^course\./, '');
  return name === 'copied' ? 'Made as a copy' : optionWords(name);
}

const CHOSEN_FIELDS = ['basic.category', 'basic.level'];

/** A value as a page shows it: days and choices in words, what somebody wrote as it was written. */
export function valueWords(field: string, value: string, statuses: typeof statusWords): string {
  if (field === 'basic.status') return new Map(Object.entries(statuses)).get(value) ?? 'empty';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return longDay(value);
  return (CHOSEN_FIELDS.includes(field) ? optionWords(value) : value) || 'empty';
}
