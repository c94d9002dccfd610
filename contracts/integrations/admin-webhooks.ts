import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, storable, triedPassword } from '../fields.ts';
import { DELIVERY_STATES } from './delivery-states.ts';
import { WEBHOOK_EVENT_NAMES } from './webhook-events.ts';

// Addresses of others that are told what has happened, as the Standard Webhooks specification says. A secret is told to
// whoever makes it, and to nobody again.

const PATH = '/api/admin/webhooks';
const limit = { hits: 30, seconds: 60 };
const params = z.object({ id: z.uuid('Not found') });
const ofDelivery = params.extend({ deliveryId: z.uuid('Not found') });
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
  at: instantText,
  state: z.enum(DELIVERY_STATES),
  tries: z.number(),
  nextTryAt: instantText.nullable(),
  lastTryAt: instantText.nullable(),
  /** HTTP; null where nobody answered. */
  lastStatus: z.number().nullable(),
  lastProblem: z.string(),
});
export type Delivery = z.infer<typeof delivery>;

const oneDelivery = delivery.extend({
  /** The body that is sent, byte for byte. */
  body: z.string(),
  /** Who has asked for the next try; null where it comes by itself, or none comes. */
  askedBy: z.string().nullable(),
});
export type OneDelivery = z.infer<typeof oneDelivery>;

const deliveryTry = z.object({
  /** From 1. */
  number: z.number(),
  startedAt: instantText,
  tookMs: z.number(),
  /** Who has asked for it; null where it came by itself. */
  askedBy: z.string().nullable(),
  /** Where it went. */
  url: z.string(),
  /** As they were sent, the signatures too. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** HTTP; null where nobody answered. */
  status: z.number().nullable(),
  /** Empty where it was taken. */
  problem: z.string(),
  /** The first two kilobytes of the answer. */
  body: z.string(),
  /** Whether the answer went on, or broke off. */
  isCut: z.boolean(),
});
export type DeliveryTry = z.infer<typeof deliveryTry>;

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
  query: z.strictObject({
    state: z.enum(DELIVERY_STATES).optional(),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({ webhook, deliveries: z.array(delivery), nextCursor: z.string().nullable() }),
});

const getDelivery = endpoint({
  summary: 'One message with what was sent and answered at each of its tries, newest first',
  method: 'GET',
  path: `${PATH}/:id/deliveries/:deliveryId`,
  access: 'admin',
  params: ofDelivery,
  response: answer({ webhook, delivery: oneDelivery, tries: z.array(deliveryTry) }),
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
  params: ofDelivery,
  response: acted,
  limit,
});

export const webhookEndpoints = {
  listWebhooks,
  getWebhook,
  getDelivery,
  createWebhook,
  updateWebhook,
  rotateWebhookSecret,
  disableWebhook,
  enableWebhook,
  removeWebhook,
  testWebhook,
  replayDelivery,
};
