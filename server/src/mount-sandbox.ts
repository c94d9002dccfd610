import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Config } from './platform/config.ts';
import type { Pool } from './platform/db/pool.ts';
import type { Secrets } from './platform/secrets.ts';

/** The sandbox gateway as the shop sees it: a plugin that was handed in, with these options. */
export type SandboxPlugin = FastifyPluginAsync<{
  pool: Pool;
  secret: string;
  apiKey: string;
  webhookUrl: string;
  publicUrl?: string;
  merchantName?: string;
  now?: () => Date;
  /** By which its messages are sent. */
  fetch?: typeof fetch;
}>;

type Facts = { plugin: SandboxPlugin; config: Config; pool: Pool; secrets: Secrets };

/** Serves the stand-in gateway beside the shop. It still calls the shop through a socket, like a stranger. */
export const mountSandbox = (server: FastifyInstance, { plugin, config, pool, secrets }: Facts) =>
  server.register(async (scope) => {
    // Who can reach a public demo must not switch the gateway's moods for everybody else.
    if (config.DEMO_PUBLIC) {
      scope.addHook('onRequest', async (request, reply) => {
        if (request.url.includes('/control')) return reply.code(404).send();
      });
    }
    await scope.register(plugin, {
      prefix: '/sandbox-gateway',
      pool,
      secret: secrets.SANDBOX_SECRET,
      apiKey: secrets.SANDBOX_API_KEY,
      webhookUrl: `http://127.0.0.1:${config.PORT}/payments/webhooks/sandbox`,
      publicUrl: config.publicUrl,
      merchantName: 'Aurea Academy',
    });
  });
