import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { requiredText } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { lineOptions, lineParams } from './line-options.ts';

const adminGetLineOptions = endpoint({
  summary: 'What can be done about one course of an order today, with the exact money',
  method: 'GET',
  path: '/api/admin/orders/:reference/lines/:lineId',
  access: 'staff',
  params: lineParams,
  response: answer({ options: lineOptions, person: z.object({ name: z.string(), email: z.string() }) }),
});

export const adminCancelLine = endpoint({
  summary:
    'Take somebody off one course of their order, by the policy or, as an administrator, for another figure',
  method: 'POST',
  path: '/api/admin/orders/:reference/lines/:lineId/cancel',
  access: 'staff',
  params: lineParams,
  body: z.strictObject({
    /** As shown by the policy; or the other figure: what goes back the way it was paid, and what becomes a credit. */
    refundEur: minorUnits,
    creditEur: minorUnits,
    isOther: z.boolean().default(false),
    reason: requiredText('Reason', 300),
  }),
  response: done,
  idempotent: true,
});

export const adminLineEndpoints = { adminGetLineOptions, adminCancelLine };
