import { z } from 'zod';
import { SALE_KINDS } from '#domain/payments/sale-kind.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { getHome } from './admin-home.ts';
import { days, ofCourses, saleKind } from './admin-report-filters.ts';
import { PAYMENT_WAYS } from './payment-ways.ts';

const kind = z.enum(SALE_KINDS);

const payment = z.object({
  _id: z.string(),
  at: instantText,
  kind,
  /** The one that it is shared to; null of a payment case. */
  course: z.object({ code: z.string(), title: z.string() }).nullable(),
  /** Received; given back; or given back, and come back from the payer’s bank. */
  move: z.enum(['received', 'refunded', 'returned']),
  /** In cents; below zero where money went back. */
  eur: minorUnits,
  /** The order by its reference, the payment case by its id; null where neither is known any more. */
  sale: z.object({ of: z.enum(['order', 'case']), ref: z.string(), name: z.string() }).nullable(),
  payer: z.string(),
});
export type Payment = z.infer<typeof payment>;

export const listPayments = endpoint({
  summary:
    'Money that settled a sale or was given back of one, newest first, with the number and the sum of all that the filter finds; days are those of the academy, both included',
  method: 'GET',
  path: '/api/admin/payments',
  access: 'staff',
  scope: 'orders:read',
  query: z.strictObject({
    ...days,
    ...saleKind,
    ...ofCourses,
    /** What was received, or what was given back less what has come back of it. */
    way: z.enum(['', ...PAYMENT_WAYS]).optional(),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({
    payments: z.array(payment),
    total: z.object({ count: z.number().int(), eur: minorUnits }),
    nextCursor: z.string().nullable(),
  }),
});

export const reportingEndpoints = { getHome, listPayments };
