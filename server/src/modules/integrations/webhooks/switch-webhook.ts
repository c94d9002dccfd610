import type { Webhook } from '#contracts/integrations/admin-webhooks.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { withdrawDisabled, withdrawFailing } from './failing-entries.ts';
import { requireLocked, requireWebhook } from './require-webhook.ts';
import { presentWebhook } from './webhooks.present.ts';
import { updateWebhook } from './webhooks.repository.ts';

/** Whoever does it has seen how it fails. What waits meanwhile is given up when its turn comes, and can be sent again one by one. */
export const switchWebhook = async (ctx: SignedInCtx, id: string, isOn: boolean): Promise<Webhook> => {
  const { db, now } = ctx;
  const before = await requireLocked(db, id);
  const wasOn = before.disabledAt === null;
  if (wasOn === isOn)
    throw new AppError('wrong-state', {
      message: `This webhook is ${isOn ? 'enabled' : 'disabled'} already.`,
    });
  const well = { disabledBecause: '', failingSince: null, failedTries: 0 };
  await updateWebhook(db, id, { ...well, disabledAt: isOn ? null : now, updatedAt: now });
  if (isOn) await withdrawDisabled(ctx, id);
  else await withdrawFailing(ctx, before);
  await recordAudit(ctx, {
    action: isOn ? 'webhook.enabled' : 'webhook.disabled',
    objectKind: 'webhook',
    objectId: id,
    before: { disabled: !wasOn },
    after: { disabled: !isOn },
  });
  return presentWebhook(await requireWebhook(db, id), now);
};
