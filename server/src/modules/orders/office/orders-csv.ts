import { toDecimal } from '#contracts/money.ts';
import type { AdminOrderSummary } from '#contracts/orders/admin-orders.ts';
import { toCsv } from '#server/platform/csv.ts';

/** Plain decimals, so that spreadsheets can add them up. */
const amount = (minor: number) => toDecimal(minor).toFixed(2);

const ORDERS = [
  'Order',
  'State',
  'Placed',
  'First name',
  'Last name',
  'Email',
  'Course',
  'Title',
  'Start',
  'Method',
  'Total (EUR)',
  'Paid (EUR)',
  'Paid (AED)',
];

export const ordersCsv = (orders: AdminOrderSummary[]): string =>
  toCsv(
    ORDERS,
    orders.map((order) => [
      order.reference,
      order.state,
      order.placedAt,
      order.payer.firstName,
      order.payer.lastName,
      order.payer.email,
      order.lines.map(({ course }) => course.code).join(', '),
      order.title,
      order.course.startDate,
      order.method,
      amount(order.totalEur),
      amount(order.paidEur),
      amount(order.paidAed),
    ]),
  );
