import { isLiveAttempt } from '#domain/orders/order-state.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { raiseAction } from '../actions/raise-action.ts';
import { findObligation } from '../obligations/obligations.repository.ts';
import { type Attempt, claimDueAttempts, findAttempt } from './attempts.repository.ts';
import { checkAttempt } from './check-attempt.ts';
import { closeAttempt } from './expire-attempts.ts';

const BATCH = 10;
/** One run ends before the next is due, even when the gateway hangs. */
const MOST_BATCHES = 20;

/** Asks the gateway about every attempt that is due, so that nothing is lost where no message ever comes. */
export const reconcileAttempts = async (ctx: OuterCtx): Promise<void> => {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const due = await claimDueAttempts(ctx.database, BATCH);
    await Promise.all(due.map((attempt) => reconcile(ctx, attempt)));
    if (due.length < BATCH) return;
  }
};

const reconcile = async (ctx: OuterCtx, attempt: Attempt): Promise<void> => {
  try {
    // Nobody may pay on a page that is past its time, also where the gateway would still let them.
    if (attempt.isOver) await closeAttempt(ctx, attempt);
    else await checkAttempt(ctx, attempt);
  } catch (error) {
    ctx.log.warn({ err: error, attemptId: attempt.id }, 'the gateway could not be asked about an attempt');
  }
  try {
    if (!attempt.nextCheckAt) await giveUp(ctx, attempt.id);
  } catch (error) {
    ctx.log.error({ err: error, attemptId: attempt.id }, 'an unknown attempt could not be reported');
  }
};

/** After two days somebody has to look. */
const giveUp = (ctx: OuterCtx, attemptId: string): Promise<void> =>
  ctx.transact(async (tx) => {
    const attempt = await findAttempt(tx.db, attemptId);
    if (!attempt || !isLiveAttempt(attempt.state)) return;
    const obligation = await findObligation(tx.db, attempt.obligationId);
    if (!obligation) return;
    await raiseAction(tx, {
      kind: 'attempt-unknown',
      dedupeKey: `attempt-unknown:${attempt.id}`,
      owner: { kind: obligation.ownerKind, id: obligation.ownerId },
      message: 'The gateway has not said for two days how a payment ended',
    });
  });
