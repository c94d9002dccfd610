import type { InputOf } from '#contracts/endpoint.ts';
import type { Webhook, webhookEndpoints } from '#contracts/integrations/admin-webhooks.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { requireRecentLogin } from '../../identity/index.ts';
import { requireOpenAddress } from './require-open-address.ts';
import { requireLocked, requireWebhook } from './require-webhook.ts';
import { presentWebhook } from './webhooks.present.ts';
import { updateWebhook } from './webhooks.repository.ts';

/** What waits goes to the new address, and has only what the message had. */
export const changeWebhook = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { id, url, events, updatedAt, password }: InputOf<typeof webhookEndpoints.updateWebhook>,
): Promise<Webhook> => {
  await requireRecentLogin(ctx, password);
  await requireOpenAddress(ctx, url);
  return ctx.transact(async (step) => {
    const { db, now } = step;
    const before = await requireLocked(db, id);
    if (before.updatedAt.getTime() !== Date.parse(updatedAt)) throw new AppError('conflict');
    const after = { url, events: [...new Set(events)] };
    await updateWebhook(db, id, { ...after, updatedAt: now });
    await recordAudit(step, {
      action: 'webhook.changed',
      objectKind: 'webhook',
      objectId: id,
      before: { url: before.url, events: before.events },
      after,
    });
    return presentWebhook(await requireWebhook(db, id), now);
  });
};
