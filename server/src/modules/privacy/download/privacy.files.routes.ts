import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { onOuter } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { PRIVATE } from '#server/modules/documents/index.ts';
import { attachment } from '#server/platform/http/attachment.ts';
import { takeData } from './take-data.ts';

const taken = z.object({ name: z.string(), archive: z.instanceof(Readable) });

const archiveBinding = onOuter(
  endpoint({
    summary: 'The archive of all that is kept of oneself, or a part of it',
    method: 'GET',
    path: '/api/profile/data/:id',
    access: 'signed-in',
    params: z.object({ id: z.uuid('Not found') }),
    response: taken,
    limit: { hits: 10, seconds: 60 },
  }),
  takeData,
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

export const privacyFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get(archiveBinding.endpoint.path, { exposeHeadRoute: false }, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const caller = await identify(request);
    const { status, answer } = await call(archiveBinding, { caller, requestId, params, query });
    reply.headers(PRIVATE);
    if (status !== 200) return reply.code(status).send(answer);
    const { name, archive } = taken.parse(answer);
    return reply
      .type('application/zip')
      .header('content-disposition', attachment(name))
      .header('x-content-type-options', 'nosniff')
      .send(archive);
  });
};
