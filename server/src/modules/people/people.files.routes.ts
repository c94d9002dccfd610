import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { answer, endpoint } from '#contracts/endpoint.ts';
import { listUsers, type UserRow, userRow } from '#contracts/people/admin-people-list.ts';
import { on, onRead } from '#server/calls/binding.ts';
import type { Call, CallRequest } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { eachPage } from '#server/calls/list-every-page.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { recordExport } from '../audit/index.ts';
import { countPeopleFound, pagePeople } from './list-people.ts';
import { peopleCsv } from './people-csv.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const PAGE = 500;

const page = answer({ users: z.array(userRow), nextCursor: z.string().nullable() });
const inPages = (size: number) =>
  onRead(endpoint({ ...listUsers, response: page }), (ctx, query) => pagePeople(ctx, query, size));

/** Written down before the first row goes: whoever breaks the file off has what came until then. */
const noted = on(endpoint({ ...listUsers, response: answer({}) }), async (ctx, query) => {
  const rows = await countPeopleFound(ctx, query);
  await recordExport(ctx, { list: 'users', rows, filter: query });
  return {};
});
const pages = inPages(PAGE);

/** A file that is never whole in memory: what has been read of it is sent while the next page is read. */
export const peopleFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Querystring: object }>(exportEndpoints.exportUsers.path, async (request, reply) => {
    const wanted: CallRequest = {
      caller: await identify(request),
      requestId: request.id,
      query: request.query,
    };
    const { status, answer: refusal } = await call(noted, wanted);
    if (status !== 200) return reply.code(status).send(refusal);
    const found = eachPage<UserRow>(call, { binding: pages, name: 'users' }, wanted);
    return sendCsv(reply, 'users', Readable.from(peopleCsv(found)));
  });
};
