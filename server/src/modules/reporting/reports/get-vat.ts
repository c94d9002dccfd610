import type { InputOf } from '#contracts/endpoint.ts';
import type { getVatReport as call } from '#contracts/reporting/admin-reports.ts';
import type { Ctx } from '#server/calls/context.ts';
import { makeReport } from './make-report.ts';
import { periodOf } from './report-period.ts';
import { sumTax } from './vat.repository.ts';

/** For each month what the ledger's `tax_payable` changed by. */
export const getVat = (ctx: Ctx, query: InputOf<typeof call>, isWhole = false) =>
  makeReport(
    ctx,
    { period: periodOf(ctx.now, query), isWhole },
    {
      rows: (period) => sumTax(ctx.db, period),
      sums: ['journals', 'netEur', 'taxEur', 'grossEur'],
    },
  );
