import { z } from 'zod';
import { CART_LIMIT } from '../carts/cart-limit.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { email, instantText, localDay, optionalText, requiredText, storable } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { adminOrderDetail } from './admin-orders.ts';
import { promoCodeText } from './checkout.ts';
import { orderParams } from './orders.ts';

// What staff sell to somebody who has called, or written.

/** By a link to the card page, by a transfer that is waited for, in cash that was received, or for nothing. */
export const SALE_WAYS = ['link', 'transfer', 'cash', 'free'] as const;
export type SaleWay = (typeof SALE_WAYS)[number];

const courseKey = z.string().trim().min(1).max(100).refine(storable, 'Not found');
const person = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether their address is confirmed. */
  isVerified: z.boolean(),
});
export type FoundPerson = z.infer<typeof person>;

const findPeople = endpoint({
  summary: 'People with an account, by words of their names and address',
  method: 'GET',
  path: '/api/admin/people',
  access: 'staff',
  scope: 'people:read',
  query: z.strictObject({ q: z.string().trim().max(100).refine(storable).default('') }),
  response: answer({ people: z.array(person) }),
});

const quotedLine = z.object({
  course: z.object({
    _id: z.string(),
    slug: z.string(),
    code: z.string(),
    title: z.string(),
    kind: z.string(),
    city: z.string(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
  }),
  listEur: minorUnits,
  /** What it costs now. */
  priceEur: minorUnits,
  /** The course that it comes with, free of charge. */
  cameWith: z.string().nullable(),
  /** Why it cannot be sold to this person now, as a sentence. */
  problem: z.string().nullable(),
  /** What the course asks of who takes part; keys are `slug:key`. */
  confirmations: z.array(z.object({ key: z.string(), label: z.string() })),
});
export type QuotedLine = z.infer<typeof quotedLine>;

const quoteSale = endpoint({
  summary: 'What courses would cost now in one order, what comes with them and what is in the way',
  method: 'GET',
  path: '/api/admin/sale-quotes',
  access: 'staff',
  scope: 'orders:read',
  query: z.strictObject({
    personId: z.uuid().optional(),
    /** Slugs, ids or codes, separated by commas. */
    courses: z.string().max(5_000).refine(storable).default(''),
    code: z.string().trim().max(100).refine(storable).default(''),
  }),
  response: answer({
    person: person.nullable(),
    lines: z.array(quotedLine),
    /** What would come along and cannot, as sentences. */
    leftOut: z.array(z.string()),
    /** The code that was asked about, with what it takes off; and why it cannot be used, as a sentence. */
    promo: z.object({ code: z.string(), discountEur: minorUnits }).nullable(),
    promoProblem: z.string().nullable(),
    /** After the code. */
    totalEur: minorUnits,
    totalAed: minorUnits,
    /** AED for one EUR. */
    rate: z.number(),
    /** Until when a link or a transfer would hold the seats; null where nothing is held for long. */
    holdEndsAt: instantText.nullable(),
    takesTransfers: z.boolean(),
  }),
});
export type SaleQuote = z.output<typeof quoteSale.response>;

const saleLine = z.strictObject({
  courseId: courseKey,
  /** Another price than the current one, in cents: an administrator's, with a reason. */
  priceEur: z
    .number()
    .int()
    .min(0, 'Price cannot be below 0')
    .max(10_000_000, 'Price is too high')
    .optional(),
  reason: optionalText(300),
});

export const sellCourses = endpoint({
  summary: 'Sell courses to somebody by phone: an order for a person who is found or invited',
  method: 'POST',
  path: '/api/admin/orders',
  access: 'staff',
  body: z.strictObject({
    person: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('known'), _id: z.uuid('Please choose a person') }),
      z.strictObject({
        kind: z.literal('new'),
        email,
        firstName: requiredText('First name', 80),
        lastName: requiredText('Last name', 80),
      }),
    ]),
    lines: z
      .array(saleLine)
      .min(1, 'Please choose a course')
      .max(CART_LIMIT, `An order can have at most ${CART_LIMIT} courses`),
    /** What was said that it costs, in cents: nothing is sold for another sum. */
    totalEur: z.number().int().min(0),
    payment: z.enum(SALE_WAYS, 'Please choose how it is paid'),
    /** Why it costs nothing. */
    freeReason: optionalText(300),
    /** Of cash: the day, and the number in the academy's own book. */
    receivedOn: localDay.optional(),
    cashReference: optionalText(80),
    /** The person has agreed to the terms; who pays by link agrees on the page where they pay. */
    agreedTerms: z.boolean().default(false),
    /** What the person meets, by `slug:key`, and what is waived and why. */
    confirmations: z.array(z.string().max(200)).max(500).default([]),
    waivers: z
      .array(z.strictObject({ key: z.string().max(200), reason: requiredText('Reason', 300) }))
      .max(500)
      .default([]),
    /** Counts for current prices only. */
    promoCode: promoCodeText.toUpperCase().optional(),
    /** Hold seats for a transfer although as many as a course allows are waiting for transfers. */
    beyondTransferShare: z.boolean().default(false),
    notes: optionalText(1_000),
  }),
  response: answer({ message: z.string(), reference: z.string(), leftOut: z.array(z.string()) }),
  idempotent: true,
  limit: { hits: 30, seconds: 60 },
});

const sendPaymentLetter = endpoint({
  summary: 'Mail once more how an order that staff have sold is paid',
  method: 'POST',
  path: '/api/admin/orders/:reference/payment-letters',
  access: 'staff',
  scope: 'orders:write',
  params: orderParams,
  response: done,
  idempotent: true,
});

const cancelSale = endpoint({
  summary:
    'Cancel an order that staff have sold and that is not paid: its card page is closed, its seats are free',
  method: 'POST',
  path: '/api/admin/orders/:reference/abandon',
  access: 'staff',
  scope: 'orders:write',
  params: orderParams,
  body: z.strictObject({ reason: requiredText('Reason', 300) }),
  response: answer({ message: z.string(), order: adminOrderDetail }),
  idempotent: true,
});

export const officeSaleEndpoints = { findPeople, quoteSale, sellCourses, sendPaymentLetter, cancelSale };
