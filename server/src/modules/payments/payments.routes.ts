import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS } from '#contracts/errors.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { countHits } from '#server/calls/limits.repository.ts';
import { countSecurityEvent } from '#server/platform/meters.ts';
import { returnFromGateway } from './attempts/return-from-gateway.ts';
import { type Reception, receiveCallback } from './callbacks/receive-callback.ts';

export type PaymentsRoutesOptions = {
  outer: () => OuterCtx;
  /** How long who calls waits for the effect of a message, or of coming back. */
  budgetsMs?: { callback: number; return: number };
};

const BODY_LIMIT = 64 * 1024;
const BUDGETS_MS = { callback: 300, return: 3_000 };
const RETURN_LIMIT = { hits: 60, seconds: 60 };
const STATUS: Record<Reception, number> = { processed: 200, duplicate: 200, waiting: 202, rejected: 400 };

type GatewayParams = { Params: { gateway: string } };
type ReturnQuery = GatewayParams & { Querystring: Record<string, string | string[] | undefined> };

/**
 * What gateways call, and where they send browsers back to. Neither is behind `call`: a message is known by its
 * signature over the raw bytes, and a return may be a form post of another site without a session.
 */
export const paymentsRoutes: FastifyPluginAsync<PaymentsRoutesOptions> = async (
  app,
  { outer, budgetsMs = BUDGETS_MS },
) => {
  readRaw(app);
  app.post<GatewayParams>('/payments/webhooks/:gateway', async (request, reply) => {
    const ctx = outer();
    if (!ctx.ports.gateways.has(request.params.gateway)) return reply.code(404).send();
    const message = {
      gateway: request.params.gateway,
      rawBody: String(request.body ?? ''),
      headers: request.headers,
    };
    const reception = await receiveCallback(ctx, message, patience(budgetsMs.callback));
    return reply.code(STATUS[reception]).send({ received: reception !== 'rejected' });
  });
  const back = (request: FastifyRequest<ReturnQuery>, reply: FastifyReply) =>
    sendBack({ ctx: outer(), budgetMs: budgetsMs.return }, request, reply);
  app.get<ReturnQuery>('/payments/return/:gateway', back);
  app.post<ReturnQuery>('/payments/return/:gateway', back);
};

/** The answer waits for the gateway a little; what is not known by then the result page asks for itself. */
const sendBack = async (
  { ctx, budgetMs }: { ctx: OuterCtx; budgetMs: number },
  request: FastifyRequest<ReturnQuery>,
  reply: FastifyReply,
) => {
  const hits = await countHits(ctx.database, [`/payments/return ${request.ip}`], RETURN_LIMIT.seconds);
  if (hits > RETURN_LIMIT.hits) {
    countSecurityEvent('limit-hit');
    return reply.code(429).header('retry-after', '60').type('text/plain').send(ERRORS['too-many'].message);
  }
  const { attempt, cancelled } = request.query;
  const path = await returnFromGateway(ctx, {
    gateway: request.params.gateway,
    // A repeated parameter is a list.
    name: typeof attempt === 'string' ? attempt : '',
    wasCancelled: cancelled === '1',
    patience: patience(budgetMs),
  });
  return reply.header('cache-control', 'no-store').redirect(path, 303);
};

const patience = (ms: number) => sleep(ms, undefined, { ref: false });

const readRaw = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
};
