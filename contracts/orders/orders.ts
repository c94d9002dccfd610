import { z } from 'zod';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { PLACE_STATES } from '#domain/orders/place-state.ts';
import { OBLIGATION_KINDS } from '#domain/payments/obligation-kind.ts';
import { billingInfo } from '../accounts/profile.ts';
import { liveSession } from '../courses/course-detail.ts';
import { creditNoteView } from '../credits/credits.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, localDay, storable, tick } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { agreedPolicy, freeWithdrawal } from './agreed-policy.ts';
import { breakdownView, orderMethod } from './checkout.ts';
import { getOwnPlace } from './own-place.ts';

export const orderParams = z.object({ reference: z.string().max(40).refine(storable, 'Not found') });

export const orderStates = ['draft', 'placed', 'confirmed', 'cancelled', 'lapsed'] as const;

/** A part of the plan with what the ledger says was paid of it. */
export const partView = z.object({
  _id: z.string(),
  sequence: z.number(),
  kind: z.enum(OBLIGATION_KINDS),
  dueOn: z.string(),
  eur: minorUnits,
  aed: minorUnits,
  paidAed: minorUnits,
  state: z.enum(['paid', 'due', 'overdue', 'upcoming', 'void', 'refunded']),
  payable: z.boolean(),
});

export const orderCourse = z.object({
  _id: z.string(),
  kind: z.enum(COURSE_KINDS),
  slug: z.string(),
  code: z.string(),
  title: z.string(),
  discipline: z.string(),
  city: z.string(),
  country: z.string(),
  venueName: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  startTime: z.string(),
  venueTimezone: z.string(),
});

export type OrderCourse = z.infer<typeof orderCourse>;

/** What a course of an order costs for all its places; null until the order is placed. */
const linePrice = minorUnits.nullable();

/** One course of an order. */
export const orderLine = z.object({
  _id: z.string(),
  course: orderCourse,
  listEur: linePrice,
  earlyBirdEur: linePrice,
  promoEur: linePrice,
  /** What the price that was agreed is above, or below, the current one. */
  adjustmentEur: z.number().int(),
  /** List price less early bird and promo code, or the price that was agreed. */
  priceEur: linePrice,
  /** The line that brought this one, free of charge, and takes it along when it leaves. */
  cameWith: z.string().nullable(),
  /** One for each person; `email` is of whoever was invited and null for the buyer. */
  places: z.array(z.object({ _id: z.string(), state: z.enum(PLACE_STATES), email: z.string().nullable() })),
});
export type OrderLine = z.infer<typeof orderLine>;

