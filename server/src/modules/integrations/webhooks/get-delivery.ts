import type { InputOf } from '#contracts/endpoint.ts';
import type { webhookEndpoints } from '#contracts/integrations/admin-webhooks.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { findDelivery } from './deliveries.repository.ts';
import { bodyOf } from './message.ts';
import { requireWebhook } from './require-webhook.ts';
import { listTries } from './tries.repository.ts';
import { presentDelivery, presentTry, presentWebhook } from './webhooks.present.ts';

export const getDelivery = async (
  { db, now }: ReadCtx,
  { id, deliveryId }: InputOf<typeof webhookEndpoints.getDelivery>,
) => {
  const webhook = await requireWebhook(db, id);
  const delivery = await findDelivery(db, { id: deliveryId, webhookId: id });
  if (!delivery) throw new AppError('not-found');
  const { askedBy } = delivery;
  return {
    webhook: presentWebhook(webhook, now),
    delivery: { ...presentDelivery(delivery), body: bodyOf(delivery), askedBy },
    tries: (await listTries(db, deliveryId)).map(presentTry),
  };
};
