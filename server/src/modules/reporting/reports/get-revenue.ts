import type { InputOf } from '#contracts/endpoint.ts';
import type { getRevenueReport as call } from '#contracts/reporting/admin-reports.ts';
import type { Ctx } from '#server/calls/context.ts';
import { makeReport } from './make-report.ts';
import { periodOf } from './report-period.ts';
import { sumRevenue } from './revenue.repository.ts';

/** For each row, and for all of them, what `listPayments` finds for the same filter. */
export const getRevenue = (ctx: Ctx, query: InputOf<typeof call>, isWhole = false) =>
  makeReport(
    ctx,
    { period: periodOf(ctx.now, query), isWhole },
    {
      rows: (period) =>
        sumRevenue(ctx.db, { ...query, kind: query.kind || undefined, ...period }, query.by || 'month'),
      sums: ['payments', 'receivedEur', 'returnedEur', 'eur'],
    },
  );
