import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ERRORS } from '#contracts/errors.ts';
import { type Exchange, type Made, NO_DOCUMENT, type SendShared } from '#server/platform/http/send-shared.ts';
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
    const { method, path: url, bodyLimit } = binding.endpoint;
    server.route({
      method,
      url,
      bodyLimit,
      handler: (request, reply) => answerCall(deps, binding, { request, reply }),
    });
  }
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
  if (asForm && binding.endpoint.form)
    return reply.redirect(afterForm(binding.endpoint.form, { request, outcome }), 303);
  return sendOutcome(reply, outcome);
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

const afterForm = (
  page: string,
  { request, outcome }: { request: FastifyRequest; outcome: Outcome },
): string => {
  const { redirectUrl, code } = outcome.answer as { redirectUrl?: string; code?: keyof typeof ERRORS };
  if (outcome.status === 200 && redirectUrl) return redirectUrl;
  const params = request.params as Record<string, string>;
  const path = page.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `${path}?problem=${encodeURIComponent(code ?? 'internal')}`;
};
