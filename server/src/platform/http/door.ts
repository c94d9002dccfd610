import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAdmission, type Visit } from '#server/platform/admission.ts';
import { BUSY, RETRY_AFTER, sendRefusal, tellRefusal } from './refusals.ts';
import { FROM_ELSEWHERE, isReading } from './request-kinds.ts';

// Two cores are busy with six, and each turn of the event loop stays short: Node accepts one new connection in each.
// A first byte after 0.8 s is still felt to be quick; one that would come later is better asked for again.
const BOUNDS = { atOnce: 6, fullMs: 800, patienceMs: 2_000, holdMs: 1_000 };
/** What a page that was let in is made of, and what asks how the process is. */
const ALWAYS_ADMITTED = /^\/(assets\/|healthz$|readyz$)/;

/** Lets in what can be answered soon. What a gateway says is never sent away. */
export const createDoor = () => {
  const admission = createAdmission(BOUNDS);
  const visits = new WeakMap<FastifyRequest, Visit>();
  const isAlwaysAdmitted = (url: string) => ALWAYS_ADMITTED.test(url) || FROM_ELSEWHERE.test(url);
  return {
    /** Tells who reads while the line is too long, before anything is done for it; with `headers` besides its own. */
    sendsAway: (
      request: IncomingMessage,
      response: ServerResponse,
      headers: Record<string, string>,
    ): boolean => {
      if (!admission.isFull() || isAlwaysAdmitted(request.url ?? '')) return false;
      const told = tellRefusal(request, headers['x-request-id'] ?? '', BUSY);
      response.writeHead(BUSY.status, { ...headers, ...told.headers, ...RETRY_AFTER }).end(told.body);
      return true;
    },
    /** From when the body is here until the answer is made, of as many as are let in. */
    admitInTurn: (server: FastifyInstance) => {
      server.addHook('preHandler', (request, reply, done) => {
        if (isAlwaysAdmitted(request.url)) return done();
        void admission.enter(isReading(request.raw) ? 'reads' : 'writes').then((visit) => {
          if (!visit) return sendRefusal(request, reply, BUSY);
          // Who has gone meanwhile is not worked for.
          if (reply.raw.destroyed) return visit.leave();
          visits.set(request, visit);
          visit.run(done);
        });
      });
      server.addHook('onSend', async (request) => visits.get(request)?.leave());
    },
  };
};
