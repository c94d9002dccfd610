import { isLiveAttempt } from '#domain/orders/order-state.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import type { Owner } from '../payments.ports.ts';
import { type Attempt, listUnfinished } from './attempts.repository.ts';
import { checkAttempt } from './check-attempt.ts';

export type Closing = 'closed' | 'captured' | 'unknown';

/**
 * Ends an attempt at its gateway, so that nobody can pay it any more, and asks how it ended. `captured` means that
 * its money has been settled; `unknown` that the gateway could not say.
 */
export const closeAttempt = async (ctx: OuterCtx, attempt: Attempt): Promise<Closing> => {
  try {
    const known = attempt.gatewayRef ? attempt : await checkAttempt(ctx, attempt);
    if (known.gatewayRef) await ctx.ports.gateways.get(known.gateway).expire(known.gatewayRef);
    const ended = known.gatewayRef ? await checkAttempt(ctx, known) : known;
    if (ended.state === 'captured') return 'captured';
    return isUnfinished(ended) ? 'unknown' : 'closed';
  } catch (error) {
    ctx.log.warn({ err: error, attemptId: attempt.id }, 'an attempt could not be ended at the gateway');
    return 'unknown';
  }
};

const isUnfinished = (attempt: Attempt): boolean =>
  isLiveAttempt(attempt.state) || (attempt.state === 'declined' && attempt.nextCheckAt !== null);

/** Ends everything of an owner that could still bring money. */
export const expireLiveAttempts = async (ctx: OuterCtx, owner: Owner): Promise<Closing> => {
  const outcomes: Closing[] = [];
  for (const attempt of await listUnfinished(ctx.database, owner)) {
    outcomes.push(await closeAttempt(ctx, attempt));
  }
  if (outcomes.includes('captured')) return 'captured';
  return outcomes.includes('unknown') ? 'unknown' : 'closed';
};
