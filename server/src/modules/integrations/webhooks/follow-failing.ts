import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { raiseDisabled, raiseFailing, withdrawFailing } from './failing-entries.ts';
import { type StoredWebhook, updateWebhook } from './webhooks.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Staff are asked to look once so many tries in a row have failed, over so long. */
const ASK_AFTER = { tries: 5, ms: 6 * HOUR_MS };

const DAYS = 5;
const DAY_MS = 24 * HOUR_MS;
const GONE = 410;

/** A receiver that takes something is well. */
export const noteWell = async (ctx: Ctx, webhook: StoredWebhook): Promise<void> => {
  if (!webhook.failingSince) return;
  await withdrawFailing(ctx, webhook);
  await updateWebhook(ctx.db, webhook.id, { failingSince: null, failedTries: 0 });
};

type Failed = { status: number | null; problem: string };

/**
 * Staff hear of a receiver that keeps failing; one that has taken nothing for days, or says that it is gone, is told nothing
 * more. One that was disabled while the try was under way is left as it is.
 */
export const noteFailing = async (ctx: Ctx, webhook: StoredWebhook, failed: Failed): Promise<void> => {
  const failingSince = webhook.failingSince ?? ctx.now;
  const failedTries = webhook.failedTries + 1;
  await updateWebhook(ctx.db, webhook.id, { failingSince, failedTries });
  if (webhook.disabledAt) return;
  const failing = { ...webhook, failingSince, failedTries };
  const ms = ctx.now.getTime() - failingSince.getTime();
  if (failed.status === GONE) return disable(ctx, failing, 'it says that it is gone');
  if (ms >= DAYS * DAY_MS) return disable(ctx, failing, `it has taken nothing for ${DAYS} days`);
  if (failedTries < ASK_AFTER.tries || ms < ASK_AFTER.ms) return;
  await raiseFailing(ctx, failing, { hours: Math.floor(ms / HOUR_MS), problem: failed.problem });
};

const disable = async (ctx: Ctx, webhook: StoredWebhook, because: string): Promise<void> => {
  const { id, url } = webhook;
  await updateWebhook(ctx.db, id, { disabledAt: ctx.now, disabledBecause: because, updatedAt: ctx.now });
  const after = { url, disabled: true, because };
  await recordAudit(ctx, { action: 'webhook.disabled', objectKind: 'webhook', objectId: id, after });
  await withdrawFailing(ctx, webhook);
  await raiseDisabled(ctx, webhook, because);
};
