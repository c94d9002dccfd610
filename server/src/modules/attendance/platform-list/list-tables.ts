import { parse } from 'csv-parse/sync';
import { fieldError } from '#server/calls/app-error.ts';
import {
  cellOf,
  type Found,
  findColumns,
  isCoarse,
  type ListRow,
  lower,
  platformOf,
  rowOf,
  saysNoTimes,
} from './list-columns.ts';

export type ListTable = {
  platform: ReturnType<typeof platformOf>;
  /** Only when somebody came first and left last: what was between is not said. */
  isCoarse: boolean;
  rows: ListRow[];
};

const MOST_ROWS = 10_000;
const LONGEST_ROW = 20_000;

type Line = { record: string[]; info: { lines: number } };

const linesOf = (text: string, delimiter: string): Line[] => {
  const options = { delimiter, bom: true, info: true, relax_column_count: true, relax_quotes: true };
  return parse(text, { ...options, max_record_size: LONGEST_ROW, to: MOST_ROWS + 1 }) as unknown as Line[];
};

/**
 * The tables of a list that say when somebody came and left, whatever separates its columns and stands around them. Teams says
 * everybody twice, of which the exact times are taken.
 */
export const readTables = (text: string): ListTable[] => {
  const isRead = { any: false, tooLong: false, withoutTimes: false };
  for (const delimiter of ['\t', ';', ',']) {
    const lines = readLines(text, delimiter);
    isRead.any ||= lines !== null;
    isRead.tooLong ||= (lines ?? []).length > MOST_ROWS;
    isRead.withoutTimes ||= (lines ?? []).some(({ record }) => saysNoTimes(record.map(lower)));
    const tables = tablesOf(lines ?? []).filter(({ rows }) => rows.length > 0);
    const exact = tables.filter((table) => !table.isCoarse);
    // The first table is the one whose heads tell the platform.
    const platform = tables[0]?.platform ?? 'other';
    if (tables.length > 0 && !isRead.tooLong)
      return (exact.length > 0 ? exact : tables).map((table) => ({ ...table, platform }));
  }
  throw fieldError('file', wordsFor(isRead));
};

const readLines = (text: string, delimiter: string): Line[] | null => {
  try {
    return linesOf(text, delimiter);
  } catch {
    // A quote that does not end, or one line as long as a book.
    return null;
  }
};

const wordsFor = ({ any, tooLong, withoutTimes }: Record<'any' | 'tooLong' | 'withoutTimes', boolean>) => {
  if (!any) return 'This file cannot be read as a list. Please upload the CSV as the platform has made it';
  if (tooLong) return `A list has at most ${MOST_ROWS} rows`;
  return withoutTimes
    ? 'This list does not say when people joined and left. In Zoom, export it without “Show unique users”'
    : 'No row says who joined and left when. The file needs columns for a name or email, the time of joining and the time of leaving';
};

const tablesOf = (lines: readonly Line[]): ListTable[] => {
  const tables: ListTable[] = [];
  let found: Found | null = null;
  for (const { record, info } of lines) {
    const heads = findColumns(record);
    const filled = record.filter((cell) => cellOf(cell) !== '').length;
    if (heads) {
      found = heads;
      tables.push(tableUnder(record.map(lower)));
    } else if (filled < 2) found = null;
    else if (found) tables.at(-1)?.rows.push(...rowOf(record, found, info.lines));
  }
  return tables;
};

const tableUnder = (heads: readonly string[]): ListTable => ({
  platform: platformOf(heads),
  isCoarse: isCoarse(heads),
  rows: [],
});
