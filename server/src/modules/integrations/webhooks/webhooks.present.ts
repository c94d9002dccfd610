import type { Delivery, Webhook } from '#contracts/integrations/admin-webhooks.ts';
import type { StoredDelivery } from './deliveries.repository.ts';
import { bodyOf } from './message.ts';
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
  body: bodyOf(delivery),
  at: delivery.at.toISOString(),
  state: delivery.state,
  tries: delivery.tries,
  nextTryAt: text(delivery.nextTryAt),
  lastTryAt: text(delivery.lastTryAt),
  lastStatus: delivery.lastStatus,
  lastProblem: delivery.lastProblem,
  lastBody: delivery.lastBody,
});
