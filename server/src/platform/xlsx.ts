import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from './project-root.ts';

export type SheetColumn = {
  title: string;
  /** How numbers are shown; or days and instants, which are ISO texts and become dates. */
  format?: '0.00' | 'yyyy-mm-dd' | 'yyyy-mm-dd hh:mm';
  /** In characters. */
  width?: number;
};
export type SheetValue = string | number | null;
export type Sheet = { columns: readonly SheetColumn[]; rows: readonly SheetValue[][] };

const THREAD = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'xlsx-thread.ts')
  : join(projectRoot, 'build/server/xlsx-thread.js');

/** One sheet, whose header stays in view. Ten thousand rows take seconds, so nobody else's answer waits for them. */
export const toXlsx = async (columns: readonly SheetColumn[], rows: Sheet['rows']): Promise<Buffer> => {
  const sheet: Sheet = {
    columns: columns.map(({ title, format, width }) => ({ title, format, width })),
    rows,
  };
  const [packed] = await once(new Worker(THREAD, { workerData: sheet }), 'message');
  return Buffer.from(packed);
};
