import { addDays, compareDates } from '#domain/time/local-date.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { periodOf } from '../reports/report-period.ts';
import { checkLines, type Unbalanced } from './journals.repository.ts';

/** So many days are added up by one statement: of the busiest it takes far less than a statement may. */
const DAYS_AT_ONCE = 60;

/** How many lines there are; refuses with the number of the first journal that does not balance. */
export const requireBalanced = async (
  { db, now }: ReadCtx,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<{ lines: number }> => {
  const period = periodOf(now, asked);
  let all = 0;
  for (let from = period.from; compareDates(from, period.to) <= 0; from = addDays(from, DAYS_AT_ONCE)) {
    const last = addDays(from, DAYS_AT_ONCE - 1);
    const to = compareDates(last, period.to) < 0 ? last : period.to;
    const { lines, unbalanced } = await checkLines(db, { from, to });
    if (unbalanced) throw new AppError('wrong-state', { message: wordsOf(unbalanced) });
    all += lines;
  }
  return { lines: all };
};

const wordsOf = ({ number, currency, off }: Unbalanced) =>
  `Journal ${number} does not balance: it is off by ${(off / 100).toFixed(2)} ${currency}. Nothing was exported.`;
