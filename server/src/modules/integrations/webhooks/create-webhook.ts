import type { InputOf } from '#contracts/endpoint.ts';
import type { Webhook, webhookEndpoints } from '#contracts/integrations/admin-webhooks.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { recordAudit } from '../../audit/index.ts';
import { requireRecentLogin } from '../../identity/index.ts';
import { sealOwner } from './message.ts';
import { requireOpenAddress } from './require-open-address.ts';
import { requireWebhook } from './require-webhook.ts';
import { newSecret } from './signature.ts';
import { presentWebhook } from './webhooks.present.ts';
import { insertWebhook } from './webhooks.repository.ts';

export const createWebhook = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { url, events, password }: InputOf<typeof webhookEndpoints.createWebhook>,
): Promise<{ webhook: Webhook; secret: string }> => {
  await requireRecentLogin(ctx, password);
  await requireOpenAddress(ctx, url);
  const id = uuidv7();
  const secret = newSecret();
  const after = { url, events: [...new Set(events)] };
  return ctx.transact(async (step) => {
    const { db, now, ports } = step;
    const sealedSecret = ports.fieldSeal.close(secret, sealOwner(id));
    const made = { madeById: ctx.caller.user.id, createdAt: now, updatedAt: now };
    await insertWebhook(db, { id, ...after, sealedSecret, ...made });
    await recordAudit(step, { action: 'webhook.made', objectKind: 'webhook', objectId: id, after });
    return { webhook: presentWebhook(await requireWebhook(db, id), now), secret };
  });
};