export const orderSummary = z.object({
  reference: z.string(),
  state: z.enum(orderStates),
  method: orderMethod.nullable(),
  /** 'Botox Level 1 and 2 more' */
  title: z.string(),
  /** The first course, where one has to stand for all: its clocks tell the moments of the order. */
  course: orderCourse,
  lines: z.array(orderLine),
  totalEur: minorUnits,
  /** What came as money; what a credit note has paid, or waits to pay, stands beside it. */
  paidEur: minorUnits,
  paidAed: minorUnits,
  creditEur: minorUnits,
  placedAt: instantText.nullable(),
  /** When the seat goes if nothing is paid until then. */
  holdEndsAt: instantText.nullable(),
  /** The license of its person is looked at, and nothing can be paid until it was accepted. */
  isLookedAt: z.boolean(),
  nextDue: z
    .object({ obligationId: z.string(), dueOn: z.string(), eur: minorUnits, aed: minorUnits })
    .nullable(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** One course of an order with all that its buyer may know of it. */
export const orderLineDetail = orderLine.extend({
  /** Whether the buyer takes part by this line. */
  enrolled: z.boolean(),
  /** The last day on which a course can be learned; null for life, and for who is not enrolled. */
  accessUntil: localDay.nullable(),
  /** In the words that were shown. */
  confirmations: z.array(z.string()),
  /** Null for who is not enrolled, or once the course has begun. */
  policy: agreedPolicy.nullable(),
  /** What participants are given; empty for everybody else. */
  documents: z.array(z.object({ url: z.string(), name: z.string() })),
  freeWithdrawal: freeWithdrawal.nullable(),
  /** Why the course does not take place; null while it does. */
  courseCancelled: z.string().nullable(),
  /** Null where there is nothing: of a cancelled course, one without dates, one that is not enrolled in. */
  links: z.object({
    course: z.string().nullable(),
    calendar: z.string().nullable(),
    learning: z.string().nullable(),
  }),
});
export type OrderLineDetail = z.infer<typeof orderLineDetail>;

export const orderDetail = orderSummary.extend({
  lines: z.array(orderLineDetail),
  /** `adjustment`: what prices that the course office has agreed on are above, or below, the current ones. */
  breakdown: breakdownView.extend({ adjustment: z.number().int() }).nullable(),
  /** The course office has made it: its buyer agrees to the terms where they pay. */
  asksForTerms: z.boolean(),
  /** Whom it was billed to; null until it is placed. */
  billing: billingInfo.nullable(),
  parts: z.array(partView),
  receipts: z.array(
    z.object({
      _id: z.string(),
      number: z.string(),
      issuedAt: instantText,
      aed: minorUnits,
      href: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      aed: minorUnits,
      eur: minorUnits,
      state: z.string(),
      createdAt: instantText,
      /** Null until it has been sent. */
      paper: z.object({ number: z.string(), href: z.string() }).nullable(),
    }),
  ),
  /** Credits that were given for it. */
  creditNotes: z.array(creditNoteView),
  bankTransfer: z
    .object({
      accountName: z.string(),
      bankName: z.string(),
      iban: z.string(),
      swift: z.string(),
      reference: z.string(),
      payUntil: instantText.nullable(),
    })
    .nullable(),
  payer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
});
export type OrderDetail = z.infer<typeof orderDetail>;

const listOrders = endpoint({
  summary: 'The own orders, newest first',
  method: 'GET',
  path: '/api/orders',
  access: 'signed-in',
  query: z.strictObject({ cursor: z.string().max(100).optional() }),
  response: answer({ orders: z.array(orderSummary), nextCursor: z.string().nullable() }),
});

const getOrder = endpoint({
  summary: 'One own order',
  method: 'GET',
  path: '/api/orders/:reference',
  access: 'signed-in',
  params: orderParams,
  response: answer({ order: orderDetail }),
});

/** What the result pages read: the state, and nothing that a stranger could not know already. */
export const getPaymentStatus = endpoint({
  summary: 'How the payment of an own order stands; `unknown` orders look like missing ones',
  method: 'GET',
  path: '/api/orders/:reference/payment-status',
  access: 'signed-in',
  params: orderParams,
  response: answer({
    status: z.enum(['waiting', 'completed', 'failed', 'refunding', 'refunded']),
    reference: z.string(),
    state: z.enum(orderStates),
    paidEur: minorUnits,
    paidAed: minorUnits,
    creditEur: minorUnits,
    courseId: z.string(),
    courseTitle: z.string(),
    holdEndsAt: instantText.nullable(),
    method: orderMethod.nullable(),
  }),
});

const checkPayment = endpoint({
  summary: '"I have paid": ask the gateway now',
  method: 'POST',
  path: '/api/orders/:reference/check-payment',
  access: 'signed-in',
  params: orderParams,
  response: getPaymentStatus.response,
  limit: { hits: 30, seconds: 60 },
});

const payObligation = endpoint({
  summary: 'Open the card page for the next open part of an own order',
  method: 'POST',
  path: '/api/orders/:reference/pay',
  access: 'signed-in',
  params: orderParams,
  body: z.strictObject({
    obligationId: z.uuid().optional(),
    /** Asked once, of who pays an order that the course office has made. */
    agreeTerms: tick.optional(),
    idempotencyKey: z.string().max(200).optional(),
  }),
  response: answer({ message: z.string(), redirectUrl: z.string() }),
  form: '/orders/:reference',
  idempotent: true,
});

const abandonOrder = endpoint({
  summary: 'Give up an own order that is not paid: its card page is closed and the seat is freed',
  method: 'POST',
  path: '/api/orders/:reference/abandon',
  access: 'signed-in',
  params: orderParams,
  response: answer({ message: z.string(), state: z.enum(orderStates) }),
});

const withdrawFromCourse = endpoint({
  summary: 'Leave a course that was postponed: everything paid comes back',
  method: 'POST',
  path: '/api/orders/:reference/withdraw',
  access: 'signed-in',
  params: orderParams,
  response: done,
});

/** A run that somebody is enrolled in. */
const myCourse = orderCourse.extend({
  /** Null where somebody else has paid. */
  orderReference: z.string().nullable(),
  enrolledAt: instantText,
  isPast: z.boolean(),
  openEur: minorUnits,
  /** Whether it has a test that can be taken: from its first day on. */
  hasTest: z.boolean(),
});

const listMyCourses = endpoint({
  summary: 'In-person courses that the person is enrolled in, next first',
  method: 'GET',
  path: '/api/library/in-person',
  access: 'signed-in',
  response: answer({
    courses: z.array(myCourse),
  }),
});

const listMyLiveCourses = endpoint({
  summary: 'Live online courses that the person is enrolled in, next first, each with its next session',
  method: 'GET',
  path: '/api/library/live',
  access: 'signed-in',
  response: answer({
    courses: z.array(
      myCourse.extend({
        nextSession: liveSession.nullable(),
        /** The last day on which its recordings can be seen; null where there are none to be seen. */
        recordingsUntil: localDay.nullable(),
      }),
    ),
  }),
});

export const orderEndpoints = {
  listOrders,
  getOrder,
  getPaymentStatus,
  checkPayment,
  payObligation,
  abandonOrder,
  withdrawFromCourse,
  listMyCourses,
  listMyLiveCourses,
  getOwnPlace,
};
