import { adminOrderEndpoints as calls } from '#contracts/orders/admin-orders.ts';
import { reportingEndpoints } from '#contracts/reporting/admin-payments.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getDashboard } from './get-dashboard.ts';
import { getHome } from './home/get-home.ts';
import { listPayments } from './money/list-payments.ts';

export const reportingBindings: Binding[] = [
  on(calls.getDashboard, async (ctx) => ({ dashboard: await getDashboard(ctx) })),
  on(reportingEndpoints.getHome, async (ctx, query) => ({ home: await getHome(ctx, query) })),
  on(reportingEndpoints.listPayments, (ctx, query) => listPayments(ctx, query)),
];
