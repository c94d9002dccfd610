import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { localDay } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { orderCourse, orderParams } from '../orders/orders.ts';
import { lineParams } from './line-options.ts';

/** Another run of the same series that has enough seats left; amounts in EUR cents and fils, for all places of the line. */
export const otherDate = z.object({
  course: orderCourse,
  instructors: z.array(z.string()),
  seatsLeft: minorUnits,
  priceEur: minorUnits,
  /** The last day of an early-bird price, at the venue. */
  priceUntil: localDay.nullable(),
  /** What it costs more than was agreed; below 0: less. */
  differenceEur: z.int(),
  feeEur: minorUnits,
  /** To be paid before anything moves, or to go back. */
  pay: z.object({ eur: minorUnits, aed: minorUnits }),
  back: z.object({ eur: minorUnits, aed: minorUnits }),
  /** More would go back than was paid so far: the rest of the plan has to be paid before. */
  isUncovered: z.boolean(),
  /** Open parts that keep their distance to the course. */
  parts: z.array(z.object({ sequence: z.number(), was: localDay, becomes: localDay })),
});
export type OtherDate = z.output<typeof otherDate>;

const dates = answer({ dates: z.array(otherDate) });

const listOtherDates = endpoint({
  summary: 'Runs that one course of an own order can be moved to, the next first, with what each costs today',
  method: 'GET',
  path: '/api/orders/:reference/lines/:lineId/dates',
  access: 'signed-in',
  params: lineParams,
  response: dates,
});

const toRun = {
  courseId: z.uuid('Please choose a date'),
  /** The figures that were shown: others are not carried out. */
  payEur: z.int().min(0),
  backEur: z.int().min(0),
};

const moveLine = endpoint({
  summary:
    'Move one course of an own order to another run; what costs something is paid before anything moves',
  method: 'POST',
  path: '/api/orders/:reference/lines/:lineId/move',
  access: 'signed-in',
  params: lineParams,
  body: z.strictObject(toRun),
  response: answer({ message: z.string(), redirectUrl: z.string().nullable() }),
  idempotent: true,
});

/** Instead of the rules, by an administrator. */
export const otherFigures = z.strictObject({
  feeEur: z.int().min(0).max(1_000_000),
  differenceEur: z.int().min(-10_000_000).max(10_000_000),
});

const reason = z.string().trim().max(500, 'Please use at most 500 characters').default('');

const adminListOtherDates = endpoint({
  summary: 'The same of anybody’s order; the fee is null where the rules do not permit it any more',
  method: 'GET',
  path: '/api/admin/orders/:reference/lines/:lineId/dates',
  access: 'staff',
  params: lineParams,
  response: answer({ feeEur: minorUnits.nullable(), dates: z.array(otherDate) }),
});

const adminMoveLine = endpoint({
  summary: 'Move one course of an order by the rules of today, or by other figures of an administrator',
  method: 'POST',
  path: '/api/admin/orders/:reference/lines/:lineId/move',
  access: 'staff',
  params: lineParams,
  body: z.strictObject({ courseId: toRun.courseId, other: otherFigures.optional(), reason }),
  response: answer({ message: z.string() }),
});

const adminMoveSeveral = endpoint({
  summary: 'Move several participants of a run to another one; each succeeds or fails by itself',
  method: 'POST',
  path: '/api/admin/courses/:courseId/move-participants',
  access: 'staff',
  params: z.object({ courseId: z.uuid() }),
  body: z.strictObject({
    references: z.array(orderParams.shape.reference).min(1, 'Please choose somebody').max(100),
    toCourseId: toRun.courseId,
    /** By an administrator: nothing is asked for and nothing goes back. */
    free: z.boolean().default(false),
    reason,
  }),
  response: answer({
    message: z.string(),
    moved: z.array(z.string()),
    refused: z.array(z.object({ reference: z.string(), message: z.string() })),
  }),
});

export const moveLineEndpoints = {
  listOtherDates,
  moveLine,
  adminListOtherDates,
  adminMoveLine,
  adminMoveSeveral,
};
