import { z } from 'zod';
import type { WebhookEvent } from '#contracts/integrations/webhook-events.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { declareCommand, enqueueAll, type Payload } from '#server/calls/jobs.ts';
import { uuidOf } from '#server/platform/ids.ts';
import { insertDeliveries } from './deliveries.repository.ts';
import { publicFacts } from './public-facts.ts';
import { listToTell } from './webhooks.repository.ts';

/** `tries` is how many were made before. */
export const DELIVER = declareCommand('deliver-webhook', { deliveryId: z.uuid(), tries: z.string() });

export type Heard = { jobId: string; payload: Payload };

/**
 * A message for each address that is told of the event. Its id follows from the job that heard it, so that the job may be done
 * again.
 */
export const oweDeliveries = async (
  ctx: OuterCtx,
  event: WebhookEvent,
  all: readonly Heard[],
): Promise<void> => {
  const told = await listToTell(ctx.database, event);
  if (told.length === 0) return;
  await ctx.transact(async (step) => {
    for (const { jobId, payload } of all) {
      const data = await publicFacts(step.db, event, payload);
      if (!data) continue;
      const facts = { type: event, data, at: step.now };
      await oweMessages(
        step,
        told.map(({ id }) => ({ ...facts, webhookId: id, id: uuidOf('webhook', id, jobId) })),
      );
    }
  });
};

type Message = {
  id: string;
  webhookId: string;
  type: string;
  data: Record<string, unknown>;
  at: Date;
  /** Who has asked for it, where nothing has happened. */
  askedById?: string;
};

export const oweMessages = async (ctx: Ctx, messages: readonly Message[]): Promise<void> => {
  const waiting = { state: 'waiting', nextTryAt: ctx.now } as const;
  const owed = await insertDeliveries(
    ctx.db,
    messages.map((one) => ({ ...one, ...waiting })),
  );
  await enqueueAll(
    ctx,
    DELIVER,
    owed.map((deliveryId) => ({ deliveryId, tries: '0' })),
  );
};
