import type { Cell } from 'write-excel-file/node';

export type SheetColumn = {
  title: string;
  /** How numbers are shown; or days and instants, which are ISO texts and become dates. */
  format?: '0.00' | 'yyyy-mm-dd' | 'yyyy-mm-dd hh:mm';
  /** In characters. */
  width?: number;
};
type Value = string | number | null;

const toCell = (value: Value, { format }: SheetColumn): Cell => {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number, format };
  // Text of the type text is never a formula.
  return format ? { value: new Date(value), type: Date, format } : { value, type: String };
};

/** One sheet, whose header stays in view. */
export const toXlsx = async (columns: readonly SheetColumn[], rows: readonly Value[][]): Promise<Buffer> => {
  // Loaded when somebody asks for a file: no start waits for it.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const header = columns.map(({ title }): Cell => ({ value: title, type: String, fontWeight: 'bold' }));
  const body = rows.map((row) => columns.map((column, index) => toCell(row[index] ?? null, column)));
  return writeXlsxFile([header, ...body], {
    columns: columns.map(({ width = 14 }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
};
