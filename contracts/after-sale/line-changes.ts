import { z } from 'zod';
import { type AnswerOf, answer, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { orderCourse, orderParams } from '../orders/orders.ts';
import { lineParams } from './line-options.ts';

export const changeKinds = ['cancel', 'move', 'pass-on'] as const;
export const changeStates = ['pending', 'done', 'lapsed', 'given-up'] as const;

/** What became, or is to become, of one course of an order; amounts in EUR cents and fils. */
export const lineChange = z.object({
  _id: z.string(),
  lineId: z.string(),
  kind: z.enum(changeKinds),
  state: z.enum(changeStates),
  askedAt: instantText,
  /** Null while it is not carried out. */
  doneAt: instantText.nullable(),
  feeEur: minorUnits,
  /** Below 0: the new run costs less. */
  differenceEur: z.int(),
  refundEur: minorUnits,
  /** What has to be paid first, and whether it is. */
  due: z.object({ eur: minorUnits, aed: minorUnits, isPaid: z.boolean() }),
  /** While it is pending: when it can be paid no more. */
  payUntil: instantText.nullable(),
  from: orderCourse,
  /** Of a change of date. */
  to: orderCourse.nullable(),
});
export type LineChangeView = z.output<typeof lineChange>;

const path = '/api/orders/:reference/lines/:lineId/change';

const getLineChange = endpoint({
  summary: 'The last change of one course of an own order, waiting or over; null where there was none',
  method: 'GET',
  path,
  access: 'signed-in',
  params: lineParams,
  response: answer({ change: lineChange.nullable() }),
});

const listLineChanges = endpoint({
  summary: 'What was changed about the courses of an own order, or waits for its payment; the oldest first',
  method: 'GET',
  path: '/api/orders/:reference/changes',
  access: 'signed-in',
  params: orderParams,
  response: answer({ changes: z.array(lineChange) }),
});

const adminListLineChanges = endpoint({
  summary: 'The same of any order, with who asked for it and why',
  method: 'GET',
  path: '/api/admin/orders/:reference/changes',
  access: 'staff',
  scope: 'orders:read',
  params: orderParams,
  response: answer({
    changes: z.array(
      lineChange.extend({
        /** Empty where nobody has said one. */
        reason: z.string(),
        askedBy: z.string(),
      }),
    ),
  }),
});
export type OfficeChangeView = AnswerOf<typeof adminListLineChanges>['changes'][number];

const told = answer({ message: z.string(), state: z.enum(changeStates).nullable() });

const payLineChange = endpoint({
  summary: 'Open the card page again for a change that waits for its payment',
  method: 'POST',
  path: `${path}/pay`,
  access: 'signed-in',
  params: lineParams,
  response: answer({ message: z.string(), redirectUrl: z.string() }),
  idempotent: true,
});

const checkLineChange = endpoint({
  summary: '"I have paid" for a change: ask the gateway now',
  method: 'POST',
  path: `${path}/check`,
  access: 'signed-in',
  params: lineParams,
  response: told,
  limit: { hits: 30, seconds: 60 },
});

const giveUpLineChange = endpoint({
  summary: 'Give up a change that waits: its card page is closed, and nothing has changed',
  method: 'POST',
  path: `${path}/give-up`,
  access: 'signed-in',
  params: lineParams,
  response: told,
});

export const lineChangeEndpoints = {
  getLineChange,
  listLineChanges,
  adminListLineChanges,
  payLineChange,
  checkLineChange,
  giveUpLineChange,
};
