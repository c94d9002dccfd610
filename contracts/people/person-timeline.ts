import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { MOMENT_KINDS } from './people-options.ts';

const moment = z.object({
  _id: z.string(),
  at: instantText,
  kind: z.enum(MOMENT_KINDS),
  /** What became of it then: `placed`, `finished`, `user.changed` … */
  what: z.string(),
  /** A reference, a title, a device, the kind of a letter. */
  title: z.string(),
  /** Of whom else it tells: who of the staff has done it. */
  by: z.string(),
  /** What its page is found by: the reference of an order, the id of a case or enquiry, the number of a certificate. */
  ref: z.string().nullable(),
  /** Of money that came or went back, in cents; null of all else. */
  eur: minorUnits.nullable(),
  /** What staff changed, as it was and as it is then; empty where it was or is nothing. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type Moment = z.infer<typeof moment>;

const PATH = '/api/admin/users/:id';
const params = z.object({ id: z.uuid('Not found') });
const count = z.number().int();

const getUserTimeline = endpoint({
  summary:
    'What happened with a person, newest first: orders, money, payment cases, learning, attendance, certificates, letters, enquiries, logins that have not ended, and what staff changed',
  method: 'GET',
  path: `${PATH}/timeline`,
  access: 'admin',
  params,
  query: z.strictObject({
    /** `message` are letters and enquiries. */
    kind: z.enum(['', 'message', ...MOMENT_KINDS]).optional(),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({ moments: z.array(moment), nextCursor: z.string().nullable() }),
});

const getUserFigures = endpoint({
  summary:
    'What there is of a person, counted: as many as the lists of it have rows, and the money of their orders',
  method: 'GET',
  path: `${PATH}/figures`,
  access: 'admin',
  params,
  response: answer({
    figures: z.object({
      orders: count,
      /** In cents, of all their orders. */
      paidEur: minorUnits,
      openEur: minorUnits,
      /** A part of a confirmed order is overdue. */
      isLate: z.boolean(),
      /** Courses that they learn at their own pace. */
      learning: count,
      certificates: count,
      /** Of the timeline: its letters and enquiries, and all of it. */
      messages: count,
      moments: count,
    }),
  }),
});
export type UserFigures = z.infer<typeof getUserFigures.response>['figures'];

export const timelineEndpoints = { getUserTimeline, getUserFigures };
