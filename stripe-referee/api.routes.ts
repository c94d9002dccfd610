import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';
import type { Referee } from './referee.ts';
import { Refusal } from './refusal.ts';
import type { ReadRequest } from './request-schemas.ts';

type WithId = { Params: { id: string } };

/** Bracketed form fields; what is repeated beyond any sense is cut. */
const fieldsOf = (text: string): unknown => qs.parse(text, { arrayLimit: 200, depth: 10 });
const queryOf = ({ url }: FastifyRequest) => fieldsOf(url.split('?')[1] ?? '');

/** The part of Stripe's API that an academy asks. */
export const apiRoutes = (referee: Referee, read: ReadRequest) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, fieldsOf(String(body))),
  );
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    return reply.code(error.status).send(error.body);
  });
  app.addHook('preHandler', async ({ headers }) => requireKey(referee, headers.authorization));
  const write = (request: FastifyRequest, work: () => object) => referee.answer(request, work);

  app.post('/v1/checkout/sessions', (request) =>
    write(request, () => referee.sessions.open(read('CreateSession', request.body))),
  );
  app.get('/v1/checkout/sessions', (request) => {
    const wish = read('ListSessions', queryOf(request));
    return listOf([...referee.sessions.all.values()].toReversed(), wish);
  });
  app.get<WithId>('/v1/checkout/sessions/:id', (request) => {
    const { expand = [] } = read('RetrieveSession', queryOf(request));
    const { id } = request.params;
    return expand.length > 0 ? referee.sessions.expanded(id) : referee.sessions.require(id);
  });
  app.post<WithId>('/v1/checkout/sessions/:id/expire', (request) =>
    write(request, () => {
      read('ExpireSession', request.body ?? {});
      return referee.sessions.expire(request.params.id);
    }),
  );
  app.post('/v1/refunds', (request) =>
    write(request, () => referee.money.refund(read('CreateRefund', request.body))),
  );
  app.get('/v1/balance_transactions', (request) => {
    const wish = read('ListBalanceTransactions', queryOf(request));
    return listOf(referee.expandedLines(), wish);
  });
  app.get('/v1/balance', (request) => {
    read('RetrieveBalance', queryOf(request));
    const amount = referee.balance.total();
    return { object: 'balance', available: [{ amount, currency: 'aed' }], pending: [], livemode: false };
  });
};

const requireKey = ({ secretKey }: Referee, given: string | undefined): void => {
  if (given !== `Bearer ${secretKey}`) throw new Refusal(401, { message: 'Invalid API Key provided.' });
};

type Listed = { id: string; created: number };
type Range = { gt?: number; gte?: number; lt?: number; lte?: number };
type Wish = { created?: number | Range; limit?: number; starting_after?: string; ending_before?: string };

/** Newest first, by pages; before one of them, the page that ends there. */
const listOf = <T extends Listed>(all: T[], { created, limit = 10, ...wish }: Wish) => {
  const range: Range = typeof created === 'number' ? { gte: created, lte: created } : (created ?? {});
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = range;
  const within = all.filter(
    (one) => one.created > gt && one.created >= gte && one.created < lt && one.created <= lte,
  );
  const placeOf = (id: string) => within.findIndex((one) => one.id === id);
  const list = { object: 'list', url: '' };
  if (wish.ending_before) {
    const end = placeOf(wish.ending_before);
    return { ...list, data: within.slice(Math.max(0, end - limit), end), has_more: end > limit };
  }
  const from = wish.starting_after ? placeOf(wish.starting_after) + 1 : 0;
  return { ...list, data: within.slice(from, from + limit), has_more: within.length > from + limit };
};
