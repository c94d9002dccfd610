import type { InputOf } from '#contracts/endpoint.ts';
import type { ApiKey, apiKeyEndpoints } from '#contracts/integrations/admin-api-keys.ts';
import { KEY_PREFIX } from '#contracts/integrations/key-scopes.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { isUniqueViolation } from '#server/platform/db/database.ts';
import { secretToken, sha256, uuidv7 } from '#server/platform/ids.ts';
import { recordAudit } from '../../audit/index.ts';
import { requireRecentLogin } from '../../identity/index.ts';
import { presentKey } from './api-keys.present.ts';
import { findKey, insertKey } from './api-keys.repository.ts';

/** So many characters of the secret tell two keys apart and help nobody to guess one. */
const SHOWN = 4;

/** Whoever has the key acts for the academy: it is not made by a session that was left open. */
export const createKey = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { name, scopes, password }: InputOf<typeof apiKeyEndpoints.createApiKey>,
): Promise<{ apiKey: ApiKey; secret: string }> => {
  await requireRecentLogin(ctx, password);
  const id = uuidv7();
  const secret = `${KEY_PREFIX}${secretToken()}`;
  const facts = { name, scopes: [...new Set(scopes)], shown: secret.slice(0, KEY_PREFIX.length + SHOWN) };
  const made = { secretHash: sha256(secret), madeById: ctx.caller.user.id, createdAt: ctx.now };
  try {
    return await ctx.transact(async (step) => {
      await insertKey(step.db, { id, ...facts, ...made });
      await recordAudit(step, { action: 'api-key.made', objectKind: 'api-key', objectId: id, after: facts });
      const stored = await findKey(step.db, id);
      if (!stored) throw new AppError('internal');
      return { apiKey: presentKey(stored), secret };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'api_keys_open_name_key'))
      throw fieldError('name', 'Another key that has not ended is called so');
    throw error;
  }
};
