import type { InputOf } from '#contracts/endpoint.ts';
import type { getReceivablesReport as call } from '#contracts/reporting/admin-reports.ts';
import { addMonths, localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { makeReport } from './make-report.ts';
import { listReceivables } from './receivables.repository.ts';

/** Debts are told whole unless days are named: what fell due five years ago, and what is due in five. */
const YEARS_AROUND = 5;

/** What is owed today, by the days on which it fell due or will. */
export const getReceivables = (ctx: Ctx, query: InputOf<typeof call>, isWhole = false) => {
  const today = localDate(localDateIn(ctx.now, ACADEMY_ZONE));
  const { from = addMonths(today, -12 * YEARS_AROUND), to = addMonths(today, 12 * YEARS_AROUND - 1) } = query;
  return makeReport(
    ctx,
    { from, to, isWhole },
    {
      rows: async (period) => {
        const filter = { ...query, kind: query.kind || undefined, ...period };
        const found = await listReceivables(ctx.db, filter, today);
        return found.map(({ of, ref, name, ...row }) => ({ ...row, sale: { of, ref, name } }));
      },
      sums: ['notDue', 'to30', 'to60', 'to90', 'over90', 'eur'],
    },
  );
};
