import { adminOrderEndpoints as calls } from '#contracts/orders/admin-orders.ts';
import { listJournals as journals } from '#contracts/reporting/admin-journal.ts';
import { reportingEndpoints } from '#contracts/reporting/admin-payments.ts';
import { reportEndpoints as reports } from '#contracts/reporting/admin-reports.ts';
import { type Binding, on, onRead } from '#server/calls/binding.ts';
import { getDashboard } from './get-dashboard.ts';
import { getHome } from './home/get-home.ts';
import { listJournals } from './journal/list-journals.ts';
import { listPayments } from './money/list-payments.ts';
import { getAttendance } from './reports/get-attendance.ts';
import { getChoices } from './reports/get-choices.ts';
import { getReceivables } from './reports/get-receivables.ts';
import { getRevenue } from './reports/get-revenue.ts';
import { getSettlement } from './reports/get-settlement.ts';
import { getVat } from './reports/get-vat.ts';

export const reportingBindings: Binding[] = [
  onRead(calls.getDashboard, async (ctx) => ({ dashboard: await getDashboard(ctx) })),
  onRead(reportingEndpoints.getHome, async (ctx, query) => ({ home: await getHome(ctx, query) })),
  on(reportingEndpoints.listPayments, (ctx, query) => listPayments(ctx, query)),
  on(reports.getRevenueReport, (ctx, query) => getRevenue(ctx, query)),
  on(reports.getReceivablesReport, (ctx, query) => getReceivables(ctx, query)),
  on(reports.getVatReport, (ctx, query) => getVat(ctx, query)),
  on(reports.getSettlementReport, (ctx, query) => getSettlement(ctx, query)),
  on(reports.getAttendanceReport, (ctx, query) => getAttendance(ctx, query)),
  on(reports.getReportChoices, getChoices),
  on(journals, listJournals),
];
