import type pg from 'pg';
import type { RefundRequest } from './api-requests.ts';
import { inTransaction } from './database.ts';
import { announce } from './events.ts';
import { type Gateway, GatewayError } from './gateway.ts';
import { newId } from './ids.ts';
import { idempotencyConflict, lockSession } from './session-store.ts';

export type Refund = { id: string; amountMinor: number };

type StoredRefund = Refund & { sessionId: string };

/** Refunds of a session never sum above what was captured: decided under its row lock, guarded by a constraint. */
export async function refundSession(
  gateway: Gateway,
  sessionId: string,
  wish: RefundRequest,
): Promise<{ refund: Refund; created: boolean }> {
  const result = await inTransaction(gateway.pool, async (client) => {
    const at = gateway.now();
    const session = await lockSession(client, sessionId, at);
    const earlier = await findByKey(client, wish.idempotencyKey);
    if (earlier) return { refund: sameRefund(earlier, sessionId, wish), created: false };
    if (session.state !== 'captured') throw refused('not_captured', 'This session has not been paid');
    if (session.refundedMinor + wish.amountMinor > session.amountMinor) {
      throw refused('refund_exceeds_captured', 'Refunds cannot be more than what was captured');
    }
    const refund = { id: newId('re'), amountMinor: wish.amountMinor };
    const inserted = await client.query(
      `INSERT INTO sandbox_gateway.refunds (id, session_id, amount_minor, idempotency_key, created_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (idempotency_key) DO NOTHING`,
      [refund.id, sessionId, refund.amountMinor, wish.idempotencyKey, at],
    );
    // This session's lock is ours, so the key was taken just now for a refund of another session.
    if (!inserted.rowCount) throw idempotencyConflict();
    await client.query(
      `UPDATE sandbox_gateway.sessions SET refunded_minor = refunded_minor + $2 WHERE id = $1`,
      [sessionId, refund.amountMinor],
    );
    await announce(client, { session, type: 'refund.succeeded', at, refund });
    return { refund, created: true };
  });
  gateway.wake();
  return result;
}

async function findByKey(client: pg.PoolClient, key: string): Promise<StoredRefund | undefined> {
  const { rows } = await client.query<StoredRefund>(
    `SELECT id, session_id AS "sessionId", amount_minor AS "amountMinor"
     FROM sandbox_gateway.refunds WHERE idempotency_key = $1`,
    [key],
  );
  return rows[0];
}

function sameRefund(earlier: StoredRefund, sessionId: string, wish: RefundRequest): Refund {
  if (earlier.sessionId !== sessionId || earlier.amountMinor !== wish.amountMinor)
    throw idempotencyConflict();
  return { id: earlier.id, amountMinor: earlier.amountMinor };
}

function refused(code: string, message: string): GatewayError {
  return new GatewayError({ status: 409, code, message });
}
