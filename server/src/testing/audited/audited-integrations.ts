import type { EndpointName } from '#contracts/endpoints.ts';
import { webhookDeliveries } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type Acts = Partial<Record<EndpointName, () => Promise<Written>>>;

/** Every act on what programs of others may do and are told, done once, and what has to be written of it. */
export const auditedIntegrations = (act: Act, db: () => Db): Acts => ({
  ...auditedKeys(act),
  ...auditedWebhooks(act, db),
});

const auditedKeys = (act: Act): Acts => {
  const make = async (name: string) => {
    const input = { name, scopes: ['courses:read'] };
    const { apiKey } = (await act('createApiKey', input)) as { apiKey: { _id: string; shown: string } };
    return { objectId: apiKey._id, before: null, after: { ...input, shown: apiKey.shown } };
  };
  return {
    createApiKey: async () => ({ action: 'api-key.made', ...(await make('Books')) }),
    endApiKey: async () => {
      const { objectId } = await make('Mailing list');
      await act('endApiKey', { id: objectId });
      return { action: 'api-key.ended', objectId, before: null, after: { name: 'Mailing list' } };
    },
  };
};

/** Of an address that leads nowhere, and needs no name server. */
const told = { url: 'https://203.0.113.7/hook', events: ['order.confirmed'] };

const auditedWebhooks = (act: Act, db: () => Db): Acts => {
  const make = async () => {
    const { webhook } = (await act('createWebhook', told)) as {
      webhook: { _id: string; updatedAt: string };
    };
    return webhook;
  };
  /** Done to a new one, without states unless they are said. */
  const done = async (name: EndpointName, written: Partial<Written> & Pick<Written, 'action'>) => {
    const { _id: objectId } = await make();
    await act(name, { id: objectId });
    return { objectId, before: null, after: null, ...written };
  };
  const [on, off] = [{ disabled: false }, { disabled: true }];
  return {
    createWebhook: async () => ({
      action: 'webhook.made',
      objectId: (await make())._id,
      before: null,
      after: told,
    }),
    updateWebhook: async () => {
      const { _id: id, updatedAt } = await make();
      const after = { ...told, events: ['order.lapsed'] };
      await act('updateWebhook', { id, updatedAt, ...after });
      return { action: 'webhook.changed', objectId: id, before: told, after };
    },
    rotateWebhookSecret: () => done('rotateWebhookSecret', { action: 'webhook.secret-rotated' }),
    disableWebhook: () => done('disableWebhook', { action: 'webhook.disabled', before: on, after: off }),
    enableWebhook: async () => {
      const { _id: id } = await make();
      await act('disableWebhook', { id });
      await act('enableWebhook', { id });
      return { action: 'webhook.enabled', objectId: id, before: off, after: on };
    },
    removeWebhook: () => done('removeWebhook', { action: 'webhook.removed', before: told }),
    testWebhook: () => done('testWebhook', { action: 'webhook.tested' }),
    replayDelivery: async () => {
      const { _id: id } = await make();
      const deliveryId = uuidv7();
      const facts = { type: 'order.lapsed', data: {}, at: new Date(), state: 'failed' } as const;
      await db()
        .insert(webhookDeliveries)
        .values({ id: deliveryId, webhookId: id, ...facts });
      await act('replayDelivery', { id, deliveryId });
      return { action: 'webhook.replayed', objectId: id, before: null, after: { deliveryId } };
    },
  };
};
