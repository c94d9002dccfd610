import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { raiseAction } from '../../payments/index.ts';
import type { Sent } from './webhook-line.ports.ts';
import { type StoredWebhook, updateWebhook } from './webhooks.repository.ts';

const DAYS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const GONE = 410;

/** A receiver that has taken nothing for days, or says that it is gone, is told nothing more, and staff are told so. */
export const disableFailing = async (
  ctx: Ctx,
  { id, url, failingSince, disabledAt }: StoredWebhook,
  { status }: Sent,
): Promise<void> => {
  const since = failingSince ?? ctx.now;
  const isGone = status === GONE;
  const isOver = ctx.now.getTime() - since.getTime() >= DAYS * DAY_MS;
  if (disabledAt || !(isGone || isOver)) {
    await updateWebhook(ctx.db, id, { failingSince: since });
    return;
  }
  const because = isGone ? 'it says that it is gone' : `it has taken nothing for ${DAYS} days`;
  await updateWebhook(ctx.db, id, {
    failingSince: since,
    disabledAt: ctx.now,
    disabledBecause: because,
    updatedAt: ctx.now,
  });
  const after = { url, disabled: true, because };
  await recordAudit(ctx, { action: 'webhook.disabled', objectKind: 'webhook', objectId: id, after });
  await raiseAction(ctx, {
    kind: 'webhook-disabled',
    dedupeKey: `webhook-disabled:${id}`,
    owner: { kind: 'webhook', id },
    message: `The webhook to ${new URL(url).host} was disabled: ${because}`,
  });
};
