import type pg from 'pg';
import { lastFour, type TestCard } from './cards.ts';
import { inTransaction } from './database.ts';
import { announce } from './events.ts';
import type { Gateway } from './gateway.ts';
import { newId } from './ids.ts';
import type { Session } from './session.ts';
import { lockSession } from './session-store.ts';
import { readSettings } from './settings.ts';

export type DeclineReason = 'declined' | 'insufficient-funds' | 'challenge-denied';

/** The session after the attempt; `challenged` when the card's owner must approve first. */
export type PaymentResult = { session: Session; challenged: boolean };

type Attempt = { session: Session; cardLast4: string; at: Date };

/** Paying twice is paying once: whoever comes second finds the session captured and changes nothing. */
export async function payByCard(gateway: Gateway, sessionId: string, card: TestCard): Promise<PaymentResult> {
  return move(gateway, sessionId, async (client, session, at) => {
    const attempt = { session, cardLast4: lastFour(card), at };
    if (card.behaviour === 'declines') return decline(client, attempt, 'declined');
    if (card.behaviour === 'lacks-funds') return decline(client, attempt, 'insufficient-funds');
    if (card.behaviour === 'challenges') return challenge(client, attempt);
    return capture(client, attempt);
  });
}

/** Answers the 3-D Secure challenge; without one under way nothing happens. */
export async function answerChallenge(
  gateway: Gateway,
  sessionId: string,
  approved: boolean,
): Promise<PaymentResult> {
  return move(gateway, sessionId, async (client, session, at) => {
    if (session.challengedCard === null) return { session, challenged: false };
    const attempt = { session, cardLast4: session.challengedCard, at };
    return approved ? capture(client, attempt) : decline(client, attempt, 'challenge-denied');
  });
}

export async function findDeclineReason(
  gateway: Gateway,
  sessionId: string,
): Promise<DeclineReason | undefined> {
  const { rows } = await gateway.pool.query<{ reason: DeclineReason }>(
    `SELECT reason FROM sandbox_gateway.transactions WHERE session_id = $1 AND outcome = 'declined'
     ORDER BY created_at DESC, id LIMIT 1`,
    [sessionId],
  );
  return rows[0]?.reason;
}

async function move(
  gateway: Gateway,
  sessionId: string,
  step: (client: pg.PoolClient, session: Session, at: Date) => Promise<PaymentResult>,
): Promise<PaymentResult> {
  const result = await inTransaction(gateway.pool, async (client) => {
    const at = gateway.now();
    const session = await lockSession(client, sessionId, at);
    const payable = session.state === 'open' || session.state === 'declined';
    return payable ? step(client, session, at) : { session, challenged: false };
  });
  gateway.wake();
  return result;
}

async function capture(client: pg.PoolClient, attempt: Attempt): Promise<PaymentResult> {
  const { session, at } = attempt;
  const mode = session.mode ?? (await readSettings(client)).mode;
  if (mode === 'declined-then-paid' && !(await hasDeclined(client, session))) {
    return decline(client, attempt, 'declined');
  }
  const transactionId = await recordTransaction(client, attempt);
  await client.query(
    `UPDATE sandbox_gateway.sessions
     SET state = 'captured', transaction_id = $2, captured_at = $3, challenged_card = NULL WHERE id = $1`,
    [session.id, transactionId, at],
  );
  const captured: Session = {
    ...session,
    state: 'captured',
    transactionId,
    capturedAt: at,
    challengedCard: null,
  };
  await announce(client, { session: captured, type: 'session.captured', at });
  return { session: captured, challenged: false };
}

async function decline(
  client: pg.PoolClient,
  attempt: Attempt,
  reason: DeclineReason,
): Promise<PaymentResult> {
  const { session, at } = attempt;
  await recordTransaction(client, attempt, reason);
  await client.query(
    `UPDATE sandbox_gateway.sessions SET state = 'declined', challenged_card = NULL WHERE id = $1`,
    [session.id],
  );
  const declined: Session = { ...session, state: 'declined', challengedCard: null };
  await announce(client, { session: declined, type: 'session.declined', at });
  return { session: declined, challenged: false };
}

async function challenge(client: pg.PoolClient, { session, cardLast4 }: Attempt): Promise<PaymentResult> {
  await client.query(`UPDATE sandbox_gateway.sessions SET challenged_card = $2 WHERE id = $1`, [
    session.id,
    cardLast4,
  ]);
  return { session: { ...session, challengedCard: cardLast4 }, challenged: true };
}

async function recordTransaction(
  client: pg.PoolClient,
  { session, cardLast4, at }: Attempt,
  declined?: DeclineReason,
): Promise<string> {
  const id = newId('txn');
  await client.query(
    `INSERT INTO sandbox_gateway.transactions (id, session_id, outcome, reason, card_last4, amount_minor, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      session.id,
      declined ? 'declined' : 'captured',
      declined ?? null,
      cardLast4,
      session.amountMinor,
      at,
    ],
  );
  return id;
}

async function hasDeclined(client: pg.PoolClient, session: Session): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM sandbox_gateway.transactions WHERE session_id = $1 AND outcome = 'declined' LIMIT 1`,
    [session.id],
  );
  return rowCount === 1;
}
