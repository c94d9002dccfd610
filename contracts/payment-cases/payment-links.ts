import { z } from 'zod';
import { CASE_TYPES } from '#domain/cases/case-amount.ts';
import { CASE_STATUSES } from '#domain/cases/case-status.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, optionalText, requiredText, storable, tick } from '../fields.ts';
import { minorUnits } from '../money.ts';

const currency = z.enum(['EUR', 'AED']);
// Only its hash is looked up, so that whatever else stands in its place is a link that there is not.
const token = z.object({ token: z.string() });

const part = z.object({
  sequence: z.number(),
  dueOn: z.string(),
  eur: minorUnits,
  aed: minorUnits,
  paidAed: minorUnits,
  /** The one that the link pays next. */
  isNext: z.boolean(),
});

/**
 * What a payer sees. `totalAmount` and `amount` are units in the case's own currency (`currency.default` where a single
 * one is allowed, else EUR); what we add is in minor units.
 */
export const linkCase = z.object({
  caseId: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(CASE_STATUSES),
  expiresAt: instantText.nullable(),
  paymentType: z.enum(CASE_TYPES),
  /** Null while the payer chooses it. */
  totalAmount: z.number().nullable(),
  amount: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  currency: z.object({ default: currency, allowed: z.array(currency), own: currency }),
  attendees: z.array(z.object({ name: z.string(), email: z.string() })),
  payerEmail: z.string(),
  linkedCourses: z.array(z.object({ courseId: z.string(), courseType: z.string(), title: z.string() })),

  payer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** What the last payer entered, for who comes back after a failed payment; only with the cookie of that payer. */
  lastEntries: z
    .object({
      payerName: z.string(),
      payerEmail: z.string(),
      payerPhone: z.string(),
      billingAddress: z.string(),
      billingCity: z.string(),
      billingCountry: z.string(),
      billingCompany: z.string(),
      billingTaxNumber: z.string(),
    })
    .nullable(),
  /** Who asks, as the receipt will name them, and what the card statement says. */
  seller: z.object({ legalName: z.string(), taxRegistrationNumber: z.string(), statementName: z.string() }),
  askedBy: z.string(),
  createdAt: instantText,
  /** AED for one EUR. */
  rate: z.number(),
  /** In AED minor units, as the cards are charged: the least a card page takes. */
  minimumAed: minorUnits,
  /** What is charged next; null while the payer chooses, and where nothing can be paid any more. */
  next: z.object({ eur: minorUnits, aed: minorUnits }).nullable(),
  total: z.object({ eur: minorUnits, aed: minorUnits }).nullable(),
  /** All that was received, also what was given back later. */
  paid: z.object({ eur: minorUnits, aed: minorUnits }),
  refunded: z.object({
    eur: minorUnits,
    aed: minorUnits,
    at: instantText.nullable(),
    /** All that was paid is to go back, and not all of it has gone yet. */
    isUnderway: z.boolean(),
    papers: z.array(z.object({ number: z.string(), href: z.string() })),
  }),
  numberOfInstallments: z.number(),
  parts: z.array(part),
  /** Somebody is on the card page, until then at most. */
  payingUntil: instantText.nullable(),
  settledAt: instantText.nullable(),
  cancelledAt: instantText.nullable(),
  receipts: z.array(
    z.object({ number: z.string(), issuedAt: instantText, aed: minorUnits, href: z.string() }),
  ),
});
export type LinkCase = z.infer<typeof linkCase>;

const getPaymentLink = endpoint({
  summary: 'The case of a payment link; an unknown or replaced token looks like none',
  method: 'GET',
  path: '/api/general-payment/link/:token',
  access: 'public',
  params: token,
  response: answer({ paymentCase: linkCase }),
  limit: { hits: 60, seconds: 60 },
});

/** May be missing: that is one of the rules of the form, and told in their order. */
const entered = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .max(max, `${label} can have at most ${max} characters`)
    .refine(storable, 'Please remove the characters that cannot be shown')
    .default('');

export const processPaymentLink = endpoint({
  summary:
    'Open the card page; the case decides the amount, and where the payer chooses one, whether it may be chosen',
  method: 'POST',
  path: '/api/general-payment/process/:token',
  access: 'public',
  params: token,
  // The rules depend on the case and are told in their own order: contracts/payment-cases/link-rules.ts.
  body: z.object({
    payerName: entered('Name', 120),
    payerEmail: entered('Email', 254),
    payerPhone: entered('Phone number', 40),
    billingAddress: entered('Billing address', 200),
    billingCity: entered('City', 100),
    billingCountry: entered('Country', 100).default('United Arab Emirates'),
    /** Where a company pays. */
    billingCompany: entered('Company', 200),
    billingTaxNumber: entered('Tax number', 60),
    /** AED where it is allowed, unless another is chosen. */
    selectedCurrency: z.enum(['EUR', 'AED'], 'Please choose EUR or AED.').optional(),
    /** A number, or what a form sends. */
    amount: z.union([z.number(), z.string().max(40)], 'Please enter a valid amount.').optional(),
    agreeToTerms: tick.default(false),
    /** Another payer’s card page may be ended for this one. */
    startAgain: tick.default(false),
  }),
  response: answer({ redirectUrl: z.string() }),
  limit: { hits: 20, seconds: 60 },
});

const links = '/api/general-payment/links/:token' as const;

export const getLinkResult = endpoint({
  summary: 'How the last payment of a link ended, as far as is known; `check` asks the gateway',
  method: 'GET',
  path: `${links}/result`,
  access: 'public',
  params: token,
  response: answer({
    result: z.object({
      outcome: z.enum(['none', 'waiting', 'completed', 'failed', 'refunding', 'refunded']),
      transactionId: z.string().nullable(),
      /** The number of the case, by which people know it. */
      orderId: z.string().nullable(),
      paidAt: instantText.nullable(),
      paidEur: minorUnits,
      paidAed: minorUnits,
      /** Why the last attempt failed, in a person's words. */
      reason: z.string().nullable(),
    }),
    paymentCase: linkCase,
  }),
  limit: { hits: 120, seconds: 60 },
});

const getReturnedPayment = endpoint({
  summary: 'How a payment ended whose link has been replaced meanwhile, by the name its payer came back with',
  method: 'GET',
  path: '/api/general-payment/returned/:token',
  access: 'public',
  params: token,
  response: answer({ outcome: z.enum(['waiting', 'completed', 'failed']), aed: minorUnits }),
  limit: { hits: 30, seconds: 60 },
});

const checkLinkPayment = endpoint({
  summary: '“I have paid”: asks the gateway now',
  method: 'POST',
  path: `${links}/check`,
  access: 'public',
  params: token,
  response: done,
  limit: { hits: 20, seconds: 60 },
});

const askForNewLink = endpoint({
  summary: 'Ask the academy to open an expired link again',
  method: 'POST',
  path: `${links}/ask`,
  access: 'public',
  params: token,
  response: done,
  limit: { hits: 5, seconds: 3600 },
});

const reportLinkProblem = endpoint({
  summary: 'Tell the academy that the amount or the person is wrong',
  method: 'POST',
  path: `${links}/report`,
  access: 'public',
  params: token,
  body: z.strictObject({
    message: requiredText('Message', 1000),
    name: optionalText(120),
    website: z.string().max(500).default(''),
  }),
  response: done,
  limit: { hits: 5, seconds: 3600 },
});

export const paymentLinkEndpoints = {
  getPaymentLink,
  processPaymentLink,
  getLinkResult,
  getReturnedPayment,
  checkLinkPayment,
  askForNewLink,
  reportLinkProblem,
};
