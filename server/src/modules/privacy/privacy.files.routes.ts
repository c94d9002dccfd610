import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { onRead } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { tellAll } from './tell-all.ts';

const everything = z.object({ told: z.record(z.string(), z.array(z.looseObject({}))) });

const ownData = onRead(
  endpoint({
    summary: 'All that is kept of oneself, as JSON',
    method: 'GET',
    path: '/api/profile/data.json',
    access: 'signed-in',
    response: everything,
    limit: { hits: 5, seconds: 60 },
  }),
  async (ctx) => ({ told: (await tellAll(ctx)) as z.input<typeof everything>['told'] }),
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

export const privacyFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get(ownData.endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const caller = await identify(request);
    const { status, answer } = await call(ownData, { caller, requestId, params, query });
    reply.header('cache-control', 'private, no-store');
    if (status !== 200) return reply.code(status).send(answer);
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.told, null, 2));
  });
};
