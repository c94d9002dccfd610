import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { createApi } from '#server/calls/api.ts';
import { on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { noteExport } from '#server/calls/list-every-page.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { noteOfExport } from '../audit/index.ts';
import { getRoster } from './roster/get-roster.ts';
import { rosterCsv } from './roster/roster-csv.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const roster = on(endpoints.getRoster, (ctx, { courseId }) => getRoster(ctx, courseId));

const noted = noteOfExport('roster', endpoints.getRoster);

/** The roster as a file, through the same `call` as behind the other routes: access, limits and validation hold. */
export const rosterFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Params: { courseId: string } }>(exportEndpoints.exportRoster.path, async (request, reply) => {
    const caller = await identify(request);
    const api = createApi(call, new Map([['getRoster', roster]]), { caller, requestId: request.id });
    const answer = await api.call('getRoster', { courseId: request.params.courseId });
    if (!answer.success) return reply.code(answer.status).send(answer);
    const taken = { params: request.params, rows: answer.roster.length };
    const refusal = await noteExport(call, noted, { caller, requestId: request.id, ...taken });
    if (refusal) return reply.code(refusal.status).send(refusal.answer);
    return sendCsv(reply, `roster-${answer.course.slug}`, rosterCsv(answer.roster));
  });
};
