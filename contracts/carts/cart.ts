import { z } from 'zod';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { sentBill } from '../accounts/profile.ts';
import { creditOffer, creditWish } from '../credits/credit-offer.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { courseKey, instantText, localDay, optionalText, storable, tick } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { agreement, confirmationKeys } from '../orders/agreement.ts';
import { breakdownView, consequence, openOrder, promoCodeText } from '../orders/checkout.ts';
import { CART_LIMIT } from './cart-limit.ts';

/** A course as a page names it that puts it somewhere; whatever else is sent, a price above all, is dropped. */
export const namedCourse = z.object({
  courseId: courseKey,
  courseType: z.enum(COURSE_KINDS).optional(),
});

/** Why a line cannot be bought now; `not-left-for-bringer`: the course that brought it does not bring it any more. */
export const LINE_PROBLEMS = [
  'full',
  'closed',
  'already-enrolled',
  'under-way',
  'not-left-for-bringer',
] as const;

/** One course of a cart as it is now. Prices are EUR of at most two decimals, as specified. */
export const cartCourse = z.object({
  /** Its slug: what every call takes for a course. */
  courseId: z.string(),
  courseType: z.enum(COURSE_KINDS),
  courseCode: z.string(),
  title: z.string(),
  displayType: z.enum(['In-person', 'Live online', 'Self-paced']),
  /** Null where it begins when its person does. */
  startDate: localDay.nullable(),
  price: z.number(),
  originalPrice: z.number(),
  isEarlyBird: z.boolean(),
  earlyBirdSavings: z.number(),
  enrollmentType: z.enum(['paid', 'paid_early_bird', 'free']),
  isLinkedCourseFree: z.boolean(),
  /** The `courseId` of the course that it is free with. It leaves with it, unless its person had put it in themself. */
  cameWith: z.string().nullable(),
  /** Where and how long: "Paris, 2 days", "Lifetime access, 84 min". */
  facts: z.string(),
  /** Null where there are no seats to run out. */
  seatsLeft: z.number().nullable(),
  /** Who finds it full may stand in line for it. */
  hasWaitlist: z.boolean(),
  earlyBirdEndsAt: instantText.nullable(),
  /** By whose clocks its moments are told. */
  timezone: z.string(),
  /** What it cost when it was put in, where that is no longer so. */
  formerPrice: z.number().nullable(),
  problem: z.object({ code: z.enum(LINE_PROBLEMS), message: z.string() }).nullable(),
  confirmations: z.array(z.object({ key: z.string(), label: z.string() })),
  consequences: z.array(consequence),
});
export type CartCourse = z.infer<typeof cartCourse>;

/** Sums are of what can be bought, before the code. */
const cartView = {
  courses: z.array(cartCourse),
  totalPrice: z.number(),
  originalPrice: z.number(),
  hasEarlyBirdDiscounts: z.boolean(),
  totalSavings: z.number(),
  /** What would be charged, with the code; null where nothing in it can be bought. */
  breakdown: breakdownView.nullable(),
  /** A linked course that could not come along, as a sentence. */
  leftOut: z.array(z.string()),
};

export const cart = z.object({
  ...cartView,
  /** The code that was applied; `message` says why it no longer counts. */
  promo: z.object({ code: z.string(), discount: minorUnits, message: z.string().nullable() }).nullable(),
  isBillingComplete: z.boolean(),
  credit: creditOffer.nullable(),
  /** The order that was placed from this cart and waits for its payment. */
  order: openOrder.nullable(),
});
export type Cart = z.infer<typeof cart>;

const getCart = endpoint({
  summary: 'What is in the cart, priced now',
  method: 'GET',
  path: '/api/cart',
  access: 'signed-in',
  response: answer(cart.shape),
});

const countCart = endpoint({
  summary: 'How many courses are in the cart and on the wishlist, and which',
  method: 'GET',
  path: '/api/cart/count',
  access: 'signed-in',
  response: answer({
    cart: z.number(),
    wishlist: z.number(),
    /** By their slugs, as pages name courses. */
    inCart: z.array(z.string()),
    onWishlist: z.array(z.string()),
  }),
});

const previewCart = endpoint({
  summary: 'The cart of a visitor, which lives in the browser, priced now',
  method: 'POST',
  path: '/api/cart/preview',
  access: 'public',
  body: z.object({ courses: z.array(namedCourse).max(CART_LIMIT) }),
  response: answer(cartView),
  limit: { hits: 60, seconds: 60 },
});

