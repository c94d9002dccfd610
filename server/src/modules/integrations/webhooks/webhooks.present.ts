import type { Delivery, DeliveryTry, Webhook } from '#contracts/integrations/admin-webhooks.ts';
import { type StoredDelivery, stateOf } from './deliveries.repository.ts';
import type { ListedTry } from './tries.repository.ts';
import type { StoredWebhook } from './webhooks.repository.ts';

const text = (at: Date | null) => at?.toISOString() ?? null;

/** Field by field: a row has the secret, though sealed. */
export const presentWebhook = (webhook: StoredWebhook, now: Date): Webhook => {
  const { beforeUntil } = webhook;
  return {
    _id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    createdAt: webhook.createdAt.toISOString(),
    updatedAt: webhook.updatedAt.toISOString(),
    failingSince: text(webhook.failingSince),
    disabledAt: text(webhook.disabledAt),
    disabledBecause: webhook.disabledBecause,
    twoSecretsUntil: text(beforeUntil && beforeUntil > now ? beforeUntil : null),
  };
};

export const presentDelivery = (delivery: StoredDelivery): Delivery => ({
  _id: delivery.id,
  type: delivery.type,
  at: delivery.at.toISOString(),
  state: stateOf(delivery),
  tries: delivery.tries,
  nextTryAt: text(delivery.nextTryAt),
  lastTryAt: text(delivery.lastTryAt),
  lastStatus: delivery.lastStatus,
  lastProblem: delivery.lastProblem,
});

export const presentTry = (made: ListedTry): DeliveryTry => ({
  number: made.number,
  startedAt: made.startedAt.toISOString(),
  tookMs: made.tookMs,
  askedBy: made.askedBy,
  url: made.url,
  headers: Object.entries(made.headers)
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => a.name.localeCompare(b.name)),
  status: made.status,
  problem: made.problem,
  body: made.body,
  isCut: made.isCut,
});
