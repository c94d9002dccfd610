import type { ApiKey } from '#contracts/integrations/admin-api-keys.ts';
import type { StoredKey } from './api-keys.repository.ts';
import { whyClosed } from './why-closed.ts';

const text = (at: Date | null) => at?.toISOString() ?? null;

/** Field by field: a row has the hash of the key. */
export const presentKey = (key: StoredKey): ApiKey => ({
  _id: key.id,
  name: key.name,
  shown: key.shown,
  scopes: key.scopes,
  madeBy: key.maker.name,
  createdAt: key.createdAt.toISOString(),
  lastUsedAt: text(key.lastUsedAt),
  endedAt: text(key.endedAt),
  whyClosed: whyClosed(key.maker),
});
