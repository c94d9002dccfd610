import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { SessionRequest } from './api-requests.ts';
import { inTransaction, type Queryable } from './database.ts';
import { announce } from './events.ts';
import { type Gateway, GatewayError } from './gateway.ts';
import { newId } from './ids.ts';
import type { Session } from './session.ts';

const COLUMNS = `id, merchant_reference AS "merchantReference", amount_minor AS "amountMinor", currency, description,
  success_url AS "successUrl", cancel_url AS "cancelUrl", request_hash AS "requestHash", mode, state,
  challenged_card AS "challengedCard", transaction_id AS "transactionId", captured_at AS "capturedAt",
  refunded_minor AS "refundedMinor", expires_at AS "expiresAt", created_at AS "createdAt"`;

const SHORTEST_LIFE_MS = 60_000;
const EXPIRED_AT_ONCE = 50;
const LISTED = 20;

/** The same key gives the same session for ever; a different wish under the same key is the merchant's mistake. */
export async function createSession(
  gateway: Gateway,
  wish: SessionRequest,
): Promise<{ session: Session; created: boolean }> {
  const at = gateway.now();
  const requestHash = createHash('sha256').update(JSON.stringify(wish)).digest('hex');
  const expiresAt = new Date(Math.max(wish.expiresAt.getTime(), at.getTime() + SHORTEST_LIFE_MS));
  const inserted = await gateway.pool.query<Session>(
    `INSERT INTO sandbox_gateway.sessions (id, merchant_reference, amount_minor, currency, description, success_url,
       cancel_url, idempotency_key, request_hash, mode, state, expires_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', $11, $12)
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING ${COLUMNS}`,
    [
      newId('cs'),
      wish.merchantReference,
      wish.amountMinor,
      wish.currency,
      wish.description,
      wish.successUrl,
      wish.cancelUrl,
      wish.idempotencyKey,
      requestHash,
      wish.mode ?? null,
      expiresAt,
      at,
    ],
  );
  if (inserted.rows[0]) return { session: inserted.rows[0], created: true };
  const { rows } = await gateway.pool.query<Session>(
    `SELECT ${COLUMNS} FROM sandbox_gateway.sessions WHERE idempotency_key = $1`,
    [wish.idempotencyKey],
  );
  if (rows[0]?.requestHash !== requestHash) throw idempotencyConflict();
  return { session: asOf(rows[0], at), created: false };
}

export async function requireSession(gateway: Gateway, id: string): Promise<Session> {
  const { rows } = await gateway.pool.query<Session>(
    `SELECT ${COLUMNS} FROM sandbox_gateway.sessions WHERE id = $1`,
    [id],
  );
  return found(rows[0], gateway.now());
}

/** Everything that moves a session holds this lock, so a double submit, an expiry and a refund come one after another. */
export async function lockSession(client: pg.PoolClient, id: string, at: Date): Promise<Session> {
  const { rows } = await client.query<Session>(
    `SELECT ${COLUMNS} FROM sandbox_gateway.sessions WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return found(rows[0], at);
}

export async function listSessions(gateway: Gateway, merchantReference?: string): Promise<Session[]> {
  const { rows } = await gateway.pool.query<Session>(
    `SELECT ${COLUMNS} FROM sandbox_gateway.sessions WHERE $1::text IS NULL OR merchant_reference = $1
     ORDER BY created_at DESC, id LIMIT ${LISTED}`,
    [merchantReference ?? null],
  );
  return rows.map((session) => asOf(session, gateway.now()));
}

/** Ends a session early. One that was paid stays paid, and the merchant is told so. */
export async function expireSession(
  gateway: Gateway,
  id: string,
): Promise<{ session: Session; captured: boolean }> {
  const at = gateway.now();
  const result = await inTransaction(gateway.pool, async (client) => {
    const session = await lockSession(client, id, at);
    if (session.state === 'captured') return { session, captured: true };
    await expire(client, session, at);
    return { session: { ...session, state: 'expired' as const }, captured: false };
  });
  gateway.wake();
  return result;
}

/** Reads already show these as expired; this makes it so and tells the merchant. Returns how many it ended. */
export async function expireDueSessions(gateway: Gateway): Promise<number> {
  const at = gateway.now();
  return inTransaction(gateway.pool, async (client) => {
    const { rows } = await client.query<Session>(
      `SELECT ${COLUMNS} FROM sandbox_gateway.sessions
       WHERE state IN ('open', 'declined') AND expires_at <= $1
       ORDER BY expires_at LIMIT ${EXPIRED_AT_ONCE} FOR UPDATE SKIP LOCKED`,
      [at],
    );
    for (const session of rows) await expire(client, session, at);
    return rows.length;
  });
}

async function expire(db: Queryable, session: Session, at: Date): Promise<void> {
  const changed = await db.query(
    `UPDATE sandbox_gateway.sessions SET state = 'expired', challenged_card = NULL
     WHERE id = $1 AND state IN ('open', 'declined')`,
    [session.id],
  );
  if (changed.rowCount) await announce(db, { session, type: 'session.expired', at });
}

/** A session past its end is expired from that instant, whether or not the worker has come by. */
function asOf(session: Session, at: Date): Session {
  const overdue = session.state !== 'captured' && session.expiresAt <= at;
  return overdue ? { ...session, state: 'expired' } : session;
}

function found(session: Session | undefined, at: Date): Session {
  if (!session) {
    throw new GatewayError({ status: 404, code: 'session_not_found', message: 'There is no such session' });
  }
  return asOf(session, at);
}

export function idempotencyConflict(): GatewayError {
  return new GatewayError({
    status: 409,
    code: 'idempotency_conflict',
    message: 'This idempotency key was used for a different request',
  });
}
