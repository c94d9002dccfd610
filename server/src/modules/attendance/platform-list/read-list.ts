import { DAY_ORDERS } from '#domain/live/list-clock.ts';
import { shownName } from '#domain/live/list-names.ts';
import type { Interval } from '#domain/live/presence.ts';
import { fieldError } from '#server/calls/app-error.ts';
import { decodeList } from './decode-list.ts';
import type { ListRow } from './list-columns.ts';
import { type ListTable, readTables } from './list-tables.ts';
import { type Asked, type ReadRow, type RowProblem, readRow } from './read-row.ts';

/** Whoever a list names: one name and address, in as often as it says. */
export type Listed = { key: string; name: string; email: string; rows: number; intervals: Interval[] };

export type PlatformList = {
  platform: ListTable['platform'];
  isCoarse: boolean;
  /** Whether it says its zone itself, so that the one that was chosen is not asked for. */
  hasOwnZone: boolean;
  people: Listed[];
  /** Rows that count for nobody, as they are counted in the file. */
  problems: { line: number; problem: RowProblem }[];
  /** Times that the clocks of the zone have twice, or never, on that day. */
  repeated: number;
  skipped: number;
};

/** What a platform's file says of who was in a session, whose day tells how it writes days. */
export const readPlatformList = (bytes: Uint8Array, asked: Asked): PlatformList => {
  const text = decodeList(bytes);
  if (text === null)
    throw fieldError(
      'file',
      'This is no CSV. Please upload the list as the platform has made it, not a workbook',
    );
  const tables = readTables(text);
  const rows = tables.flatMap((table) => table.rows);
  const [first, second] = DAY_ORDERS.map((order) => rows.map((row) => readRow(row, { ...asked, order })));
  const read = countIn(second) > countIn(first) ? second : first;
  if (!read || countIn(read) === 0) throw fieldError('file', wordsForNobody(read ?? [], rows));
  return {
    platform: tables[0]?.platform ?? 'other',
    isCoarse: tables.some(({ isCoarse }) => isCoarse),
    hasOwnZone: read.every(({ hasOwnZone }) => hasOwnZone),
    people: group(rows, read),
    problems: rows.flatMap(({ line }, at) => {
      const problem = read[at]?.problem;
      return problem ? [{ line, problem }] : [];
    }),
    repeated: read.filter(({ isRepeated }) => isRepeated).length,
    skipped: read.filter(({ isSkipped }) => isSkipped).length,
  };
};

const countIn = (read: readonly ReadRow[] = []): number => read.filter(({ interval }) => interval).length;

const wordsForNobody = (read: readonly ReadRow[], rows: readonly ListRow[]): string =>
  read.some(({ problem }) => problem === 'other-day')
    ? `This list is of another day than the session: it says ${rows[0]?.joined.slice(0, 40)}. Please check the session and the zone`
    : 'No row of this list has times that can be read';

/** Rows of one address are one person's, and of one name where there is no address: they join and leave again. */
const group = (rows: readonly ListRow[], read: readonly ReadRow[]): Listed[] => {
  const people = new Map<string, Listed>();
  for (const [at, { name, email }] of rows.entries()) {
    const interval = read[at]?.interval;
    if (!interval) continue;
    const shown = shownName(name);
    const address = shownName(email);
    const key = address ? `email ${address}` : `name ${shown.toLowerCase()}`;
    const known = people.get(key);
    if (known) {
      known.rows += 1;
      known.intervals.push(interval);
    } else people.set(key, { key, name: shown, email: address, rows: 1, intervals: [interval] });
  }
  return [...people.values()];
};
