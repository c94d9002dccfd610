import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { requireLocked } from './require-webhook.ts';
import { deleteWebhook } from './webhooks.repository.ts';

export const removeWebhook = async (ctx: SignedInCtx, id: string): Promise<void> => {
  const { url, events } = await requireLocked(ctx.db, id);
  await deleteWebhook(ctx.db, id);
  const facts = { objectKind: 'webhook', objectId: id, before: { url, events } };
  await recordAudit(ctx, { action: 'webhook.removed', ...facts });
};
