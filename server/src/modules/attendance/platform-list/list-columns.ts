import type { LIST_PLATFORMS } from '#contracts/attendance/platform-list-options.ts';

/** What a column of a list is called by Zoom, Microsoft Teams, Google Meet, Webex, and by people. */
const COLUMNS = {
  name: [
    'name (original name)',
    'user name (original name)',
    'name',
    'full name',
    'participant',
    'participant name',
    'attendee name',
    'display name',
    'user name',
  ],
  firstName: ['first name'],
  lastName: ['last name'],
  email: ['user email', 'email', 'email address', 'e-mail', 'attendee email', 'participant id (upn)'],
  joined: ['join time', 'joined', 'joined at', 'time joined', 'first join', 'first join time'],
  left: ['leave time', 'left', 'left at', 'time exited', 'time left', 'last leave', 'last leave time'],
  waited: ['in waiting room'],
} as const;
type Column = keyof typeof COLUMNS;
export type Found = Partial<Record<Column, number>>;

/** On one line, as people see it. */
export const cellOf = (cell: string): string => cell.replace(/\s+/gu, ' ').trim();

export const lower = (cell: string): string => cellOf(cell).toLowerCase();

/** Whoever is named is said to have been there for so long, and not when. */
export const saysNoTimes = (cells: readonly string[]): boolean =>
  cells.some((cell) => (COLUMNS.name as readonly string[]).includes(cell)) &&
  cells.some((cell) => cell.includes('duration')) &&
  !cells.some((cell) => (COLUMNS.joined as readonly string[]).includes(cell));

/** Null where these are no heads of such a table. */
export const findColumns = (record: readonly string[]): Found | null => {
  const cells = record.map(lower);
  const at = (column: Column) => {
    const names: readonly string[] = COLUMNS[column];
    // As they are named here: the name that Zoom calls original is better than a part of it.
    const [best] = names.map((name) => cells.indexOf(name)).filter((index) => index !== -1);
    return best;
  };
  const found = Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, at(name as Column)])) as Found;
  const isNamed = [found.name, found.firstName, found.email].some((one) => one !== undefined);
  return isNamed && found.joined !== undefined && found.left !== undefined ? found : null;
};

/** Only when somebody came first and left last is said. */
export const isCoarse = (heads: readonly string[]): boolean =>
  heads.includes('first join') || heads.includes('first join time');

/** Whose heads these are. */
export const platformOf = (heads: readonly string[]): (typeof LIST_PLATFORMS)[number] => {
  const has = (...names: string[]) => names.some((name) => heads.includes(name));
  if (has('name (original name)', 'user name (original name)')) return 'zoom';
  if (isCoarse(heads) || has('participant id (upn)')) return 'teams';
  if (has('time exited')) return 'meet';
  return has('attendee email') ? 'webex' : 'other';
};

/** A row of a list, as it is written. `line` is its line in the file. */
export type ListRow = { line: number; name: string; email: string; joined: string; left: string };

const NO_TIME = /^-*$/;

/** Nobody was in who only waited to be let in, or has no times at all, as who has not come. */
export const rowOf = (record: readonly string[], found: Found, line: number): ListRow[] => {
  const cell = (column: Column) => {
    const index = found[column];
    return index === undefined ? '' : cellOf(record[index] ?? '').replace(/^="(.*)"$/, '$1');
  };
  const [joined, left] = [cell('joined'), cell('left')];
  const isThere = !(NO_TIME.test(joined) && NO_TIME.test(left)) && cell('waited').toLowerCase() !== 'yes';
  const name = cell('name') || `${cell('firstName')} ${cell('lastName')}`.trim();
  return isThere ? [{ line, name, email: cell('email').toLowerCase(), joined, left }] : [];
};
