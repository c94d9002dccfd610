import { z } from 'zod';
import { LICENCE_STANDINGS } from '#domain/licences/licence-standing.ts';
import { PART_KINDS } from '#domain/payments/obligation-kind.ts';
import { PLAN_KINDS } from '#domain/plans/plan-parts.ts';
import { registration, sessionUser } from '../accounts/accounts.ts';
import { creditOffer, creditWish } from '../credits/credit-offer.ts';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, instantText, localDay, runKind, storable } from '../fields.ts';
import { basisPoints, minorUnits } from '../money.ts';
import { agreement } from './agreement.ts';

const planKind = z.enum(PLAN_KINDS);
/** `installment` is accepted for `installments`. */
const chosenPlan = z
  .enum([...PLAN_KINDS, 'installment', ''])
  .optional()
  .transform((plan) => (plan === 'installment' ? 'installments' : plan || undefined));

export const promoCodeText = z
  .string({ error: 'Please enter a promo code' })
  .trim()
  .min(1, 'Please enter a promo code')
  .max(20, 'Invalid promo code')
  .refine(storable, 'Invalid promo code');

/** The frozen price of an order, in minor units: `domain/pricing/breakdown.ts`. */
export const breakdownView = z.object({
  listPrice: minorUnits,
  isEarlyBird: z.boolean(),
  earlyBirdDiscount: minorUnits,
  promoCode: z.string().nullable(),
  promoDiscount: minorUnits,
  promoBp: z.number(),
  total: minorUnits,
  taxBp: z.number(),
  taxIncluded: minorUnits,
  plan: planKind,
  parts: z.array(
    z.object({
      sequence: z.number(),
      kind: z.enum(PART_KINDS),
      shareBp: z.number(),
      dueOn: z.string(),
      eur: minorUnits,
      aed: minorUnits,
    }),
  ),
  dueTodayEur: minorUnits,
  dueTodayAed: minorUnits,
  totalAed: minorUnits,
  rate: z.number(),
});
export type BreakdownView = z.infer<typeof breakdownView>;

/** Pricing in the specified words: EUR with at most two decimals. */
const checkoutPricing = {
  basePrice: z.number(),
  originalPrice: z.number(),
  price: z.number(),
  earlyBirdPrice: z.number().nullable(),
  isEarlyBirdActive: z.boolean(),
  earlyBirdDeadline: z.string().nullable(),
  currentPrice: z.number(),
  currency: z.literal('EUR'),
  priceAED: z.number(),
};

/** Days of the venue's calendar from today on: `from` null holds already, `until` null up to the start. */
export const policyPeriod = { from: localDay.nullable(), until: localDay.nullable() };
/** "Cancel by 3 March: 90 %" */
export const consequence = z.object({ ...policyPeriod, refundBp: basisPoints, creditNote: z.boolean() });
export type Consequence = z.output<typeof consequence>;

/** What a checkout says of a course of any kind. */
const offeredCourse = z.object({
  _id: z.string(),
  slug: z.string(),
  code: z.string(),
  title: z.string(),
  discipline: z.string(),
  status: z.string(),
  /** By whose clocks its moments are told: the venue's, or the academy's. */
  venueTimezone: z.string(),
  isEnrollable: z.boolean(),
  isFree: z.boolean(),
  ...checkoutPricing,
  /** One breakdown for each plan that the course accepts, priced now with the draft's promo code. */
  plans: z.array(breakdownView),
  defaultPlan: planKind,
  confirmations: z.array(z.object({ key: z.string(), label: z.string() })),
  consequences: z.array(consequence),
  /** Whose license it asks for; empty where it asks for none. */
  professions: z.array(z.string()),
});
export const checkoutCourse = offeredCourse.extend({
  kind: runKind,
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  city: z.string(),
  country: z.string(),
  seatsLeft: z.number(),
  hasWaitlist: z.boolean(),
  paymentOptions: z.object({
    acceptFullPayment: z.boolean(),
    acceptDeposit: z.boolean(),
    depositInfo: z
      .object({
        depositPercentage: z.number(),
        depositAmount: z.number(),
        remainingBalance: z.number(),
        remainingDueDate: z.string().nullable(),
      })
      .nullable(),
    acceptInstallments: z.boolean(),
    installmentInfo: z
      .object({
        numberOfInstallments: z.number(),
        installmentPlan: z.array(
          z.object({ percentageOfTotal: z.number(), dueDate: z.string(), calculatedAmount: z.number() }),
        ),
      })
      .nullable(),
  }),
});
export type CheckoutCourse = z.infer<typeof checkoutCourse>;

/** A course that is taken at one's own pace is paid at once. */
export const selfPacedCheckoutCourse = offeredCourse.extend({
  kind: z.literal('ELearningCourse'),
  /** Null for life. */
  accessMonths: z.number().nullable(),
  modules: z.number(),
  slides: z.number(),
  /** Of narration. */
  minutes: z.number(),
});
export type SelfPacedCheckoutCourse = z.infer<typeof selfPacedCheckoutCourse>;

