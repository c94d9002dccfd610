import { apiKeyEndpoints as calls } from '#contracts/integrations/admin-api-keys.ts';
import { type Binding, on, onOuter, onRead } from '#server/calls/binding.ts';
import { presentKey } from './keys/api-keys.present.ts';
import { listKeys } from './keys/api-keys.repository.ts';
import { createKey } from './keys/create-key.ts';
import { endKey } from './keys/end-key.ts';

export const integrationBindings: Binding[] = [
  onRead(calls.listApiKeys, async ({ db }) => ({ keys: (await listKeys(db)).map(presentKey) })),
  onOuter(calls.createApiKey, async (ctx, input) => ({
    message: 'The key is made. Please keep it now: it is not shown again.',
    ...(await createKey(ctx, input)),
  })),
  on(calls.endApiKey, async (ctx, { id }) => ({
    message: 'The key has ended.',
    apiKey: await endKey(ctx, id),
  })),
];
