import { adminOrderEndpoints as calls } from '#contracts/orders/admin-orders.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getDashboard } from './get-dashboard.ts';

export const reportingBindings: Binding[] = [
  on(calls.getDashboard, async (ctx) => ({ dashboard: await getDashboard(ctx) })),
];
