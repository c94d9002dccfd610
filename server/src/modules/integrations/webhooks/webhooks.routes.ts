import { webhookEndpoints as calls } from '#contracts/integrations/admin-webhooks.ts';
import { type Binding, on, onOuter, onRead } from '#server/calls/binding.ts';
import { changeWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { getDelivery } from './get-delivery.ts';
import { getWebhook } from './get-webhook.ts';
import { removeWebhook } from './remove-webhook.ts';
import { rotateSecret } from './rotate-secret.ts';
import { replayDelivery, testWebhook } from './send-again.ts';
import { switchWebhook } from './switch-webhook.ts';
import { presentWebhook } from './webhooks.present.ts';
import { listWebhooks } from './webhooks.repository.ts';

export const webhookBindings: Binding[] = [
  onRead(calls.listWebhooks, async ({ db, now }) => ({
    webhooks: (await listWebhooks(db)).map((webhook) => presentWebhook(webhook, now)),
  })),
  onRead(calls.getWebhook, getWebhook),
  onRead(calls.getDelivery, getDelivery),
  // They look an address up, or compare a password: no connection waits for it.
  onOuter(calls.createWebhook, async (ctx, input) => ({
    message: 'The webhook is made. Please keep its secret now: it is not shown again.',
    ...(await createWebhook(ctx, input)),
  })),
  onOuter(calls.updateWebhook, async (ctx, input) => ({
    message: 'The changes are saved.',
    webhook: await changeWebhook(ctx, input),
  })),
  onOuter(calls.rotateWebhookSecret, async (ctx, input) => ({
    message:
      'There is a new secret. Please keep it now: it is not shown again. The old one signs too for a day.',
    ...(await rotateSecret(ctx, input)),
  })),
  on(calls.disableWebhook, async (ctx, { id }) => ({
    message: 'The webhook is disabled.',
    webhook: await switchWebhook(ctx, id, false),
  })),
  on(calls.enableWebhook, async (ctx, { id }) => ({
    message: 'The webhook is enabled.',
    webhook: await switchWebhook(ctx, id, true),
  })),
  on(calls.removeWebhook, async (ctx, { id }) => {
    await removeWebhook(ctx, id);
    return { message: 'The webhook is removed.' };
  }),
  on(calls.testWebhook, async (ctx, { id }) => {
    await testWebhook(ctx, id);
    return { message: 'A test message is on its way.' };
  }),
  on(calls.replayDelivery, async (ctx, input) => {
    await replayDelivery(ctx, input);
    return { message: 'The message is sent again.' };
  }),
];
