import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { createAdmission, giveWay } from '../admission.ts';
import { BUSY, sendRefusal } from './refusals.ts';

type Handler<R extends RouteGenericInterface> = (
  request: FastifyRequest<R>,
  reply: FastifyReply,
) => Promise<unknown>;

/**
 * Handlers that stand in one line. Who has waited longer is told to try again; a file that takes longer than a minute is
 * no longer waited for.
 */
export const createFileLine = (patienceMs: number) => {
  const line = createAdmission({ atOnce: 1, fullMs: patienceMs, patienceMs, holdMs: 60_000 });
  return <R extends RouteGenericInterface>(make: Handler<R>): Handler<R> =>
    async (request, reply) => {
      // The place at the door is for others meanwhile.
      giveWay();
      const visit = await line.enter('reads');
      if (!visit) return sendRefusal(request as FastifyRequest, reply, BUSY);
      try {
        return await make(request, reply);
      } finally {
        visit.leave();
      }
    };
};

/** A whole list as a file can take as much memory as the rest of the process: no two are made at once. */
export const oneFileAtATime = createFileLine(10_000);
