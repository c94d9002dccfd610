import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { apiRoutes } from './api.routes.ts';
import { pageRoutes } from './page.routes.ts';
import { Referee, type RefereeOptions } from './referee.ts';
import { createReader } from './request-schemas.ts';
import { refusedBy } from './trouble.ts';

const HANGS_MS = 60_000;

/** A referee at an address of this machine; `origin` is that of its API and of its card page. */
export const startReferee = async (options: RefereeOptions, port = 0) => {
  const referee = new Referee(options);
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => misbehaveBefore(referee, request, reply));
  app.addHook('onSend', async ({ url }, reply, body) =>
    url.startsWith('/v1/') ? misbehaveAfter(referee, reply, body) : body,
  );
  await app.register(apiRoutes(referee, createReader()));
  await app.register(pageRoutes(referee));
  const origin = await app.listen({ port, host: '127.0.0.1' });
  referee.listensAt(origin);
  return { referee, origin, close: () => app.close() };
};

const misbehaveBefore = async (referee: Referee, { url }: FastifyRequest, reply: FastifyReply) => {
  const refused = url.startsWith('/v1/') ? refusedBy[referee.trouble] : null;
  if (!refused) return;
  return reply
    .code(refused.status)
    .send({ error: { type: refused.type, message: 'Please try again later.' } });
};

/** What was asked for is done, and whoever asked does not hear of it. */
const misbehaveAfter = async ({ trouble }: Referee, reply: FastifyReply, body: unknown) => {
  if (trouble === 'garbage') return '<html>';
  if (trouble === 'lost-answer') reply.raw.destroy();
  if (trouble === 'hanging') await sleep(HANGS_MS, undefined, { ref: false });
  return body;
};
