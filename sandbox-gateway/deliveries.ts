import { randomBytes } from 'node:crypto';
import type { Gateway, SandboxOptions } from './gateway.ts';
import { expireDueSessions } from './session-store.ts';
import { sign, signatureHeader } from './signature.ts';

export type Delivery = {
  id: string;
  eventId: string;
  sessionId: string;
  type: string;
  body: string;
  kind: 'genuine' | 'replay' | 'forgery';
  signedAt: Date | null;
  attempts: number;
  nextAt: Date | null;
  deliveredAt: Date | null;
  lastResult: string | null;
  createdAt: Date;
};

type Wire = Pick<SandboxOptions, 'secret' | 'previousSecret' | 'webhookUrl'> & {
  fetch: typeof fetch;
  retryDelaysMs: number[];
};

const COLUMNS = `id, event_id AS "eventId", session_id AS "sessionId", type, body, kind, signed_at AS "signedAt", attempts,
  next_at AS "nextAt", delivered_at AS "deliveredAt", last_result AS "lastResult", created_at AS "createdAt"`;

const ANSWER_WITHIN_MS = 5000;
/** A process that dies while delivering leaves its delivery to the others after this long. */
const LEASE_MS = 15_000;
const LOOK_EVERY_MS = 1000;
/** What is due may be in another process' hands: it is not asked about without a breath. */
const SHORTEST_PAUSE_MS = 10;
const AT_ONCE = 20;
const LISTED = 30;

/**
 * Works off the deliveries table. Any number of processes may do so: rows are leased with SKIP LOCKED, and no
 * transaction is open while the receiver is being talked to, for the receiver may need the same pool.
 */
export class DeliveryWorker {
  readonly #gateway: Gateway;
  readonly #wire: Wire;
  readonly #underWay = new Set<Promise<void>>();
  #turn: Promise<void> | undefined;
  #wokenMeanwhile = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(gateway: Gateway, wire: Wire) {
    this.#gateway = gateway;
    this.#wire = wire;
  }

  wake(): void {
    if (this.#gateway.stopping.aborted) return;
    if (this.#turn) {
      this.#wokenMeanwhile = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#turn = this.#takeTurn();
  }

  /** The gateway is stopping: its signal has aborted what is under way, which stays in the table for a later try. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#turn;
    await Promise.all(this.#underWay);
  }

  async #takeTurn(): Promise<void> {
    let pause = LOOK_EVERY_MS;
    try {
      await expireDueSessions(this.#gateway);
      for (const delivery of await this.#lease()) this.#launch(delivery);
      pause = await this.#untilNextDue();
    } catch (error) {
      this.#gateway.log.error(error, 'the sandbox gateway could not work off its deliveries');
    }
    this.#turn = undefined;
    if (this.#gateway.stopping.aborted) return;
    this.#timer = setTimeout(() => this.wake(), this.#wokenMeanwhile ? 0 : pause).unref();
    this.#wokenMeanwhile = false;
  }

  async #lease(): Promise<Delivery[]> {
    const at = this.#gateway.now();
    const { rows } = await this.#gateway.pool.query<Delivery>(
      `UPDATE sandbox_gateway.deliveries SET attempts = attempts + 1, next_at = $2 WHERE id IN (
         SELECT id FROM sandbox_gateway.deliveries WHERE next_at <= $1
         ORDER BY next_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING ${COLUMNS}`,
      [at, new Date(at.getTime() + LEASE_MS), AT_ONCE - this.#underWay.size],
    );
    return rows;
  }

  #launch(delivery: Delivery): void {
    const journey = this.#deliver(delivery)
      .catch((error: unknown) => this.#gateway.log.error(error, 'a sandbox delivery could not be recorded'))
      .finally(() => {
        this.#underWay.delete(journey);
        this.wake();
      });
    this.#underWay.add(journey);
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { arrived, result } = await this.#post(delivery);
    const at = this.#gateway.now();
    // Only what the gateway itself stands for is tried again; a replay or a forgery has had its chance.
    const wait = delivery.kind === 'genuine' ? this.#wire.retryDelaysMs[delivery.attempts - 1] : undefined;
    const retryAt = arrived || wait === undefined ? null : new Date(at.getTime() + wait);
    await this.#gateway.pool.query(
      `UPDATE sandbox_gateway.deliveries SET delivered_at = coalesce($2, delivered_at), next_at = $3, last_result = $4
       WHERE id = $1`,
      [delivery.id, arrived ? at : null, retryAt, result],
    );
  }

  async #post(delivery: Delivery): Promise<{ arrived: boolean; result: string }> {
    try {
      const response = await this.#wire.fetch(this.#wire.webhookUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', [signatureHeader]: this.#signature(delivery) },
        body: delivery.body,
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_WITHIN_MS), this.#gateway.stopping]),
      });
      await response.body?.cancel();
      return { arrived: response.ok, result: `HTTP ${response.status}` };
    } catch (error) {
      return { arrived: false, result: error instanceof Error ? error.message : String(error) };
    }
  }

  #signature(delivery: Delivery): string {
    const { secret, previousSecret } = this.#wire;
    const genuine = previousSecret ? [secret, previousSecret] : [secret];
    const secrets = delivery.kind === 'forgery' ? [randomBytes(32).toString('hex')] : genuine;
    return sign(delivery.body, delivery.signedAt ?? this.#gateway.now(), secrets);
  }

  async #untilNextDue(): Promise<number> {
    const { rows } = await this.#gateway.pool.query<{ nextAt: Date | null }>(
      `SELECT min(next_at) AS "nextAt" FROM sandbox_gateway.deliveries`,
    );
    const nextAt = rows[0]?.nextAt;
    // With all hands busy there is nothing to look for: whichever journey ends first wakes the worker.
    if (!nextAt || this.#underWay.size >= AT_ONCE) return LOOK_EVERY_MS;
    const wait = nextAt.getTime() - this.#gateway.now().getTime();
    return Math.min(Math.max(wait, SHORTEST_PAUSE_MS), LOOK_EVERY_MS);
  }
}

export async function listDeliveries(gateway: Gateway): Promise<Delivery[]> {
  const { rows } = await gateway.pool.query<Delivery>(
    `SELECT ${COLUMNS} FROM sandbox_gateway.deliveries ORDER BY id DESC LIMIT ${LISTED}`,
  );
  return rows;
}

/** Sends a delivery that is waiting, lost or given up, with a fresh signature and all its retries. */
export async function deliverNow(gateway: Gateway, id: string): Promise<void> {
  await gateway.pool.query(
    `UPDATE sandbox_gateway.deliveries SET next_at = $2, attempts = 0 WHERE id = $1 AND delivered_at IS NULL`,
    [id, gateway.now()],
  );
  gateway.wake();
}

/** Sends the same bytes once more, signed as on the day they were first sent. */
export async function replay(gateway: Gateway, id: string): Promise<void> {
  await gateway.pool.query(
    `INSERT INTO sandbox_gateway.deliveries
       (event_id, session_id, type, body, kind, signed_at, next_at, created_at)
     SELECT event_id, session_id, type, body, CASE kind WHEN 'forgery' THEN kind ELSE 'replay' END,
       coalesce(signed_at, created_at), $2, $2
     FROM sandbox_gateway.deliveries WHERE id = $1`,
    [id, gateway.now()],
  );
  gateway.wake();
}
