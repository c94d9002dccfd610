import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { localDay } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { orderCourse } from '../orders/orders.ts';
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
  /** Why the licenses of its people do not do for that date; null where they do. */
  licence: z.string().nullable(),
  /** Open parts that keep their distance to the course. */
  parts: z.array(z.object({ sequence: z.number(), was: localDay, becomes: localDay })),
});
export type OtherDate = z.output<typeof otherDate>;

const listOtherDates = endpoint({
  summary: 'Runs that one course of an own order can be moved to, the next first, with what each costs today',
  method: 'GET',
  path: '/api/orders/:reference/lines/:lineId/dates',
  access: 'signed-in',
  params: lineParams,
  response: answer({ dates: z.array(otherDate) }),
});

/** Where it goes, for which figures. */
export const moveWish = {
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
  body: z.strictObject(moveWish),
  response: answer({ message: z.string(), redirectUrl: z.string().nullable() }),
  idempotent: true,
});

export const moveLineEndpoints = { listOtherDates, moveLine };
