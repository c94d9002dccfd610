import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

export type SandboxOptions = {
  pool: pg.Pool;
  /** Signs webhooks. */
  secret: string;
  /** While a secret is being rotated webhooks carry a signature by each. */
  previousSecret?: string;
  webhookUrl: string;
  /** What the merchant sends as bearer token. */
  apiKey: string;
  /** Where browsers reach the gateway, without the prefix. Default: the origin the merchant called. */
  publicUrl?: string;
  /** Shown to the payer. Default: the host of the page they return to. */
  merchantName?: string;
  /** A site that takes real money must not offer test cards: the gateway refuses to start. */
  live?: boolean;
  now?: () => Date;
  fetch?: typeof fetch;
  /** How long to wait after each failed delivery; after the last the delivery is given up. */
  retryDelaysMs?: number[];
};

/** What the routes and the worker share. */
export type Gateway = {
  pool: pg.Pool;
  apiKey: string;
  prefix: string;
  publicUrl: string | undefined;
  merchantName: string | undefined;
  now: () => Date;
  /** Says that deliveries were written. */
  wake: () => void;
  /** Aborted when the gateway stops, so that answers held back on purpose do not hold up the stop. */
  stopping: AbortSignal;
  log: FastifyBaseLogger;
};

export type Issue = { field: string; message: string };

/** A refusal the caller can act on. `details` is merged into the answer's body. */
export class GatewayError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;

  constructor(refusal: { status: number; code: string; message: string; details?: Record<string, unknown> }) {
    super(refusal.message);
    this.status = refusal.status;
    this.code = refusal.code;
    this.details = refusal.details ?? {};
  }
}
