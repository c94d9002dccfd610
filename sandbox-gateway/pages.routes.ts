import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type CardForm, readCard } from './cards.ts';
import { type Gateway, GatewayError } from './gateway.ts';
import { sendPage } from './page.ts';
import { cardPage, challengePage, endedPage, failurePage, payPath, returnUrl } from './pay-page.ts';
import { answerChallenge, findDeclineReason, type PaymentResult, payByCard } from './payments.ts';
import type { Session } from './session.ts';
import { requireSession } from './session-store.ts';
import { readSettings } from './settings.ts';

type SessionParams = { Params: { id: string } };

/** The hosted card page: what the payer sees. It works without JavaScript, by forms and redirects alone. */
export function pagesRoutes(gateway: Gateway): FastifyPluginAsync {
  return async (app) => {
    failWithPages(app);

    app.get<SessionParams>('/pay/:id', async (request, reply) => {
      const session = await requireSession(gateway, request.params.id);
      if (isEnded(session)) return sendPage(reply, endedPage(gateway, session));
      const declined =
        session.state === 'declined' ? await findDeclineReason(gateway, session.id) : undefined;
      return sendPage(reply, cardPage(gateway, session, { declined }));
    });

    app.post<SessionParams>('/pay/:id', async (request, reply) => {
      const session = await requireSession(gateway, request.params.id);
      const values = readCardForm(request.body);
      const reading = readCard(values, gateway.now());
      if (!isEnded(session) && !reading.card) {
        return sendPage(reply, cardPage(gateway, session, { values: reading.keep, issues: reading.issues }));
      }
      const result = reading.card
        ? await payByCard(gateway, session.id, reading.card)
        : { session, challenged: false };
      return reply.redirect(await nextStop(gateway, result), 303);
    });

    app.get<SessionParams>('/pay/:id/challenge', async (request, reply) => {
      const session = await requireSession(gateway, request.params.id);
      if (isEnded(session) || session.challengedCard === null) {
        return reply.redirect(payPath(gateway, session), 303);
      }
      return sendPage(reply, challengePage(gateway, session));
    });

    app.post<SessionParams>('/pay/:id/challenge', async (request, reply) => {
      const answer = readField(request.body, 'answer');
      if (answer !== 'approve' && answer !== 'deny') return sendPage(reply, failurePage(400));
      const result = await answerChallenge(gateway, request.params.id, answer === 'approve');
      return reply.redirect(await nextStop(gateway, result), 303);
    });
  };
}

/** Forms answer with a page a person can read, whatever happened. */
export function failWithPages(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error instanceof GatewayError ? error.status : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error);
    return sendPage(reply, failurePage(status));
  });
}

export function readField(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
}

async function nextStop(gateway: Gateway, { session, challenged }: PaymentResult): Promise<string> {
  if (challenged) return `${payPath(gateway, session)}/challenge`;
  if (session.state !== 'captured') return payPath(gateway, session);
  const mode = session.mode ?? (await readSettings(gateway.pool)).mode;
  return mode === 'lost-return' ? payPath(gateway, session) : returnUrl(session);
}

function isEnded(session: Session): boolean {
  return session.state === 'captured' || session.state === 'expired';
}

function readCardForm(body: unknown): CardForm {
  return {
    number: readField(body, 'number'),
    expiry: readField(body, 'expiry'),
    cvc: readField(body, 'cvc'),
    name: readField(body, 'name'),
  };
}
