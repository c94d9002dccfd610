import { TEST_EVENT } from '#contracts/integrations/webhook-events.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { recordAudit } from '../../audit/index.ts';
import { wakeDelivery } from './deliveries.repository.ts';
import { DELIVER, oweMessages } from './owe-deliveries.ts';
import { requireLocked } from './require-webhook.ts';

const requireEnabled = async (ctx: SignedInCtx, id: string): Promise<void> => {
  const { disabledAt } = await requireLocked(ctx.db, id);
  if (disabledAt) throw new AppError('wrong-state', { message: 'Please enable the webhook first.' });
};

/** A message about nothing, sent once. */
export const testWebhook = async (ctx: SignedInCtx, id: string): Promise<void> => {
  await requireEnabled(ctx, id);
  const test = { id: uuidv7(), type: TEST_EVENT, data: {}, at: ctx.now };
  await oweMessages(ctx, [{ ...test, webhookId: id, askedById: ctx.caller.user.id }]);
  await recordAudit(ctx, { action: 'webhook.tested', objectKind: 'webhook', objectId: id });
};

/** Of two who ask for it at once, one is late. A receiver that has had it knows it by its id. */
export const replayDelivery = async (
  ctx: SignedInCtx,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<void> => {
  await requireEnabled(ctx, id);
  const woken = { id: deliveryId, webhookId: id, now: ctx.now, askedById: ctx.caller.user.id };
  const next = await wakeDelivery(ctx.db, woken);
  if (!next)
    throw new AppError('wrong-state', { message: 'This message waits to be sent, or is there no more.' });
  await enqueue(ctx, DELIVER, { deliveryId, tries: String(next.tries) });
  const after = { deliveryId };
  await recordAudit(ctx, { action: 'webhook.replayed', objectKind: 'webhook', objectId: id, after });
};
