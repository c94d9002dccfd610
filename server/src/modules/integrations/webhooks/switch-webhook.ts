import type { Webhook } from '#contracts/integrations/admin-webhooks.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { requireLocked, requireWebhook } from './require-webhook.ts';
import { presentWebhook } from './webhooks.present.ts';
import { updateWebhook } from './webhooks.repository.ts';

/** What waits meanwhile is given up when its turn comes, and can be sent again one by one. */
export const switchWebhook = async (ctx: SignedInCtx, id: string, isOn: boolean): Promise<Webhook> => {
  const { db, now } = ctx;
  const { disabledAt } = await requireLocked(db, id);
  const wasOn = disabledAt === null;
  if (wasOn === isOn)
    throw new AppError('wrong-state', {
      message: `This webhook is ${isOn ? 'enabled' : 'disabled'} already.`,
    });
  const facts = { disabledAt: isOn ? null : now, disabledBecause: '', failingSince: null, updatedAt: now };
  await updateWebhook(db, id, facts);
  await recordAudit(ctx, {
    action: isOn ? 'webhook.enabled' : 'webhook.disabled',
    objectKind: 'webhook',
    objectId: id,
    before: { disabled: !wasOn },
    after: { disabled: !isOn },
  });
  return presentWebhook(await requireWebhook(db, id), now);
};
