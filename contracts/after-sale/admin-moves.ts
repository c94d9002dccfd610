import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { optionalText } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { orderCourse } from '../orders/orders.ts';
import { licenceSeen } from './licence-seen.ts';
import { lineParams } from './line-options.ts';
import { moveWish, otherDate } from './move-line.ts';

const person = z.object({ name: z.string(), email: z.string() });

const adminListOtherDates = endpoint({
  summary: 'Runs that one course of an order can be moved to, with what each costs by the rules of today',
  method: 'GET',
  path: '/api/admin/orders/:reference/lines/:lineId/dates',
  access: 'staff',
  params: lineParams,
  response: answer({
    reference: z.string(),
    course: orderCourse,
    person,
    paidEur: minorUnits,
    /** The fee of today; null: only an administrator can still move it, for another figure. */
    feeEur: minorUnits.nullable(),
    dates: z.array(otherDate),
  }),
});

/** Instead of the rules, by an administrator: what moving costs, and what the new run costs more, or less (below 0). */
const otherFigures = z.strictObject({
  feeEur: z.int().min(0, 'The fee cannot be less than nothing').max(1_000_000),
  differenceEur: z.int().min(-10_000_000).max(10_000_000),
});

export const adminMoveLine = endpoint({
  summary: 'Move one course of an order by the rules of today or, as an administrator, for other figures',
  method: 'POST',
  path: '/api/admin/orders/:reference/lines/:lineId/move',
  access: 'staff',
  params: lineParams,
  body: z.strictObject({
    ...moveWish,
    other: otherFigures.optional(),
    licenceSeen,
    reason: optionalText(300),
  }),
  response: done,
  idempotent: true,
});

export const adminMoveEndpoints = { adminListOtherDates, adminMoveLine };
