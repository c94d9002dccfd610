/** A value in one line, as it stands beside another one. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(valueWords).join('; ');
  if (typeof value === 'object') return Object.values(value).filter(Boolean).map(valueWords).join(', ');
  return String(value);
}
