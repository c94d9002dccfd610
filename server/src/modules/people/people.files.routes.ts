import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { answer, endpoint } from '#contracts/endpoint.ts';
import { listUsers, type UserRow, userRow } from '#contracts/people/admin-people-list.ts';
import { onRead } from '#server/calls/binding.ts';
import type { Call, CallRequest } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { eachPage } from '#server/calls/list-every-page.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { pagePeople } from './list-people.ts';
import { peopleCsv } from './people-csv.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const PAGE = 500;

const page = answer({ users: z.array(userRow), nextCursor: z.string().nullable() });
const inPages = (size: number) =>
  onRead(endpoint({ ...listUsers, response: page }), (ctx, query) => pagePeople(ctx, query, size));

/** Whether the list would be told at all. */
const asked = inPages(1);
const pages = inPages(PAGE);

/** A file that is never whole in memory: what has been read of it is sent while the next page is read. */
export const peopleFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Querystring: object }>(exportEndpoints.exportUsers.path, async (request, reply) => {
    const wanted: CallRequest = {
      caller: await identify(request),
      requestId: request.id,
      query: request.query,
    };
    const { status, answer: refusal } = await call(asked, wanted);
    if (status !== 200) return reply.code(status).send(refusal);
    const found = eachPage<UserRow>(call, { binding: pages, name: 'users' }, wanted);
    return sendCsv(reply, 'users', Readable.from(peopleCsv(found)));
  });
};
