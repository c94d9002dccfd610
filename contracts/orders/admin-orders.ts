import { z } from 'zod';
import { LICENCE_STANDINGS } from '#domain/licences/licence-standing.ts';
import { billingInfo } from '../accounts/profile.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import {
  courseParams,
  instantText,
  localDay,
  optionalText,
  requiredText,
  runKind,
  triedPassword,
} from '../fields.ts';
import { waitingLicences } from '../licences/waiting-licences.ts';
import { minorUnits } from '../money.ts';
import { actionView } from './admin-needs-action.ts';
import { courseRow, nextCourse } from './course-rows.ts';
import { orderQuery } from './order-query.ts';
import { orderDetail, orderParams, orderSummary } from './orders.ts';

const count = z.number().int();
const person = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
});
/** How many orders are found, and what their parts that are asked for lack, in cents. */
const ordersTotal = z.object({ orders: count, dueEur: minorUnits });

export const adminOrderSummary = orderSummary.extend({
  payer: person,
  /** What is still to be paid of its parts, in cents. */
  openEur: minorUnits,
  billing: billingInfo.nullable(),
  hasOpenAction: z.boolean(),
});
export type AdminOrderSummary = z.infer<typeof adminOrderSummary>;

export const adminListOrders = endpoint({
  summary: 'Orders of everyone, newest first; `q` looks in reference, name and address',
  method: 'GET',
  path: '/api/admin/orders',
  access: 'staff',
  scope: 'orders:read',
  query: orderQuery,
  response: answer({
    orders: z.array(adminOrderSummary),
    /** Of all that is found, where `due`, `step` or `company` is asked for and no words are. */
    total: ordersTotal.nullable(),
    nextCursor: z.string().nullable(),
  }),
});

export const adminOrderDetail = orderDetail.extend({
  payer: person,
  /** The company that it was billed to; null where none was. */
  companyId: z.string().nullable(),
  /** For the course office, from whoever placed it. */
  notes: z.string(),
  /** Who of the staff has sold it; null where its buyer has bought it. */
  soldBy: z.string().nullable(),
  /** What a course asks for and its person did not have to meet, and why. */
  waivers: z.array(z.object({ title: z.string(), label: z.string(), reason: z.string() })),
  /** Why other prices were agreed, each with its course. */
  agreedPrices: z.array(z.object({ title: z.string(), adjustmentEur: z.number().int(), reason: z.string() })),
  termsVersion: z.string().nullable(),
  termsAcceptedAt: instantText.nullable(),
  captures: z.array(
    z.object({
      _id: z.string(),
      method: z.string(),
      gateway: z.string(),
      transactionId: z.string(),
      aed: minorUnits,
      appliedAed: minorUnits,
      refundedAed: minorUnits,
      capturedAt: instantText,
      note: z.string(),
    }),
  ),
  attempts: z.array(
    z.object({
      _id: z.string(),
      state: z.string(),
      gateway: z.string(),
      aed: minorUnits,
      createdAt: instantText,
    }),
  ),
  journal: z.array(
    z.object({
      at: instantText,
      kind: z.string(),
      account: z.string(),
      currency: z.string(),
      amount: z.number(),
    }),
  ),
  refundableAed: minorUnits,
  /** What a credit note has paid of it and can be given back to it, in cents. */
  refundableCreditEur: minorUnits,
});
export type AdminOrderDetail = z.infer<typeof adminOrderDetail>;

const adminGetOrder = endpoint({
  summary: 'One order with its money, attempts and journal',
  method: 'GET',
  path: '/api/admin/orders/:reference',
  access: 'staff',
  scope: 'orders:read',
  params: orderParams,
  response: answer({ order: adminOrderDetail }),
});

export const recordBankTransfer = endpoint({
  summary: 'Record a transfer that arrived; `transactionId` is the bank’s reference and counts once',
  method: 'POST',
  path: '/api/admin/orders/:reference/bank-transfers',
  access: 'staff',
  params: orderParams,
  body: z.strictObject({
    amountAed: z.number().int().positive('Amount must be greater than 0').max(1_000_000_000),
    transactionId: requiredText('Bank reference', 80),
    receivedOn: localDay,
    note: optionalText(500),
    /** Of an order that staff have sold by link: its person, who has not agreed to the terms on a page, has agreed to staff. */
    agreedTerms: z.boolean().default(false),
  }),
  response: answer({ message: z.string(), order: adminOrderDetail }),
  idempotent: true,
});

