import { MOST_ROWS } from '#contracts/reporting/admin-reports.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { isTooSlow } from '#server/platform/db/database.ts';
import { allowSeconds } from './patience.repository.ts';
import type { Period } from './report-period.ts';

/** So long somebody waits for ten years, where everybody else asks for much as well. */
const PATIENCE_SECONDS = 10;

type Asked = { period: Period; isWhole: boolean };
type Wish<Row, Sum> = { rows(period: Period): Promise<Row[]>; sums: readonly Sum[] };

/** Rows of a period with the sums of all of them; a report shows the first rows, its file has them all. */
export const makeReport = async <Row extends Record<Sum, number>, Sum extends string>(
  { db }: Ctx,
  { period, isWhole }: Asked,
  { rows: read, sums }: Wish<Row, Sum>,
) => {
  await allowSeconds(db, PATIENCE_SECONDS);
  const rows = await read(period).catch(refuseSlow);
  const total = Object.fromEntries(
    sums.map((sum) => [sum, rows.reduce((all, row) => all + row[sum], 0)]),
  ) as Record<Sum, number>;
  const shown = isWhole ? rows : rows.slice(0, MOST_ROWS);
  return { report: { ...period, rows: shown, rowCount: rows.length, total } };
};

const refuseSlow = (error: unknown): never => {
  if (isTooSlow(error))
    throw fieldError('from', 'This takes too long to add up. Please choose a shorter period.');
  throw error;
};
