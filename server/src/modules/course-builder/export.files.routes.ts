import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exportCourse as endpoint, exportedCourse } from '#contracts/course-builder/import.ts';
import { onOuter } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { PRIVATE } from '#server/modules/documents/index.ts';
import { attachment } from '#server/platform/http/attachment.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { exportCourse } from './export/export-course.ts';
import { packCourse } from './export/pack-course.ts';

const opened = z.object({
  name: z.string(),
  course: exportedCourse,
  keys: z.record(z.string(), z.string()),
});
const binding = onOuter({ ...endpoint, response: opened }, exportCourse);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller>; storage: Storage };

/** The archive goes to the browser while it is made; one whose end does not come is no archive. */
export const exportFileRoutes = async (server: FastifyInstance, { call, identify, storage }: Options) => {
  server.get(endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const outcome = await call(binding, { caller: await identify(request), requestId, params, query });
    reply.headers(PRIVATE);
    if (outcome.status !== 200) return reply.code(outcome.status).send(outcome.answer);
    const { name, ...parts } = opened.parse(outcome.answer);
    reply.type('application/zip').header('content-disposition', attachment(name));
    return reply.send(Readable.from(packCourse(storage, parts), { objectMode: false }));
  });
};
