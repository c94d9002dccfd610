import type { ApiKey } from '#contracts/integrations/admin-api-keys.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { presentKey } from './api-keys.present.ts';
import { findKey, markEnded } from './api-keys.repository.ts';

/** Of two who end it at once, one is written down. */
export const endKey = async (ctx: SignedInCtx, id: string): Promise<ApiKey> => {
  const isEnded = await markEnded(ctx.db, { id, at: ctx.now, byId: ctx.caller.user.id });
  const stored = await findKey(ctx.db, id);
  if (!stored) throw new AppError('not-found');
  if (isEnded) {
    const after = { name: stored.name };
    await recordAudit(ctx, { action: 'api-key.ended', objectKind: 'api-key', objectId: id, after });
  }
  return presentKey(stored);
};
