import type { OuterCtx } from '#server/calls/context.ts';
import { raiseAction } from '../actions/raise-action.ts';
import { claimWaitingEvents, type GatewayEvent } from './gateway-events.repository.ts';
import { processEvent } from './receive-callback.ts';

const BATCH = 20;
const MOST_BATCHES = 10;
/** By then an attempt that was merely slow to be written down is there. */
const TRIES_BEFORE_ALARM = 5;

/** Tries the messages again that could not be acted on when they came. */
export const processWaitingEvents = async (ctx: OuterCtx): Promise<void> => {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const waiting = await claimWaitingEvents(ctx.database, BATCH);
    for (const event of waiting) await tryAgain(ctx, event);
    if (waiting.length < BATCH) return;
  }
};

const tryAgain = async (ctx: OuterCtx, event: GatewayEvent): Promise<void> => {
  try {
    const outcome = await processEvent(ctx, event);
    if (outcome !== 'waiting' || event.tries < TRIES_BEFORE_ALARM) return;
    await ctx.transact((tx) =>
      raiseAction(tx, {
        kind: 'unknown-reference',
        dedupeKey: `unknown-reference:${event.gateway}:${event.gatewayRef}`,
        owner: { kind: 'gateway-event', id: event.id },
        message: `The gateway reports the payment ${event.gatewayRef}, which is none of ours`,
      }),
    );
  } catch (error) {
    ctx.log.warn({ err: error, eventId: event.eventId }, 'a stored message could not be acted on');
  }
};
