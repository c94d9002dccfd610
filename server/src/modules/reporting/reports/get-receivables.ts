import type { InputOf } from '#contracts/endpoint.ts';
import type { getReceivablesReport as call } from '#contracts/reporting/admin-reports.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { makeReport } from './make-report.ts';
import { listReceivables } from './receivables.repository.ts';

/** Days that every debt falls due within. */
const EVER = { from: localDate('1970-01-01'), to: localDate('9999-12-31') };

/** What is owed today, however long ago it fell due, unless days are named. */
export const getReceivables = (ctx: Ctx, query: InputOf<typeof call>, isWhole = false) => {
  const today = localDateIn(ctx.now, ACADEMY_ZONE);
  const period = {
    from: query.from ? localDate(query.from) : EVER.from,
    to: query.to ? localDate(query.to) : EVER.to,
  };
  return makeReport(
    ctx,
    { period, isWhole },
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
