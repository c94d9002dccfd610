import { z } from 'zod';
import { SALE_KINDS } from '#domain/payments/sale-kind.ts';
import { answer, endpoint } from '../endpoint.ts';
import { localDay } from '../fields.ts';
import { minorUnits } from '../money.ts';

export const PERIODS = ['12m', '30d', '7d'] as const;

/** What `listPayments` finds for the same days and kind: how many rows, and their sum in cents. */
const figure = z.object({ count: z.number().int(), eur: minorUnits });
export type Figure = z.infer<typeof figure>;

/** Days of the academy, both included. */
const days = { from: localDay, to: localDay };

const summed = z.object({ ...days, total: figure, kinds: z.record(z.enum(SALE_KINDS), figure) });
export type Summed = z.infer<typeof summed>;

const home = z.object({
  period: z.enum(PERIODS),
  /** Of the whole period. */
  received: summed,
  /** Months of twelve, this one included; else days, today included. The same of a year before stands beside each. */
  steps: z.array(summed.extend({ yearBefore: z.object({ ...days, total: figure }) })),
  /** Calendar months: this one, the one before, and that before it. */
  months: z.array(z.object({ ...days, total: figure })).length(3),
});
export type Home = z.infer<typeof home>;

export const getHome = endpoint({
  summary:
    'What came in less what went back, in euro, over twelve months or some days, by kind of what it was for',
  method: 'GET',
  path: '/api/admin/home',
  access: 'staff',
  query: z.strictObject({ period: z.enum(['', ...PERIODS]).optional() }),
  response: answer({ home }),
});
