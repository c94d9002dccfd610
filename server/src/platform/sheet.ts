import { toCsv } from './csv.ts';
import { type SheetColumn, toXlsx } from './xlsx.ts';

export type RowColumn<Row> = SheetColumn & { of(row: Row): string | number | null };

/** How rows of a list become a file. */
export type RowSheet<Row> = {
  csv(rows: readonly Row[]): string;
  xlsx(rows: readonly Row[]): Promise<Buffer>;
};

export const sheetOf = <Row>(columns: readonly RowColumn<Row>[]): RowSheet<Row> => {
  const cellsOf = (rows: readonly Row[]) => rows.map((row) => columns.map((column) => column.of(row)));
  const titles = columns.map(({ title }) => title);
  return { csv: (rows) => toCsv(titles, cellsOf(rows)), xlsx: (rows) => toXlsx(columns, cellsOf(rows)) };
};
