import type { Server } from 'node:http';
import formbody from '@fastify/formbody';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isOverloaded } from '#server/platform/db/overload.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { PinoLog } from '#server/platform/log.ts';
import { giveBodyTime } from './body-time.ts';

export type ServerOptions = {
  log: PinoLog;
  trustProxy: boolean;
  /** Under https the browser is told to stay there. */
  secure: boolean;
  /** Hosts that are served; others get 421. `null` serves all. */
  hosts: ReadonlySet<string> | null;
  patience?: Patience;
};

/**
 * How long a client may take to send its headers; its body, unless its route gives it more; and the whole of its
 * request, whatever its route says. `lookEveryMs` is how often the first and the last are looked at.
 */
export type Patience = { headersMs: number; bodyMs: number; requestMs: number; lookEveryMs: number };

// By default Node ends slow connections only twice a minute.
const PATIENCE: Patience = {
  headersMs: 5_000,
  bodyMs: 30_000,
  requestMs: 60 * 60_000,
  lookEveryMs: 1_000,
};
const KILOBYTE = 1024;

/** Fastify with what every answer needs: limits, timeouts, request ids, redacted logs and security headers. */
export const createServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { headersMs, bodyMs, requestMs, lookEveryMs } = options.patience ?? PATIENCE;
  const server = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // A line for every request would bury the ones that matter.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    genReqId: () => uuidv7(),
    bodyLimit: 100 * KILOBYTE,
    requestTimeout: requestMs,
    connectionTimeout: 60_000,
    keepAliveTimeout: 15_000,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: lookEveryMs,
      maxHeaderSize: 16 * KILOBYTE,
    },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  server.server.maxConnections = 2_000;
  await server.register(formbody, { bodyLimit: 100 * KILOBYTE });
  server.addHook('onRequest', async (request, reply) => {
    giveBodyTime(request.raw, bodyMs);
    reply.header('x-request-id', request.id);
    const refusal = isServed(options.hosts, request) ? isCrossSite(request) && CROSS_SITE : MISDIRECTED;
    if (refusal) return sendRefusal(reply, request.id, refusal);
  });
  server.addHook('onSend', async (_request, reply) => addSecurityHeaders(reply, options.secure));
  server.addHook('preClose', async () => letGo(server.server));
  server.setErrorHandler<FastifyError>((error, request, reply) =>
    sendRefusal(reply, request.id, toRefusal(error, request)),
  );
  return server;
};

const LET_GO_EVERY_MS = 50;

/** Whoever is being answered while the server closes would keep its connection, and the process, for 15 s after. */
const letGo = (http: Server) => {
  if (!http.listening) return;
  const hangingUp = setInterval(() => http.closeIdleConnections(), LET_GO_EVERY_MS);
  http.once('close', () => clearInterval(hangingUp));
};

type Refusal = { status: number; code: string; message: string };

const MISDIRECTED: Refusal = {
  status: 421,
  code: 'misdirected',
  message: 'This address does not serve the academy.',
};
const CROSS_SITE: Refusal = {
  status: 403,
  code: 'cross-site',
  message: 'This request came from another site and was refused.',
};

const isServed = (hosts: ReadonlySet<string> | null, request: FastifyRequest): boolean => {
  if (hosts === null || isProbe(request)) return true;
  return (
    hosts.has(request.hostname) &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined
  );
};

const isProbe = (request: FastifyRequest) => request.url === '/healthz' || request.url === '/readyz';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
// Said by servers, proven by a signature or by asking the gateway back: no browser's word is trusted there.
const FROM_ELSEWHERE = /^\/(payments\/(webhooks|return)|sandbox-gateway)\//;

const isCrossSite = (request: FastifyRequest): boolean => {
  if (SAFE_METHODS.has(request.method) || FROM_ELSEWHERE.test(request.url)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && originHost(origin) !== request.host;
};

const originHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

const addSecurityHeaders = (reply: FastifyReply, secure: boolean) => {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cross-origin-opener-policy', 'same-origin');
  if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
  }
  if (secure) reply.header('strict-transport-security', 'max-age=31536000');
};

const toRefusal = (error: FastifyError, request: FastifyRequest): Refusal => {
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, code: 'too-large', message: 'The request is too large.' };
  if (status >= 400 && status < 500)
    return {
      status: status === 415 ? 415 : 400,
      code: 'malformed-body',
      message: 'The request could not be read.',
    };
  request.log.error({ err: error, requestId: request.id }, 'a request failed');
  if (isOverloaded(error)) {
    return { status: 503, code: 'unavailable', message: 'We are busy for a moment. Please try again.' };
  }
  return { status: 500, code: 'internal', message: 'Something went wrong on our side.' };
};

const sendRefusal = (reply: FastifyReply, requestId: string, { status, code, message }: Refusal) =>
  reply.code(status).send({ success: false, message, code, requestId });
