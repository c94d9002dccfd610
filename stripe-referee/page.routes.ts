import type { FastifyInstance } from 'fastify';
import type { Referee } from './referee.ts';
import { isTrouble } from './trouble.ts';

type WithId = { Params: { id: string } };

/** A card page with two buttons, and what a tester does to the account. */
export const pageRoutes = (referee: Referee) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
  app.get<WithId>('/c/pay/:id', ({ params }, reply) => {
    const { amount_total: amount, currency } = referee.sessions.require(params.id);
    const form = (to: string, label: string) =>
      `<form method="post" action="/c/pay/${params.id}/${to}"><button>${label}</button></form>`;
    const total = `${currency?.toUpperCase()} ${((amount ?? 0) / 100).toFixed(2)}`;
    return reply
      .type('text/html')
      .send(
        `<!doctype html><html lang="en"><title>Card page</title><h1>${total}</h1>${form('pay', 'Pay')}${form('cancel', 'Go back')}`,
      );
  });
  app.post<WithId>('/c/pay/:id/pay', ({ params }, reply) => {
    referee.sessions.pay(params.id);
    return reply.redirect(referee.sessions.require(params.id).success_url ?? '/', 303);
  });
  app.post<WithId>('/c/pay/:id/cancel', ({ params }, reply) =>
    reply.redirect(referee.sessions.require(params.id).cancel_url ?? '/', 303),
  );
  app.post<WithId>('/control/dispute/:id', ({ params }) => referee.money.dispute(params.id));
  app.post<WithId>('/control/win/:id', ({ params }) =>
    done(() => referee.money.closeDispute(params.id, 'won')),
  );
  app.post<WithId>('/control/lose/:id', ({ params }) =>
    done(() => referee.money.closeDispute(params.id, 'lost')),
  );
  app.post<WithId>('/control/fail-refund/:id', ({ params }) =>
    done(() => referee.money.failRefund(params.id)),
  );
  app.post('/control/pay-out', () => referee.money.payOut());
  app.post<{ Params: { trouble: string } }>('/control/trouble/:trouble', ({ params }, reply) => {
    if (!isTrouble(params.trouble)) return reply.code(404).send();
    referee.trouble = params.trouble;
    return { trouble: referee.trouble };
  });
};

const done = (work: () => void) => {
  work();
  return { done: true };
};
