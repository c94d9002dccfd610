import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { localDay, storable } from '../fields.ts';
import { basisPoints, minorUnits } from '../money.ts';
import { policyPeriod } from '../orders/checkout.ts';
import { orderCourse, orderParams } from '../orders/orders.ts';

export const lineParams = orderParams.extend({ lineId: z.uuid() });

const back = { refundEur: minorUnits, refundAed: minorUnits, creditEur: minorUnits };

/** What can be done about one course of an order today, what it costs or gives back, and when that changes. */
export const lineOptions = z.object({
  reference: z.string(),
  lineId: z.string(),
  course: orderCourse,
  /** The calendar day where the course is, and the start from which the policy counts. */
  today: localDay,
  startDate: localDay.nullable(),
  paidEur: minorUnits,
  /** What is not paid yet and would be dropped. */
  open: z.object({ parts: z.number(), eur: minorUnits }),
  /** What came with it, free of charge, and leaves with it. */
  companions: z.array(z.object({ code: z.string(), title: z.string() })),
  cancel: z.object({
    /** The academy has moved the course: all of it comes back for some days. */
    isMoved: z.boolean(),
    refundBp: basisPoints,
    ...back,
    keptEur: minorUnits,
    /** From today on, the first holds now; empty where there is no date to count from. */
    dated: z.array(z.object({ ...policyPeriod, refundBp: basisPoints, ...back })),
  }),
  move: z.object({
    /** Null: not permitted any more. */
    feeEur: minorUnits.nullable(),
    feeAed: minorUnits.nullable(),
    dated: z.array(z.object({ ...policyPeriod, feeEur: minorUnits.nullable() })),
  }),
  passOn: z.object({
    feeEur: minorUnits,
    feeAed: minorUnits,
    /** Null while there is no date to count from. */
    until: localDay.nullable(),
    isTooLate: z.boolean(),
  }),
});
export type LineOptions = z.output<typeof lineOptions>;

const getLineOptions = endpoint({
  summary: 'What can be done about one course of an own order today, with the exact money',
  method: 'GET',
  path: '/api/orders/:reference/lines/:lineId',
  access: 'signed-in',
  params: lineParams,
  response: answer({ options: lineOptions }),
});

/** The figures are those that were shown: others than what holds now are refused. */
export const cancelLine = endpoint({
  summary: 'Leave one course of an own order for what its policy gives back today',
  method: 'POST',
  path: '/api/orders/:reference/lines/:lineId/cancel',
  access: 'signed-in',
  params: lineParams,
  body: z.strictObject({
    refundEur: minorUnits,
    creditEur: minorUnits,
    reason: z.string().trim().max(500).refine(storable).default(''),
  }),
  response: done,
  limit: { hits: 20, seconds: 3_600 },
});

export const lineOptionEndpoints = { getLineOptions, cancelLine };
