import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { readModeChange, readReferenceQuery, readRefundRequest, readSessionRequest } from './api-requests.ts';
import { type Gateway, GatewayError } from './gateway.ts';
import type { Mode } from './modes.ts';
import { refundSession } from './refunds.ts';
import type { Session } from './session.ts';
import { createSession, expireSession, listSessions, requireSession } from './session-store.ts';
import { changeSettings, readSettings } from './settings.ts';

type SessionParams = { Params: { id: string } };

type Answer = { status: number; body: object };

/** Longer than any merchant waits. */
const TOO_LATE_MS = 12_000;

export function apiRoutes(gateway: Gateway): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request) => requireKey(gateway, request));
    failWithJson(app);
    creatingRoutes(app, gateway);
    readingRoutes(app, gateway);
    modeRoutes(app, gateway);
  };
}

function creatingRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.post('/api/sessions', async (request, reply) => {
    const wish = readSessionRequest(request.body);
    return misbehave(gateway, { reply, mode: wish.mode ?? null, maybeLate: true }, async () => {
      const { session, created } = await createSession(gateway, wish);
      const origin = gateway.publicUrl ?? `${request.protocol}://${request.host}`;
      const url = `${origin}${gateway.prefix}/pay/${session.id}`;
      const { id, expiresAt, state } = session;
      return { status: created ? 201 : 200, body: { id, url, expiresAt, state } };
    });
  });

  app.post<SessionParams>('/api/sessions/:id/refunds', async (request, reply) => {
    const wish = readRefundRequest(request.body);
    const { mode } = await requireSession(gateway, request.params.id);
    return misbehave(gateway, { reply, mode, maybeLate: true }, async () => {
      const { refund, created } = await refundSession(gateway, request.params.id, wish);
      return { status: created ? 201 : 200, body: { ...refund, state: 'succeeded' } };
    });
  });
}

function readingRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.get<SessionParams>('/api/sessions/:id', async (request, reply) => {
    const session = await requireSession(gateway, request.params.id);
    return misbehave(gateway, { reply, mode: session.mode }, async () => {
      return { status: 200, body: presentSession(session) };
    });
  });

  app.get('/api/sessions', async (request, reply) => {
    const reference = readReferenceQuery(request.query);
    return misbehave(gateway, { reply, mode: null }, async () => {
      const sessions = await listSessions(gateway, reference);
      return { status: 200, body: { sessions: sessions.map(presentSession) } };
    });
  });

  app.post<SessionParams>('/api/sessions/:id/expire', async (request, reply) => {
    const { mode } = await requireSession(gateway, request.params.id);
    return misbehave(gateway, { reply, mode }, async () => {
      const { session, captured } = await expireSession(gateway, request.params.id);
      if (!captured) return { status: 200, body: presentSession(session) };
      const error = { code: 'session_captured', message: 'This session has been paid and cannot be expired' };
      return { status: 409, body: { error, ...presentSession(session) } };
    });
  });
}

/** The switch itself always works, or nobody could switch back. */
function modeRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.get('/api/mode', async () => readSettings(gateway.pool));
  app.put('/api/mode', async (request) => changeSettings(gateway.pool, readModeChange(request.body)));
}

/** Lets the mode in force spoil the call: refused before the work, or its answer spoilt after. */
async function misbehave(
  gateway: Gateway,
  call: { reply: FastifyReply; mode: Mode | null; maybeLate?: boolean },
  work: () => Promise<Answer>,
): Promise<FastifyReply> {
  const mode = call.mode ?? (await readSettings(gateway.pool)).mode;
  if (mode === 'refusing') {
    throw new GatewayError({ status: 503, code: 'unavailable', message: 'The gateway is not available' });
  }
  const answer = await work();
  if (mode === 'timeout' && call.maybeLate) await waitTooLong(gateway.stopping);
  if (mode === 'garbage') return call.reply.type('text/html').send('<html><body>%%PROXY</body>');
  return call.reply.code(answer.status).send(answer.body);
}

async function waitTooLong(stopping: AbortSignal): Promise<void> {
  try {
    await sleep(TOO_LATE_MS, undefined, { ref: false, signal: stopping });
  } catch {
    // The gateway is being stopped and must not wait for its own bad manners.
  }
}

function presentSession(session: Session): object {
  const { id, state, amountMinor, currency, merchantReference, transactionId, capturedAt, refundedMinor } =
    session;
  return {
    id,
    state,
    amountMinor,
    currency,
    merchantReference,
    transactionId,
    capturedAt,
    refundedMinor,
    expiresAt: session.expiresAt,
  };
}

function requireKey(gateway: Gateway, request: FastifyRequest): void {
  const given = request.headers.authorization ?? '';
  if (!timingSafeEqual(digest(given), digest(`Bearer ${gateway.apiKey}`))) {
    throw new GatewayError({ status: 401, code: 'unauthorized', message: 'The API key is missing or wrong' });
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function failWithJson(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof GatewayError) {
      const { status, code, message, details } = error;
      return reply.code(status).send({ error: { code, message, ...details } });
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({ error: { code: 'invalid_request', message: error.message } });
    request.log.error(error);
    return reply.code(500).send({ error: { code: 'internal', message: 'The gateway failed' } });
  });
}
