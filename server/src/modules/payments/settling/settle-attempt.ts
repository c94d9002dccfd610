import { type AttemptState, canMoveAttempt } from '#domain/orders/order-state.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  type Attempt,
  findOwnerOfAttempt,
  lockAttempt,
  moveAttempt,
} from '../attempts/attempts.repository.ts';
import type { GatewaySession } from '../gateways/gateway.ts';
import { type Owner, requireObligor } from '../payments.ports.ts';
import { type Arrival, settle } from './settle.ts';

export type Verdict = { attemptId: string; gatewayRef: string | null; session: GatewaySession };

/** Makes an attempt what its gateway says it is. News that is older than what is known changes nothing. */
export const settleAttempt = async (ctx: Ctx, verdict: Verdict): Promise<Attempt> => {
  const { attempt, owner } = await lockAttemptOfOwner(ctx, verdict.attemptId);
  const { session } = verdict;
  if (session.state === 'captured') await settle(ctx, arrivalOf(ctx, { attempt, owner, session }));
  const state = nextState(attempt, session.state);
  const isOver = session.state === 'captured' || session.state === 'expired' || session.state === 'missing';
  if (!state) return attempt;
  const gatewayRef = attempt.gatewayRef ?? verdict.gatewayRef;
  return moveAttempt(ctx.db, attempt.id, { state, gatewayRef, watched: !isOver });
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

const lockAttemptOfOwner = async (
  ctx: Ctx,
  attemptId: string,
): Promise<{ attempt: Attempt; owner: Owner }> => {
  const owner = await findOwnerOfAttempt(ctx.db, attemptId);
  if (!owner) throw new Error(`no attempt ${attemptId}`);
  await requireObligor(ctx, owner.kind).lock(ctx, owner.id);
  const attempt = await lockAttempt(ctx.db, attemptId);
  if (!attempt) throw new Error(`no attempt ${attemptId}`);
  return { attempt, owner };
};

const arrivalOf = (
  ctx: Ctx,
  { attempt, owner, session }: { attempt: Attempt; owner: Owner; session: GatewaySession },
): Arrival => {
  const { amountAed, transactionId } = session;
  if (!amountAed || !transactionId)
    throw new Error(`the capture of ${attempt.id} has no amount or transaction`);
  return {
    owner,
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
