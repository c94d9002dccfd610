import { sectionOf } from './sections.ts';

/** A field as a person would call it: "Venue: map url" of `venue.mapUrl`. */
export function fieldWords(path: string): string {
  const [section = '', ...rest] = path.split('.');
  const last = rest.at(-1) ?? section;
  return `${sectionOf(path)?.title ?? section}: ${last.replace(/([A-Z])/g, ' $1').toLowerCase()}`;
}

/** A value in one line, as it stands beside another one. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(valueWords).join('; ');
  if (typeof value === 'object') return Object.values(value).filter(Boolean).map(valueWords).join(', ');
  return String(value);
}
