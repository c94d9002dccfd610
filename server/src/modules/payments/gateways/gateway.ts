import type { GatewayBooks, MoneyNews } from './gateway-books.ts';

/** Money in a currency that nothing is owed in. */
export type Foreign = { currency: string; minor: number };

/** What a gateway knows of a session of its own; amounts in fils. */
export type GatewaySession = {
  state: 'open' | 'captured' | 'declined' | 'expired' | 'missing';
  amountAed?: number;
  /** What was captured in another currency than was asked for, in its minor units; then there is no `amountAed`. */
  foreign?: Foreign;
  transactionId?: string;
  capturedAt?: Date;
};

/** A gateway's message, as it stands in its body. It is a hint: what it claims is compared with the attempt. */
export type Callback = {
  eventId: string;
  gatewayRef: string;
  /** Our own reference, by which a message is matched that overtakes the answer to `createAttempt`. */
  attemptId: string | null;
  kind: string;
  /** Null where the message says nothing about an attempt. */
  session: GatewaySession | null;
  /** What has become of money that was captured before; null of any other message. */
  news: MoneyNews | null;
};

export type CreateAttempt = {
  attemptId: string;
  amountAed: number;
  description: string;
  returnUrls: { success: string; cancel: string };
  /** When the attempt was written down: asked again, it is asked in the same words. */
  askedAt: Date;
  expiresAt: Date;
  idempotencyKey: string;
};

export type RefundRequest = {
  gatewayRef: string;
  transactionId: string;
  amountAed: number;
  idempotencyKey: string;
};

/** Every call ends within ten seconds; one that fails throws, and may have had its effect nevertheless. */
export interface Gateway {
  name: string;
  /** Its keys charge nobody: what works with them says nothing of the real ones. */
  isTest: boolean;
  /** The least a card can be charged, in fils. */
  minimumAed: number;
  /** The origin of its card pages: a payer is sent nowhere else. */
  pageOrigin: string;
  /** What its account has to be set to send messages of; empty where there is nothing to set. */
  events: readonly string[];
  createAttempt(
    request: CreateAttempt,
  ): Promise<{ gatewayRef: string; redirectUrl: string; expiresAt: Date }>;
  query(gatewayRef: string): Promise<GatewaySession>;
  /** The session of an attempt whose creation was never answered. */
  findByReference(
    attempt: Pick<CreateAttempt, 'attemptId' | 'askedAt'>,
  ): Promise<(GatewaySession & { gatewayRef: string }) | null>;
  refund(request: RefundRequest): Promise<{ refundId: string }>;
  /** Null where it keeps none. */
  books: GatewayBooks | null;
  /** Ends a session early; one that was paid stays `captured`. */
  expire(gatewayRef: string): Promise<{ state: GatewaySession['state'] }>;
  /** Verifies that the message is the gateway's and fresh, and reads it. */
  readCallback(message: {
    rawBody: string;
    headers: Record<string, string | string[] | undefined>;
    now: Date;
  }): Callback | { rejected: string };
  /** Reads a message again that was verified when it was stored. */
  parseCallback(rawBody: string): Callback;
}

export interface Gateways {
  /** The name of the one that new attempts are made at. */
  current: string;
  pageOrigins: readonly string[];
  all: readonly Gateway[];
  has(name: string): boolean;
  /** Throws when no gateway has this name. */
  get(name: string): Gateway;
}
