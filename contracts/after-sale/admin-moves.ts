import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { courseParams, optionalText } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { orderCourse, orderParams } from '../orders/orders.ts';
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
  body: z.strictObject({ ...moveWish, other: otherFigures.optional(), reason: optionalText(300) }),
  response: done,
  idempotent: true,
});

const adminListRuns = endpoint({
  summary: 'Other runs of the series of a course that can be bought now',
  method: 'GET',
  path: '/api/admin/in-person-courses/:courseId/other-runs',
  access: 'staff',
  params: courseParams,
  response: answer({ runs: z.array(z.object({ course: orderCourse, seatsLeft: minorUnits })) }),
});

export const adminMoveParticipants = endpoint({
  summary: 'Move participants of a run to another one; each succeeds or fails by itself',
  method: 'POST',
  path: '/api/admin/in-person-courses/:courseId/move-participants',
  access: 'staff',
  params: courseParams,
  body: z.strictObject({
    references: z.array(orderParams.shape.reference).min(1, 'Please choose somebody').max(100),
    toCourseId: moveWish.courseId,
    /** By an administrator: nothing is asked for, and nothing goes back. */
    isFree: z.boolean().default(false),
    reason: optionalText(300),
  }),
  response: answer({
    message: z.string(),
    results: z.array(z.object({ reference: z.string(), done: z.boolean(), message: z.string() })),
  }),
  idempotent: true,
});

export const adminMoveEndpoints = {
  adminListOtherDates,
  adminMoveLine,
  adminListRuns,
  adminMoveParticipants,
};
