import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/** A number as one dials it: a spreadsheet finds nothing to run in it. */
const PHONE = /^\+\d[\d ()./-]*$/;

/** A spreadsheet runs what begins like a formula; an apostrophe makes it text. */
const neutralise = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell;

/** Rows under a header of their keys. The mark at the beginning says to spreadsheets that it is UTF-8. */
export const toCsv = (columns: readonly string[], rows: Cell[][]): string =>
  stringify([[...columns], ...rows.map((row) => row.map(neutralise))], {
    bom: true,
    record_delimiter: 'windows',
  });