/** A course at its checkout, of whatever kind. */
export type OfferedCourse = CheckoutCourse | SelfPacedCheckoutCourse;

/** `credit` alone has paid for it. */
export const orderMethod = z.enum(['card', 'bank', 'cash', 'free', 'credit']);

/** An order of this person that waits for its first payment. */
export const openOrder = z.object({
  reference: z.string(),
  state: z.enum(['draft', 'placed']),
  plan: planKind.nullable(),
  promoCode: z.string().nullable(),
  method: orderMethod.nullable(),
  /** Of the price, in cents: what a credit note pays. */
  creditEur: minorUnits,
  /** When the seat goes if nothing is paid until then. */
  holdEndsAt: instantText.nullable(),
  /** The license of its person is looked at, and nothing can be paid until it was accepted. */
  isLookedAt: z.boolean(),
});

/** Where a signed-in person stands with a course at its checkout. */
export const standing = {
  user: sessionUser,
  message: z.string(),
  requiresEnrollment: z.boolean(),
  alreadyEnrolled: z.boolean(),
  redirectUrl: z.string().nullable(),
  order: openOrder.nullable(),
  credit: creditOffer.nullable(),
  /** How the license that the course asks for stands. */
  licence: z.enum(LICENCE_STANDINGS),
  /** Why no seat would be held while the license is looked at; null where one would, or nothing is looked at. */
  licenceLimit: z.string().nullable(),
  /** Until when a seat is held for this person, who waited for it in line. */
  offerEndsAt: instantText.nullable(),
};
/** Who has opened an account at the checkout goes on with a draft. */
export const admitted = answer({ message: z.string(), user: sessionUser, order: openOrder });

const getCheckout = endpoint({
  summary: 'What the checkout of a signed-in person shows',
  method: 'GET',
  path: '/inperson/checkout/:courseId',
  access: 'signed-in',
  params: courseParams,
  response: answer({
    course: checkoutCourse,
    ...standing,
  }),
});

const validateCourse = endpoint({
  summary: 'The course as a guest’s checkout shows it',
  method: 'GET',
  path: '/inperson/course/:courseId/validate',
  access: 'public',
  params: courseParams,
  response: answer({ course: checkoutCourse }),
});

const addToEnrollment = endpoint({
  summary: 'Create the draft order, or return the one there is',
  method: 'POST',
  path: '/inperson/course/:courseId/add-to-enrollment',
  access: 'signed-in',
  params: courseParams,
  response: answer({ message: z.string(), order: openOrder }),
  idempotent: true,
});

export const guestCheckout = endpoint({
  summary: 'Open an account at the checkout, sign in and create the draft order',
  method: 'POST',
  path: '/inperson/course/:courseId/guest-checkout',
  access: 'public',
  params: courseParams,
  body: registration,
  response: admitted,
  limit: { hits: 10, seconds: 60 },
});

export const appliedPromo = answer({
  newPrice: z.number(),
  newPriceAED: z.number(),
  discountAmount: z.number(),
  discountAmountAED: z.number(),
  discountPercentage: z.number(),
  isFree: z.boolean(),
  message: z.string(),
});
export const removedPromo = answer({ message: z.string(), newPrice: z.number(), newPriceAED: z.number() });
/** Where a purchase goes on: the card page, the order that waits for a transfer, the result. */
export const purchase = answer({ message: z.string(), redirectUrl: z.string(), reference: z.string() });

const applyPromo = endpoint({
  summary: 'Apply a promo code to the draft order',
  method: 'POST',
  path: '/inperson/checkout/:courseId/apply-promo',
  access: 'signed-in',
  params: courseParams,
  body: z.object({ promoCode: promoCodeText.toUpperCase() }),
  response: appliedPromo,
  limit: { hits: 20, seconds: 60 },
});

const removePromo = endpoint({
  summary: 'Take the promo code off again',
  method: 'POST',
  path: '/inperson/checkout/:courseId/remove-promo',
  access: 'signed-in',
  params: courseParams,
  response: removedPromo,
});

export const processPayment = endpoint({
  summary:
    'Place the order, hold the seat and open the card page; with method `bank` the seat waits for a transfer',
  method: 'POST',
  path: '/inperson/checkout/:courseId/process-payment',
  access: 'signed-in',
  params: courseParams,
  body: z.object({
    paymentPlan: chosenPlan,
    method: z.enum(['card', 'bank']).default('card'),
    ...creditWish,
    ...agreement,
  }),
  response: purchase,
  form: '/checkout/inperson/:courseId',
  idempotent: true,
});

export const completeRegistration = endpoint({
  summary: 'Enroll without payment when the price is 0',
  method: 'POST',
  path: '/inperson/complete-registration/:courseId',
  access: 'signed-in',
  params: courseParams,
  body: z.object(agreement),
  response: purchase,
  form: '/checkout/inperson/:courseId',
  idempotent: true,
});

export const checkoutEndpoints = {
  getCheckout,
  validateCourse,
  addToEnrollment,
  guestCheckout,
  applyPromo,
  removePromo,
  processPayment,
  completeRegistration,
};
