import type { InputOf } from '#contracts/endpoint.ts';
import type { webhookEndpoints } from '#contracts/integrations/admin-webhooks.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { listDeliveries } from './deliveries.repository.ts';
import { requireWebhook } from './require-webhook.ts';
import { presentDelivery, presentWebhook } from './webhooks.present.ts';

const SIZE = 25;

export const getWebhook = async (
  { db, now }: ReadCtx,
  { id, state, cursor }: InputOf<typeof webhookEndpoints.getWebhook>,
) => {
  const webhook = presentWebhook(await requireWebhook(db, id), now);
  const found = await listDeliveries(db, { webhookId: id, state }, toPage(cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, (delivery) => delivery.id);
  return { webhook, deliveries: rows.map(presentDelivery), nextCursor };
};
