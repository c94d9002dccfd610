import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, storable, triedPassword } from '../fields.ts';
import { WEBHOOK_EVENT_NAMES } from './webhook-events.ts';

// Addresses of others that are told what has happened, as the Standard Webhooks specification says. A secret is told to
// whoever makes it, and to nobody again.

const PATH = '/api/admin/webhooks';
const limit = { hits: 30, seconds: 60 };
const params = z.object({ id: z.uuid('Not found') });
/** Empty where the login is recent, which needs no password. */
const password = triedPassword.or(z.literal('')).default('');

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password: secret, hash } = new URL(text);
  return protocol === 'https:' && !username && !secret && !hash;
};

const fields = {
  url: z
    .string('Address is required')
    .trim()
    .max(500, 'Address can have at most 500 characters')
    .refine(storable, 'Please remove the characters that cannot be shown')
    .refine(isAddress, 'Please enter an address as in https://example.com/hook'),
  events: z
    .array(z.enum(WEBHOOK_EVENT_NAMES))
    .min(1, 'Please choose what it is told of')
    .max(WEBHOOK_EVENT_NAMES.length),
};

const webhook = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  createdAt: instantText,
  updatedAt: instantText,
  /** Since when no try has succeeded; null where the last one did, or none was made. */
  failingSince: instantText.nullable(),
  disabledAt: instantText.nullable(),
  /** Why, where no person did it. */
  disabledBecause: z.string(),
  /** Until when the secret before signs too. */
  twoSecretsUntil: instantText.nullable(),
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  _id: z.string(),
  type: z.string(),
  /** The body that is sent. */
  body: z.string(),
  at: instantText,
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number(),
  nextTryAt: instantText.nullable(),
  lastTryAt: instantText.nullable(),
  /** HTTP; null where nobody answered. */
  lastStatus: z.number().nullable(),
  lastProblem: z.string(),
  /** The first kilobyte of the answer. */
  lastBody: z.string(),
});
export type Delivery = z.infer<typeof delivery>;

const changed = answer({ message: z.string(), webhook });
const withSecret = answer({ message: z.string(), webhook, secret: z.string() });
const acted = answer({ message: z.string() });

const listWebhooks = endpoint({
  summary: 'Addresses that are told what has happened, newest first',
  method: 'GET',
  path: PATH,
  access: 'admin',
  response: answer({ webhooks: z.array(webhook) }),
});

const getWebhook = endpoint({
  summary: 'One address with its deliveries of the last 30 days, newest first',
  method: 'GET',
  path: `${PATH}/:id`,
  access: 'admin',
  params,
  query: z.strictObject({ cursor: z.string().max(100).optional() }),
  response: answer({ webhook, deliveries: z.array(delivery), nextCursor: z.string().nullable() }),
});

const createWebhook = endpoint({
  summary: 'Tell an address what happens from now on. Its secret is in this answer and nowhere else',
  method: 'POST',
  path: PATH,
  access: 'admin',
  body: z.strictObject({ ...fields, password }),
  response: withSecret,
  limit,
});

const updateWebhook = endpoint({
  summary: 'Change where messages go and which; `updatedAt` is the one that was read',
  method: 'PUT',
  path: `${PATH}/:id`,
  access: 'admin',
  params,
  body: z.strictObject({ ...fields, updatedAt: z.iso.datetime(), password }),
  response: changed,
  limit,
});

const rotateWebhookSecret = endpoint({
  summary: 'Make another secret. For a day messages are signed with both',
  method: 'POST',
  path: `${PATH}/:id/rotate-secret`,
  access: 'admin',
  params,
  body: z.strictObject({ password }),
  response: withSecret,
  limit,
});

const disableWebhook = endpoint({
  summary: 'Tell an address nothing more; what waits is not sent',
  method: 'POST',
  path: `${PATH}/:id/disable`,
  access: 'admin',
  params,
  response: changed,
  limit,
});

const enableWebhook = endpoint({
  summary: 'Tell an address what happens from now on, after it was disabled',
  method: 'POST',
  path: `${PATH}/:id/enable`,
  access: 'admin',
  params,
  response: changed,
  limit,
});

const removeWebhook = endpoint({
  summary: 'Forget an address, its secret and its deliveries',
  method: 'DELETE',
  path: `${PATH}/:id`,
  access: 'admin',
  params,
  response: acted,
  limit,
});

const testWebhook = endpoint({
  summary: 'Send a message of the type `webhook.test`, once',
  method: 'POST',
  path: `${PATH}/:id/test`,
  access: 'admin',
  params,
  response: acted,
  limit,
});

const replayDelivery = endpoint({
  summary: 'Send a message again that was delivered or given up, under its id',
  method: 'POST',
  path: `${PATH}/:id/deliveries/:deliveryId/replay`,
  access: 'admin',
  params: params.extend({ deliveryId: z.uuid('Not found') }),
  response: acted,
  limit,
});

export const webhookEndpoints = {
  listWebhooks,
  getWebhook,
  createWebhook,
  updateWebhook,
  rotateWebhookSecret,
  disableWebhook,
  enableWebhook,
  removeWebhook,
  testWebhook,
  replayDelivery,
};
