import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Callback, CreateAttempt, Gateway, GatewaySession, RefundRequest } from './gateway.ts';
import { readSigned } from './read-signed.ts';

export type SandboxOptions = {
  /** Where its API is, without a slash at the end. */
  baseUrl: string;
  /** The origin of its card pages, which may be another one. */
  pageOrigin: string;
  apiKey: string;
  /** What its messages are signed with; two while a secret is being replaced. */
  secrets: readonly string[];
  fetch?: typeof fetch;
  /** How long one question may take altogether, however often it is asked. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 8_000;
const READ_RETRIES = 1;
const RETRY_AFTER_MS = 200;
const MINIMUM_AED = 200;

const state = z.enum(['open', 'captured', 'declined', 'expired']);
const created = z.object({
  id: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  expiresAt: z.coerce.date(),
  state,
});
const session = z.object({
  id: z.string(),
  state,
  amountMinor: z.number().int(),
  currency: z.string(),
  transactionId: z.string().nullish(),
  capturedAt: z.coerce.date().nullish(),
});
const sessions = z.object({ sessions: z.array(session) });
const refunded = z.object({ id: z.string() });
const message = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  createdAt: z.coerce.date(),
  data: z.object({
    sessionId: z.string().min(1).max(200),
    merchantReference: z.string().max(200),
    amountMinor: z.number().int(),
    currency: z.string(),
    transactionId: z.string().nullish(),
  }),
});

const STATE_OF_EVENT: Readonly<Record<string, GatewaySession['state']>> = {
  'session.captured': 'captured',
  'session.declined': 'declined',
  'session.expired': 'expired',
};

/** The adapter for the sandbox gateway: a card page of its own that is reached over HTTP only. */
export const sandboxGateway = (options: SandboxOptions): Gateway => {
  const api = createApi(options);
  return {
    name: 'sandbox',
    isTest: true,
    minimumAed: MINIMUM_AED,
    pageOrigin: options.pageOrigin,
    events: [],
    books: null,
    async createAttempt(request) {
      const { id, url, expiresAt } = await api.post({
        path: '/api/sessions',
        body: wireRequest(request),
        answer: created,
      });
      return { gatewayRef: id, redirectUrl: url, expiresAt };
    },
    async query(gatewayRef) {
      const found = await api.find(`/api/sessions/${encodeURIComponent(gatewayRef)}`, session);
      return found ? readSession(found) : { state: 'missing' };
    },
    async findByReference({ attemptId }) {
      const found = await api.find(
        `/api/sessions?merchantReference=${encodeURIComponent(attemptId)}`,
        sessions,
      );
      const first = found?.sessions[0];
      return first ? { ...readSession(first), gatewayRef: first.id } : null;
    },
    async refund({ gatewayRef, amountAed, idempotencyKey }: RefundRequest) {
      const path = `/api/sessions/${encodeURIComponent(gatewayRef)}/refunds`;
      const { id } = await api.post({
        path,
        body: { amountMinor: amountAed, idempotencyKey },
        answer: refunded,
      });
      return { refundId: id };
    },
    expire: (gatewayRef) =>
      api.post({
        path: `/api/sessions/${encodeURIComponent(gatewayRef)}/expire`,
        body: {},
        answer: z.object({ state }),
        // A session that was paid cannot be ended, and the answer says so.
        isAnswer: (status) => status === 409,
      }),
    readCallback: ({ rawBody, headers, now }) =>
      readSigned(
        { rawBody, header: headers['sandbox-signature'], now, secrets: options.secrets },
        parseCallback,
      ),
    parseCallback,
  };
};

const wireRequest = (request: CreateAttempt) => ({
  merchantReference: request.attemptId,
  amountMinor: request.amountAed,
  currency: 'AED',
  description: request.description,
  successUrl: request.returnUrls.success,
  cancelUrl: request.returnUrls.cancel,
  expiresAt: request.expiresAt.toISOString(),
  idempotencyKey: request.idempotencyKey,
});

const readSession = (found: z.infer<typeof session>): GatewaySession => ({
  state: found.state,
  ...(found.currency === 'AED'
    ? { amountAed: found.amountMinor }
    : { foreign: { currency: found.currency, minor: found.amountMinor } }),
  ...(found.transactionId ? { transactionId: found.transactionId } : {}),
  ...(found.capturedAt ? { capturedAt: found.capturedAt } : {}),
});

const parseCallback = (rawBody: string): Callback => {
  const { id, type, createdAt, data } = message.parse(JSON.parse(rawBody));
  const eventState = STATE_OF_EVENT[type];
  return {
    eventId: id,
    gatewayRef: data.sessionId,
    attemptId: data.merchantReference,
    kind: type,
    news: null,
    session: eventState
      ? readSession({ ...data, id: data.sessionId, state: eventState as 'captured', capturedAt: createdAt })
      : null,
  };
};

type Post<T> = {
  path: string;
  body: object;
  answer: z.ZodType<T>;
  isAnswer?: (status: number) => boolean;
};

type Send = { path: string; signal: AbortSignal; body?: object };

const createApi = ({ baseUrl, apiKey, fetch: fetchIt = fetch, timeoutMs = TIMEOUT_MS }: SandboxOptions) => {
  const send = ({ path, signal, body }: Send) =>
    fetchIt(`${baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${apiKey}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal,
    });
  return {
    async post<T>({ path, body, answer, isAnswer }: Post<T>): Promise<T> {
      const response = await send({ path, body, signal: AbortSignal.timeout(timeoutMs) });
      if (response.ok || isAnswer?.(response.status)) return answer.parse(await response.json());
      throw new Error(
        `the sandbox gateway said ${response.status}: ${(await response.text()).slice(0, 300)}`,
      );
    },
    /** Null when there is no such thing. A read that fails is tried once more in the time that is left. */
    async find<T>(path: string, answer: z.ZodType<T>): Promise<T | null> {
      const signal = AbortSignal.timeout(timeoutMs);
      for (let retry = 0; ; retry++) {
        try {
          const response = await send({ path, signal });
          if (response.status === 404) return null;
          if (!response.ok) throw new Error(`the sandbox gateway said ${response.status}`);
          return answer.parse(await response.json());
        } catch (error) {
          if (signal.aborted || retry >= READ_RETRIES) throw error;
          await sleep(RETRY_AFTER_MS);
        }
      }
    },
  };
};
