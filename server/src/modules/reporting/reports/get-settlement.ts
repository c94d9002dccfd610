import type { InputOf } from '#contracts/endpoint.ts';
import type { getSettlementReport as call } from '#contracts/reporting/admin-reports.ts';
import type { Ctx } from '#server/calls/context.ts';
import { makeReport } from './make-report.ts';
import { periodOf } from './report-period.ts';
import { sumSettlement } from './settlement.repository.ts';

export const getSettlement = (ctx: Ctx, query: InputOf<typeof call>, isWhole = false) =>
  makeReport(
    ctx,
    { period: periodOf(ctx.now, query), isWhole },
    {
      rows: (period) => sumSettlement(ctx.db, period, query.by || 'day'),
      sums: [
        'capturedAed',
        'returnedAed',
        'feesAed',
        'withheldAed',
        'paidOutAed',
        'otherAed',
        'notInBooksAed',
      ],
    },
  );
