import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from '#contracts/integrations/webhook-events.ts';
import { formReader } from '#web/forms/form-reader.ts';

/** Each box has a name of its own, so that those that were ticked are ticked again beside an issue. */
export const eventBox = (event: WebhookEvent) => `event.${event}`;

export const readWebhook = (form: FormData) => {
  const { typed, tick } = formReader(form);
  return {
    ...typed(['url', 'password']),
    events: WEBHOOK_EVENT_NAMES.filter((event) => tick(eventBox(event))),
  };
};
