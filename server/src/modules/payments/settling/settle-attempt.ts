import { type AttemptState, canMoveAttempt } from '#domain/orders/order-state.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Attempt, findAttempt, moveAttempt } from '../attempts/attempts.repository.ts';
import type { GatewaySession } from '../gateways/gateway.ts';
import { requireObligor } from '../payments.ports.ts';
import { recordForeign } from './record-foreign.ts';
import { type Arrival, settle } from './settle.ts';

/** `attempt` as it was read at any time before. */
export type Verdict = { attempt: Attempt; gatewayRef: string | null; session: GatewaySession };

/** Makes an attempt what its gateway says it is. News that is older than what is known changes nothing. */
export const settleAttempt = async (
  ctx: Ctx,
  { attempt, gatewayRef, session }: Verdict,
): Promise<Attempt> => {
  const debtor = await requireObligor(ctx, attempt.owner.kind).lock(ctx, attempt.owner.id);
  const moved = await followSession(ctx, attempt, { gatewayRef, session });
  if (session.state !== 'captured') return moved;
  if (session.foreign) await recordForeign(ctx, attempt, session);
  else await settle(ctx, debtor, arrivalOf(ctx, attempt, session));
  return moved;
};

const followSession = async (
  ctx: Ctx,
  attempt: Attempt,
  { gatewayRef, session }: Omit<Verdict, 'attempt'>,
): Promise<Attempt> => {
  const state = nextState(attempt, session.state);
  if (!state) return attempt;
  const isOver = session.state === 'captured' || session.state === 'expired' || session.state === 'missing';
  const to = { state, gatewayRef: attempt.gatewayRef ?? gatewayRef, watched: !isOver };
  const moved = await moveAttempt(ctx.db, attempt, to);
  if (moved) return moved;
  // Somebody else's news, or the gateway's answer to who opened the page, was written since it was read.
  const current = await findAttempt(ctx.db, attempt.id);
  if (!current) throw new Error(`no attempt ${attempt.id}`);
  return followSession(ctx, current, { gatewayRef, session });
};

/** Null when nothing changes. */
const nextState = (attempt: Attempt, state: GatewaySession['state']): AttemptState | null => {
  switch (state) {
    case 'captured':
    case 'open':
    case 'declined':
      return canMoveAttempt(attempt.state, state) ? state : null;
    case 'missing':
      // The request that creates the session may still be under way.
      return attempt.isQuiet && (attempt.isOver || !attempt.gatewayRef) ? endState(attempt) : null;
    case 'expired':
      return endState(attempt);
  }
};

/** Over for good. What was declined stays so, but need not be watched any longer. */
const endState = (attempt: Attempt): AttemptState | null => {
  if (attempt.state === 'declined') return 'declined';
  return canMoveAttempt(attempt.state, 'abandoned') ? 'abandoned' : null;
};

const arrivalOf = (ctx: Ctx, attempt: Attempt, session: GatewaySession): Arrival => {
  const { amountAed, transactionId } = session;
  if (!amountAed || !transactionId)
    throw new Error(`the capture of ${attempt.id} has no amount or transaction`);
  return {
    owner: attempt.owner,
    obligationId: attempt.obligationId,
    attemptId: attempt.id,
    gateway: attempt.gateway,
    transactionId,
    method: 'card',
    aed: amountAed,
    capturedAt: session.capturedAt ?? ctx.now,
    recordedBy: null,
    note: '',
  };
};
