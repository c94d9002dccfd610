import type { Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import type { Submitted } from '#web/forms/submission.ts';
import { readWebhook } from './read-webhook.ts';

/** What is answered by the page loaded anew. */
export const webhookActs = ['save', 'disable', 'enable', 'test', 'replay', 'remove'] as const;

interface ActRequest {
  api: Api;
  id: string;
  deliveryId: string;
  form: FormData;
}

export const performWebhookAct: Record<
  (typeof webhookActs)[number],
  (request: ActRequest) => Promise<Submitted>
> = {
  save: ({ api, id, form }) =>
    api.call('updateWebhook', { id, ...formReader(form).typed(['updatedAt']), ...readWebhook(form) }),
  disable: ({ api, id }) => api.call('disableWebhook', { id }),
  enable: ({ api, id }) => api.call('enableWebhook', { id }),
  test: ({ api, id }) => api.call('testWebhook', { id }),
  replay: ({ api, id, deliveryId }) => api.call('replayDelivery', { id, deliveryId }),
  remove: ({ api, id }) => api.call('removeWebhook', { id }),
};
