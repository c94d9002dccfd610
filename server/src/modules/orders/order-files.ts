import type { z } from 'zod';
import type { AdminOrderSummary, rosterRow } from '#contracts/admin-orders.ts';
import { toDecimal } from '#contracts/money.ts';
import { toCsv } from '#server/platform/csv.ts';

/** Plain decimals, so that spreadsheets can add them up. */
const amount = (minor: number) => toDecimal(minor).toFixed(2);

const ROSTER = [
  'Order',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Profession',
  'Licence number',
  'Name on the certificate',
  'Country',
  'State',
  'Open (AED)',
  'Confirmed',
];

export const rosterCsv = (rows: z.output<typeof rosterRow>[]): string =>
  toCsv(
    ROSTER,
    rows.map((row) => [
      row.orderReference,
      row.firstName,
      row.lastName,
      row.email,
      row.phoneNumber,
      row.profession,
      row.licenceNumber,
      row.certificateName,
      row.country,
      row.state,
      amount(row.openAed),
      row.confirmations.join('; '),
    ]),
  );

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
      order.course.code,
      order.course.title,
      order.course.startDate,
      order.method,
      amount(order.totalEur),
      amount(order.paidEur),
      amount(order.paidAed),
    ]),
  );
