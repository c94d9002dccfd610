import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/** A spreadsheet runs what begins like a formula; an apostrophe makes it text. */
const neutralise = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;

/** Rows under a header of their keys. */
export const toCsv = (columns: readonly string[], rows: Cell[][]): string =>
  stringify([[...columns], ...rows.map((row) => row.map(neutralise))], { record_delimiter: 'windows' });
