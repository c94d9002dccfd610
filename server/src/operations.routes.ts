import type { FastifyInstance } from 'fastify';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { uploadEndpoints } from '#contracts/course-office/course-files.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { openApiDocument } from '#contracts/openapi.ts';

export type OperationsDeps = { isReady(): Promise<boolean>; publicUrl: string };

/** What operators and developers ask: is the process alive, may it be sent work, and which calls are there. */
export const operationsRoutes = (server: FastifyInstance, { isReady, publicUrl }: OperationsDeps) => {
  server.get('/healthz', async () => ({ status: 'alive' }));
  server.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  const document = openApiDocument({ ...endpoints, ...uploadEndpoints, ...exportEndpoints }, publicUrl);
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(document),
  );
};
