import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { reportExports as exports } from '#contracts/admin-exports.ts';
import { endpoint } from '#contracts/endpoint.ts';
import {
  getAttendanceReport,
  getReceivablesReport,
  getRevenueReport,
  getSettlementReport,
  getVatReport,
} from '#contracts/reporting/admin-reports.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { noteExport } from '#server/calls/list-every-page.ts';
import { oneFileAtATime } from '#server/platform/http/one-at-a-time.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { sendXlsx } from '#server/platform/http/send-xlsx.ts';
import { noteOfExport } from '../../audit/index.ts';
import { attendanceSheet } from './attendance-sheet.ts';
import { getAttendance } from './get-attendance.ts';
import { getReceivables } from './get-receivables.ts';
import { getRevenue } from './get-revenue.ts';
import { getSettlement } from './get-settlement.ts';
import { getVat } from './get-vat.ts';
import { receivablesSheet, revenueSheet, settlementSheet, vatSheet } from './money-sheets.ts';
import type { ReportSheet } from './report-sheet.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };
type ReportFile = { name: string; binding: Binding; sheet: ReportSheet<never> };

/** Each report with every row of it; these are no calls of their own. */
const FILES: readonly ReportFile[] = [
  {
    name: 'revenue',
    binding: on(
      endpoint({ ...exports.exportRevenue, response: getRevenueReport.response }),
      (ctx, { format: _, ...query }) => getRevenue(ctx, query, true),
    ),
    sheet: revenueSheet,
  },
  {
    name: 'receivables',
    binding: on(
      endpoint({ ...exports.exportReceivables, response: getReceivablesReport.response }),
      (ctx, { format: _, ...query }) => getReceivables(ctx, query, true),
    ),
    sheet: receivablesSheet,
  },
  {
    name: 'vat',
    binding: on(
      endpoint({ ...exports.exportVat, response: getVatReport.response }),
      (ctx, { format: _, ...query }) => getVat(ctx, query, true),
    ),
    sheet: vatSheet,
  },
  {
    name: 'settlement',
    binding: on(
      endpoint({ ...exports.exportSettlement, response: getSettlementReport.response }),
      (ctx, { format: _, ...query }) => getSettlement(ctx, query, true),
    ),
    sheet: settlementSheet,
  },
  {
    name: 'attendance',
    binding: on(
      endpoint({ ...exports.exportAttendance, response: getAttendanceReport.response }),
      (ctx, { format: _, ...query }) => getAttendance(ctx, query, true),
    ),
    sheet: attendanceSheet,
  },
];

/** The reports as files, through the same `call` as behind the other routes: access and validation hold. */
export const reportFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  for (const { name, binding, sheet } of FILES) {
    const noted = noteOfExport(`${name}-report`, binding.endpoint);
    app.get<{ Querystring: { format?: string } }>(
      binding.endpoint.path,
      oneFileAtATime(async (request, reply) => {
        const { id: requestId, query } = request;
        const asked = { caller: await identify(request), requestId, query };
        const outcome = await call(binding, asked);
        if (outcome.status !== 200) return reply.code(outcome.status).send(outcome.answer);
        const { report } = outcome.answer as { report: { rowCount: number } };
        const refusal = await noteExport(call, noted, { ...asked, rows: report.rowCount });
        if (refusal) return reply.code(refusal.status).send(refusal.answer);
        return query.format === 'xlsx'
          ? sendXlsx(reply, name, await sheet.xlsx(report as never))
          : sendCsv(reply, name, sheet.csv(report as never));
      }),
    );
  }
};
