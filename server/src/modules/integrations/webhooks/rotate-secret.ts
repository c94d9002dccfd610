import type { Webhook } from '#contracts/integrations/admin-webhooks.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { requireRecentLogin } from '../../identity/index.ts';
import { sealOwner } from './message.ts';
import { requireLocked, requireWebhook } from './require-webhook.ts';
import { newSecret } from './signature.ts';
import { presentWebhook } from './webhooks.present.ts';
import { updateWebhook } from './webhooks.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The one before signs too for a day: a receiver takes up the new one when it is ready. An older one is worth nothing at once. */
export const rotateSecret = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { id, password }: { id: string; password: string },
): Promise<{ webhook: Webhook; secret: string }> => {
  await requireRecentLogin(ctx, password);
  const secret = newSecret();
  return ctx.transact(async (step) => {
    const { db, now, ports } = step;
    const { sealedSecret: sealedBefore } = await requireLocked(db, id);
    const sealedSecret = ports.fieldSeal.close(secret, sealOwner(id));
    const beforeUntil = new Date(now.getTime() + DAY_MS);
    await updateWebhook(db, id, { sealedSecret, sealedBefore, beforeUntil });
    await recordAudit(step, { action: 'webhook.secret-rotated', objectKind: 'webhook', objectId: id });
    return { webhook: presentWebhook(await requireWebhook(db, id), now), secret };
  });
};
