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
  'Billed to',
  'Company',
  'Tax number',
  'Address',
  'ZIP code',
  'City',
  'State',
  'Country',
  'Billing email',
  'Purchase order',
];

/** Nothing of an order that is only begun. */
const billCells = (bill: AdminOrderSummary['billing']) => [
  bill ? `${bill.firstName} ${bill.lastName}`.trim() : '',
  bill?.company ?? '',
  bill?.taxNumber ?? '',
  bill?.address ?? '',
  bill?.zipCode ?? '',
  bill?.city ?? '',
  bill?.state ?? '',
  bill?.country ?? '',
  bill ? (bill.companyEmail ?? bill.email) : '',
  bill?.purchaseOrder ?? '',
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
      ...billCells(order.billing),
    ]),
  );
