import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { withdrawDisabled, withdrawFailing } from './failing-entries.ts';
import { requireLocked } from './require-webhook.ts';
import { deleteWebhook } from './webhooks.repository.ts';

export const removeWebhook = async (ctx: SignedInCtx, id: string): Promise<void> => {
  const webhook = await requireLocked(ctx.db, id);
  const { url, events } = webhook;
  await deleteWebhook(ctx.db, id);
  await withdrawFailing(ctx, webhook);
  await withdrawDisabled(ctx, id);
  const facts = { objectKind: 'webhook', objectId: id, before: { url, events } };
  await recordAudit(ctx, { action: 'webhook.removed', ...facts });
};
