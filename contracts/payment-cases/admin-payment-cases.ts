import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { localDay, optionalText, requiredText, triedPassword } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { paymentCaseDetail, paymentCaseSummary } from './admin-case-answers.ts';
import { amount, caseFields, currency, expiryDays, hasAmounts } from './admin-case-fields.ts';
import { CASE_FILTERS, DEFAULT_EXPIRY_DAYS } from './case-options.ts';
import { linkCase } from './payment-links.ts';

const caseParams = z.object({ id: z.uuid('Not found') });
const changed = answer({ message: z.string(), paymentCase: paymentCaseDetail });
const path = '/api/admin/payment-cases' as const;

export const createPaymentCase = endpoint({
  summary: 'Ask a named payer for money; the link is mailed at once unless it is kept as a draft',
  method: 'POST',
  path: `${path}/create`,
  access: 'staff',
  scope: 'cases:write',
  body: hasAmounts({
    ...caseFields,
    expiryDays: expiryDays.default(DEFAULT_EXPIRY_DAYS),
    saveAsDraft: z.boolean().default(false),
  }),
  response: changed,
  idempotent: true,
});

export const listPaymentCases = endpoint({
  summary:
    'Payment cases, newest first, by their status now; `q` looks in case id, title, payer’s name and address',
  method: 'GET',
  path,
  access: 'staff',
  scope: 'cases:read',
  query: z.object({
    status: z.enum(CASE_FILTERS).default('all'),
    q: optionalText(100),
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  response: answer({ paymentCases: z.array(paymentCaseSummary), nextCursor: z.string().nullable() }),
});

export const getPaymentCaseFigures = endpoint({
  summary:
    'The four figures above the list; revenue in EUR minor units, net of refunds, from fully paid cases',
  method: 'GET',
  path: '/api/admin/payment-case-figures',
  access: 'staff',
  scope: 'cases:read',
  response: answer({
    figures: z.object({
      total: z.number(),
      active: z.number(),
      paid: z.number(),
      revenueEur: minorUnits,
      /** Received on cases that are not paid in full. */
      receivedOnOpenEur: minorUnits,
    }),
  }),
});

const getPaymentCaseDefaults = endpoint({
  summary: 'What a new case is charged at where it has no rate of its own: AED for one EUR',
  method: 'GET',
  path: '/api/admin/payment-case-defaults',
  access: 'staff',
  scope: 'cases:read',
  response: answer({ rate: z.number() }),
});

const getPaymentCase = endpoint({
  summary: 'One payment case with its parts, receipts and history',
  method: 'GET',
  path: `${path}/:id`,
  access: 'staff',
  scope: 'cases:read',
  params: caseParams,
  response: answer({ paymentCase: paymentCaseDetail }),
});

const previewPaymentCase = endpoint({
  summary: 'What the payer sees, or will see once a draft is sent',
  method: 'GET',
  path: `${path}/:id/preview`,
  access: 'staff',
  scope: 'cases:read',
  params: caseParams,
  response: answer({ paymentCase: linkCase }),
});

const updatePaymentCase = endpoint({
  summary:
    'Change a case; what is asked for cannot change once somebody pays. `version` is the one that was read',
  method: 'PUT',
  path: `${path}/:id`,
  access: 'staff',
  scope: 'cases:write',
  params: caseParams,
  body: hasAmounts({ ...caseFields, version: z.number().int() }),
  response: changed,
});

const act = <const Name extends string, B extends z.ZodObject | undefined>(
  name: Name,
  summary: string,
  body: B,
) =>
  ({
    summary,
    method: 'POST',
    path: `${path}/:id/${name}`,
    access: 'staff',
    params: caseParams,
    body,
    response: changed,
    idempotent: true,
  }) as const;

const nothing = undefined;
const reason = requiredText('Reason', 300);

const sendPaymentCase = endpoint({
  ...act('send', 'Send a draft: the case becomes active and its link is mailed', nothing),
  scope: 'cases:write',
});
const resendPaymentLink = endpoint({
  ...act('resend-link', 'Mail the same link again', nothing),
  scope: 'cases:write',
});
const extendPaymentCase = endpoint({
  ...act(
    'extend',
    'Move the end by some days; an expired case is active again',
    z.object({ days: expiryDays }),
  ),
  scope: 'cases:write',
});
const cancelPaymentCase = endpoint({
  ...act('cancel', 'Call a case off: its link takes no money any more', z.object({ reason })),
  scope: 'cases:write',
});
const copyPaymentLink = endpoint({
  ...act('copy-link', 'The link, to be handed on; kept in the history', nothing),
  response: answer({ message: z.string(), fullUrl: z.string() }),
});
const replacePaymentLink = endpoint(
  act(
    'replace-link',
    'Make a new link; the old one is dead at once',
    z.object({ resend: z.boolean().default(false) }),
  ),
);

export const markPaymentCasePaid = endpoint(
  act(
    'mark-paid',
    'Record money that came another way, in the case’s own currency; without an amount, all that is open',
    z.object({
      amount: amount('Amount').optional(),
      currency: currency.optional(),
      paymentMethod: optionalText(60),
      reference: optionalText(80),
      receivedOn: localDay.optional(),
      notes: optionalText(500),
    }),
  ),
);

export const refundPaymentCase = endpoint({
  ...act(
    'refund',
    'Give money back through the gateway, part or all, in AED as it was charged; asks for the password again',
    z.object({ amount: amount('Amount'), reason, password: triedPassword }),
  ),
  access: 'admin',
  limit: { hits: 10, seconds: 60 },
});

const deletePaymentCase = endpoint({
  summary: 'Delete a case that has moved no money',
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'admin',
  params: caseParams,
  response: done,
});

const bulkPaymentCases = endpoint({
  summary: 'Resend, extend or cancel several cases; each is answered for itself',
  method: 'POST',
  path: '/api/admin/payment-case-batches',
  access: 'staff',
  body: z.strictObject({
    ids: z.array(z.uuid()).min(1, 'Please choose at least one case').max(100),
    action: z.enum(['resend', 'extend', 'cancel']),
    days: expiryDays.optional(),
    reason: optionalText(300),
  }),
  response: answer({
    message: z.string(),
    results: z.array(
      z.object({ _id: z.string(), caseId: z.string(), done: z.boolean(), message: z.string() }),
    ),
  }),
  idempotent: true,
});

export const paymentCaseEndpoints = {
  createPaymentCase,
  listPaymentCases,
  getPaymentCaseFigures,
  getPaymentCaseDefaults,
  getPaymentCase,
  previewPaymentCase,
  updatePaymentCase,
  sendPaymentCase,
  resendPaymentLink,
  extendPaymentCase,
  cancelPaymentCase,
  copyPaymentLink,
  replacePaymentLink,
  markPaymentCasePaid,
  refundPaymentCase,
  deletePaymentCase,
  bulkPaymentCases,
};
