import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import formbody from '@fastify/formbody';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { uuidv7 } from '#server/platform/ids.ts';
import type { PinoLog } from '#server/platform/log.ts';
import { countSecurityEvent } from '../meters.ts';
import { giveBodyTime } from './body-time.ts';
import { createDoor } from './door.ts';
import { refusalAtGate } from './gate.ts';
import {
  CROSS_SITE,
  MALFORMED,
  MISDIRECTED,
  RETRY_AFTER,
  type Refusal,
  sendRefusal,
  toRefusal,
} from './refusals.ts';
import { FROM_ELSEWHERE, isReading } from './request-kinds.ts';

export type ServerOptions = {
  log: PinoLog;
  trustProxy: boolean;
  /** Under https the browser is told to stay there. */
  secure: boolean;
  /** Hosts that are served; others get 421. `null` serves all. */
  hosts: ReadonlySet<string> | null;
  patience?: Patience;
  /**
   * Answers what needs no route, with `headers` besides its own; false hands the request on. Asked before everything
   * else of those who may be answered and send no body.
   */
  answerFirst?(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>): boolean;
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
  let isClosing = false;
  const door = createDoor();
  const always = headersOfAll(options.secure);
  /** What needs no route: what is kept, and that nobody more can be let in. */
  const isAnswered = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (isClosing || request.method !== 'GET' || hasBody(request)) return false;
    if (!isServed(options.hosts, request)) return false;
    const headers = { ...always, 'x-request-id': uuidv7() };
    return options.answerFirst?.(request, response, headers) || door.sendsAway(request, response, headers);
  };
  const server = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // A line for every request would bury the ones that matter; these name the request themselves.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log) => log,
    trustProxy: options.trustProxy,
    genReqId: () => uuidv7(),
    bodyLimit: 100 * KILOBYTE,
    serverFactory: (handle) => {
      const limits = {
        headersTimeout: headersMs,
        requestTimeout: requestMs,
        keepAliveTimeout: 15_000,
        connectionsCheckingInterval: lookEveryMs,
        maxHeaderSize: 16 * KILOBYTE,
      };
      const http = createHttpServer(limits, (request, response) => {
        if (!isAnswered(request, response)) handle(request, response);
      });
      http.maxConnections = 2_000;
      return http.setTimeout(60_000);
    },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // What the router cannot read; no hook sees it.
    frameworkErrors: (_error, request, reply) => {
      void sendRefusal(request, reply.headers(always), MALFORMED);
    },
  });
  // A form or JSON is what is sent here; a text is neither.
  server.removeContentTypeParser('text/plain');
  await server.register(formbody, { bodyLimit: 100 * KILOBYTE });
  server.addHook('onRequest', async (request, reply) => {
    giveBodyTime(request.raw, bodyMs);
    reply.header('x-request-id', request.id);
    const refusal = refusalOf(options, request);
    if (refusal === CROSS_SITE) countSecurityEvent('cross-site-refused');
    if (refusal) return sendRefusal(request, reply, refusal);
  });
  door.admitInTurn(server);
  server.addHook('onSend', async (_request, reply) => {
    addSecurityHeaders(reply, always);
    if (reply.statusCode === 503) reply.headers(RETRY_AFTER);
  });
  server.addHook('preClose', async () => {
    isClosing = true;
    letGo(server.server);
  });
  server.setErrorHandler<FastifyError>((error, request, reply) =>
    sendRefusal(request, reply, toRefusal(error, request)),
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

const isServed = (hosts: ReadonlySet<string> | null, { url, headers }: IncomingMessage): boolean => {
  if (hosts === null || url === '/healthz' || url === '/readyz') return true;
  const { host = '', forwarded, 'x-forwarded-for': forwardedFor } = headers;
  return hosts.has(host.replace(/:\d+$/, '')) && forwardedFor === undefined && forwarded === undefined;
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/** In this order: where a request comes from is judged by its path, which is one only behind the gate. */
const refusalOf = ({ hosts, secure }: ServerOptions, request: FastifyRequest): Refusal | null => {
  if (!isServed(hosts, request.raw)) return MISDIRECTED;
  return refusalAtGate(request.raw) ?? (isCrossSite(request, secure) ? CROSS_SITE : null);
};

const isCrossSite = (request: FastifyRequest, secure: boolean): boolean => {
  if (isReading(request.raw) || FROM_ELSEWHERE.test(request.url)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && origin !== `${secure ? 'https' : 'http'}://${request.host}`;
};

const headersOfAll = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
});

/** What no answer may say otherwise, and what holds where a route has said nothing. */
const addSecurityHeaders = (reply: FastifyReply, always: Record<string, string>) => {
  const { 'referrer-policy': referrers } = reply.getHeaders();
  reply.headers({ ...always, ...(referrers !== undefined && { 'referrer-policy': referrers }) });
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
  }
};