const extendHold = endpoint({
  summary: 'Hold the seat of an order that waits for a transfer some days longer',
  method: 'POST',
  path: '/api/admin/orders/:reference/extend-hold',
  access: 'staff',
  scope: 'orders:write',
  params: orderParams,
  body: z.strictObject({ days: z.number().int().min(1).max(60) }),
  response: answer({ message: z.string(), order: adminOrderDetail }),
  idempotent: true,
});

const acceptTransfer = endpoint({
  summary: 'Let the buyer of a draft pay by transfer, however many seats of its courses wait for transfers',
  method: 'POST',
  path: '/api/admin/orders/:reference/accept-transfer',
  access: 'staff',
  params: orderParams,
  response: answer({ message: z.string(), order: adminOrderDetail }),
  idempotent: true,
});

const remindOfPart = endpoint({
  summary: 'Mail the payer once more that the next part of their order is to be paid',
  method: 'POST',
  path: '/api/admin/orders/:reference/reminders',
  access: 'staff',
  scope: 'orders:write',
  params: orderParams,
  response: done,
  idempotent: true,
});

export const refundOrder = endpoint({
  summary: 'Give money back, part or all, to the card or account it came from; asks for the password again',
  method: 'POST',
  path: '/api/admin/orders/:reference/refunds',
  access: 'admin',
  params: orderParams,
  body: z.strictObject({
    amountAed: z.number().int().min(0, 'Amount must be greater than 0').max(1_000_000_000),
    /** Given back to the credit notes that paid, in cents. */
    creditEur: z.number().int().min(0, 'Amount must be greater than 0').max(1_000_000_000).default(0),
    reason: requiredText('Reason', 300),
    /**
     * Also take the person off the course and free the seat; false keeps the place and what is still due. It has to be
     * said where everything goes back.
     */
    cancelEnrolment: z.boolean().optional(),
    password: triedPassword,
  }),
  response: answer({ message: z.string(), order: adminOrderDetail }),
  idempotent: true,
  limit: { hits: 10, seconds: 60 },
});

export const adminListCourses = endpoint({
  summary: 'Courses with their seats, next first; an instructor sees the own runs',
  method: 'GET',
  path: '/api/admin/in-person-courses',
  access: 'instructor',
  scope: 'courses:read',
  response: answer({ courses: z.array(courseRow) }),
});

export const rosterRow = z.object({
  /** Of the order, by which they have their place. */
  lineId: z.string(),
  orderReference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  profession: z.string(),
  licenceNumber: z.string(),
  /** How they stand with what the course asks of a profession; `not-asked` where it asks for none. */
  licence: z.enum(LICENCE_STANDINGS),
  certificateName: z.string(),
  country: z.string(),
  state: z.enum(['enrolled', 'held']),
  openAed: minorUnits,
  confirmations: z.array(z.string()),
});

export const getRoster = endpoint({
  summary: 'Who is on a course: enrolled people, and seats that are held',
  method: 'GET',
  path: '/api/admin/in-person-courses/:courseId/roster',
  access: 'instructor',
  scope: 'participants:read',
  params: courseParams,
  response: answer({ course: courseRow, roster: z.array(rosterRow) }),
});

const seatsToFill = z.object({ capacity: count, left: count, courses: count, belowMinimum: count });

export const getDashboard = endpoint({
  summary: 'What the back office’s home shows: every number leads to the rows that prove it',
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'staff',
  response: answer({
    dashboard: z.object({
      openActions: count,
      /** The oldest of them. */
      actions: z.array(actionView),
      /** Licenses that nobody has looked at yet, and those that wait longest. */
      licences: waitingLicences,
      waitingTransfers: count,
      /** Today in two weeks: until when parts are counted as soon due. */
      dueUntil: localDay,
      due: z.object({ late: ordersTotal, soon: ordersTotal }),
      /** How far the orders have come that were begun on these days. */
      steps: z.object({ from: localDay, to: localDay, begun: count, placed: count, paid: count }),
      recentOrders: z.array(adminOrderSummary),
      /** Of what is on sale and begins until then, by kind: seats, those that are free, courses, and those below their minimum. */
      toFill: z.object({ until: localDay, kinds: z.record(runKind, seatsToFill) }),
      nextCourses: z.array(nextCourse),
    }),
  }),
});

export const adminOrderEndpoints = {
  adminListOrders,
  adminGetOrder,
  recordBankTransfer,
  extendHold,
  acceptTransfer,
  remindOfPart,
  refundOrder,
  adminListCourses,
  getRoster,
  getDashboard,
};
