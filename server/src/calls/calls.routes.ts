import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { ERRORS } from '#contracts/errors.ts';
import { readParts, sendHandOver } from '#server/platform/http/hand-over.ts';
import { type Exchange, type Made, NO_DOCUMENT, type SendShared } from '#server/platform/http/send-shared.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Binding } from './binding.ts';
import type { Call } from './call.ts';
import type { Caller } from './context.ts';
import type { Outcome } from './outcome.ts';

export type CallRouteDeps = {
  call: Call;
  bindings: Iterable<Binding>;
  identify(request: FastifyRequest): Promise<Caller>;
  /** Where a browser's form goes when a page of the same path has an action for it. */
  sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Keeps what is the same for every caller, and sends it as bytes. */
  sendShared: SendShared;
};

/** One Fastify route for each call. */
export const callRoutes = (server: FastifyInstance, deps: CallRouteDeps) => {
  for (const binding of deps.bindings) {
    const { method, path: url, bodyLimit, beacon = false, handsOver = false } = binding.endpoint;
    const route: RouteOptions = {
      method,
      url,
      bodyLimit,
      handler: (request, reply) => answerCall(deps, binding, { request, reply }),
    };
    if (beacon) void server.register(async (scope) => void readText(scope).route(route));
    else if (handsOver) void server.register(async (scope) => void readParts(scope).route(route));
    else server.route(route);
  }
};

/** Elsewhere a text is refused. */
const readText = (scope: FastifyInstance): FastifyInstance => {
  scope.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    scope.getDefaultJsonParser('error', 'error'),
  );
  return scope;
};

const answerCall = async (deps: CallRouteDeps, binding: Binding, { request, reply }: Exchange) => {
  const asForm = isForm(request);
  if (asForm && binding.endpoint.form === 'page') return deps.sendPage(request, reply);
  if (binding.endpoint.shared) {
    const read = Object.keys(binding.endpoint.query?.shape ?? {});
    return deps.sendShared({ request, reply }, read, () => makeShared(deps, binding, { request, reply }));
  }
  const { params, query, body } = request;
  const caller = await deps.identify(request);
  const outcome = await deps.call(binding, {
    params,
    query,
    body,
    caller,
    requestId: request.id,
    idempotencyKey: keyOf(request),
  });
  for (const cookie of outcome.cookies) reply.header('set-cookie', cookie);
  const { form, handsOver } = binding.endpoint;
  if (asForm && form) return answerForm({ form, handsOver }, { request, reply }, outcome);
  if (binding.endpoint.lasting && outcome.status === 200) return sendLasting({ request, reply }, outcome);
  return sendOutcome(reply, outcome);
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Kept by the one browser. Whoever asks again is let in again before they are told that it is the same. */
const sendLasting = ({ request, reply }: Exchange, { answer }: Outcome) => {
  const body = JSON.stringify(answer);
  const etag = `"${sha256(body).slice(0, 32)}"`;
  reply.headers({ etag, 'cache-control': `private, max-age=${YEAR_SECONDS}, immutable` });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
};

const sendOutcome = (reply: FastifyReply, { status, answer }: Pick<Outcome, 'status' | 'answer'>) => {
  if (status === 429) reply.header('retry-after', '60');
  return reply.code(status).send(answer);
};

const makeShared = async (
  deps: CallRouteDeps,
  binding: Binding,
  { request, reply }: Exchange,
): Promise<Made> => {
  const { params, query } = request;
  const caller = { address: request.ip, user: null };
  const outcome = await deps.call(binding, { params, query, caller, requestId: request.id });
  if (outcome.status !== 200) return { reply: sendOutcome(reply, outcome) };
  return {
    page: {
      type: 'application/json; charset=utf-8',
      body: Buffer.from(JSON.stringify(outcome.answer)),
      csp: NO_DOCUMENT,
    },
  };
};

const isForm = (request: FastifyRequest) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(request.headers['content-type'] ?? '');

const keyOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['idempotency-key'];
  if (typeof header === 'string') return header;
  const field = (request.body as { idempotencyKey?: unknown } | null)?.idempotencyKey;
  return typeof field === 'string' && field !== '' ? field : undefined;
};

type FormAnswer = { redirectUrl?: string; message?: string; code?: keyof typeof ERRORS };

const answerForm = (
  { form: page, handsOver }: { form: string; handsOver?: boolean },
  { request, reply }: Exchange,
  outcome: Outcome,
): FastifyReply => {
  const { redirectUrl, message = '', code } = outcome.answer as FormAnswer;
  if (outcome.status !== 200 || !redirectUrl) return reply.redirect(refusedPath(page, request, code), 303);
  return handsOver ? sendHandOver(reply, { message, to: redirectUrl }) : reply.redirect(redirectUrl, 303);
};

const refusedPath = (page: string, request: FastifyRequest, code: FormAnswer['code']): string => {
  const params = request.params as Record<string, string>;
  const path = page.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `${path}?problem=${encodeURIComponent(code ?? 'internal')}`;
};