const addToCart = endpoint({
  summary: 'Put a course into the cart; what is in it already stays once',
  method: 'POST',
  path: '/api/cart',
  access: 'signed-in',
  body: namedCourse,
  response: answer({ message: z.string(), alreadyEnrolled: z.boolean() }),
  idempotent: true,
});

const adoptCart = endpoint({
  summary: 'Put the courses of the browser’s cart into the cart of the person who has just signed in',
  method: 'POST',
  path: '/api/cart/adopt',
  access: 'signed-in',
  body: z.object({ courses: z.array(namedCourse).max(CART_LIMIT) }),
  response: answer({
    message: z.string(),
    /** What could not be put in, with the reason. */
    leftOut: z.array(
      z.object({
        courseId: z.string(),
        /** Null of a course that is not offered any more. */
        title: z.string().nullable(),
        message: z.string(),
      }),
    ),
  }),
  idempotent: true,
});

const removeFromCart = endpoint({
  summary: 'Take courses out of the cart, and with them what they brought',
  method: 'POST',
  path: '/remove-from-cart',
  access: 'signed-in',
  body: z.object({ courseIds: z.array(courseKey).min(1, 'No course was named').max(CART_LIMIT) }),
  response: done,
});

const applyCartPromo = endpoint({
  summary: 'Apply one promo code to the whole cart',
  method: 'POST',
  path: '/api/promo/apply',
  access: 'signed-in',
  body: z.object({
    code: promoCodeText.toUpperCase(),
    /** As specified; the cart itself decides what it is applied to. */
    courses: z.array(z.unknown()).max(CART_LIMIT).optional(),
  }),
  response: answer({ message: z.string(), completeRegistration: z.boolean(), totalPrice: z.number() }),
  limit: { hits: 20, seconds: 60 },
});

const removeCartPromo = endpoint({
  summary: 'Take the promo code off the cart again',
  method: 'POST',
  path: '/api/promo/remove',
  access: 'signed-in',
  response: answer({ message: z.string(), totalPrice: z.number() }),
});

/** JSON objects stand as text in a form of several parts. */
const fromText = (value: unknown) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

/** What is said when a cart is bought. */
const cartSubmission = {
  isGift: tick.default(false),
  /** Empty: the giver hands the link on. */
  giftRecipientEmail: z.string().trim().toLowerCase().max(254).refine(storable).default(''),
  giftMessage: optionalText(500),
  /** The day on which the letter is sent; empty: as soon as it is paid. */
  giftSendOn: z.union([z.literal(''), localDay]).default(''),
  orderNotes: optionalText(1_000),
  ...creditWish,
  agreeTerms: agreement.agreeTerms,
  /** Each with the course that asks for it: `slug:key`. */
  confirmations: confirmationKeys({ atMost: 10 * CART_LIMIT, length: 280 }),
};

/** The person's bill from now on, and this order's; without one it is the bill on file. */
const billSaid = z.preprocess(fromText, sentBill.optional());

const completeCart = endpoint({
  summary: 'Enroll in everything in the cart without payment, where it costs nothing',
  method: 'POST',
  path: '/complete-registration',
  access: 'signed-in',
  body: z.object({
    ...cartSubmission,
    /** What is free needs no bill: one that is incomplete is in nobody's way, and is not kept. */
    billingInfo: billSaid.catch(undefined),
  }),
  response: answer({ message: z.string(), referenceNumber: z.string(), redirectUrl: z.string() }),
  form: '/checkout',
  idempotent: true,
});

const initiatePayment = endpoint({
  summary: 'Place an order of everything in the cart, hold its seats and open the card page',
  method: 'POST',
  path: '/payment/initiate',
  access: 'signed-in',
  body: z.object({ ...cartSubmission, billingInfo: billSaid }),
  response: answer({ message: z.string(), redirectUrl: z.string(), reference: z.string() }),
  form: '/checkout',
  handsOver: true,
  idempotent: true,
});

export const cartEndpoints = {
  getCart,
  countCart,
  previewCart,
  addToCart,
  adoptCart,
  removeFromCart,
  applyCartPromo,
  removeCartPromo,
  completeCart,
  initiatePayment,
};
