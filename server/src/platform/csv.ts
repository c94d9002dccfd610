import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/** A number as one dials it: a spreadsheet finds nothing to run in it. */
const PHONE = /^\+\d[\d ()./-]*$/;

/** A spreadsheet runs what begins like a formula; an apostrophe makes it text. */
const neutralise = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell;

const options = { bom: true, record_delimiter: 'windows' } as const;

/** Rows under a header of their keys. The mark at the beginning says to spreadsheets that it is UTF-8. */
export const toCsv = (columns: readonly string[], rows: readonly Cell[][]): string =>
  stringify([[...columns], ...rows.map((row) => row.map(neutralise))], options);

/** More rows of the same file. */
export const moreCsv = (rows: readonly Cell[][]): string =>
  stringify(
    rows.map((row) => row.map(neutralise)),
    { ...options, bom: false },
  );
