import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { Sheet, SheetColumn, SheetValue } from './xlsx.ts';

const toCell = (value: SheetValue, { format }: SheetColumn): Cell => {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number, format };
  // Text of the type text is never a formula.
  return format ? { value: new Date(value), type: Date, format } : { value, type: String };
};

const { columns, rows }: Sheet = workerData;
const header = columns.map(({ title }): Cell => ({ value: title, type: String, fontWeight: 'bold' }));
const body = rows.map((row) => columns.map((column, index) => toCell(row[index] ?? null, column)));
const packed = await writeXlsxFile([header, ...body], {
  columns: columns.map(({ width = 14 }) => ({ width })),
  stickyRowsCount: 1,
}).toBuffer();
parentPort?.postMessage(packed);
