import type { OuterCtx } from '#server/calls/context.ts';
import type { GatewaySession } from '../gateways/gateway.ts';
import type { Owner } from '../payments.ports.ts';
import { settleAttempt } from '../settling/settle-attempt.ts';
import { settleInTurn } from '../settling/settle-in-turn.ts';
import { type Attempt, listUnfinished } from './attempts.repository.ts';

/** Asks the gateway how an attempt stands, outside any transaction, and settles what it says. */
export const checkAttempt = async (ctx: OuterCtx, attempt: Attempt): Promise<Attempt> => {
  const gateway = ctx.ports.gateways.get(attempt.gateway);
  if (attempt.gatewayRef) {
    const session = await gateway.query(attempt.gatewayRef);
    return settleWith(ctx, attempt, { gatewayRef: attempt.gatewayRef, session });
  }
  const session = await gateway.findByReference({ attemptId: attempt.id, askedAt: attempt.createdAt });
  const gatewayRef = session?.gatewayRef ?? null;
  return settleWith(ctx, attempt, { gatewayRef, session: session ?? { state: 'missing' } });
};

/** "I have paid": asks about everything of an owner that can still bring money. A gateway that is silent is not news. */
export const checkLiveAttempts = async (ctx: OuterCtx, owner: Owner): Promise<void> => {
  for (const attempt of await listUnfinished(ctx.database, owner)) {
    try {
      await checkAttempt(ctx, attempt);
    } catch (error) {
      ctx.log.warn({ err: error, attemptId: attempt.id }, 'the gateway could not be asked about an attempt');
    }
  }
};

const settleWith = (
  ctx: OuterCtx,
  attempt: Attempt,
  found: { gatewayRef: string | null; session: GatewaySession },
): Promise<Attempt> => settleInTurn(ctx, (tx) => settleAttempt(tx, { attempt, ...found }));
