import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { apiRoutes } from './api.routes.ts';
import { controlRoutes } from './control.routes.ts';
import { prepareDatabase } from './database.ts';
import { DeliveryWorker } from './deliveries.ts';
import type { Gateway, SandboxOptions } from './gateway.ts';
import { pagesRoutes } from './pages.routes.ts';

export type { SandboxOptions } from './gateway.ts';

/** From a blink to half a day: a merchant who comes back the next morning has still been told. */
const RETRY_DELAYS_MS = [1000, 5000, 30_000, 120_000, 600_000, 3_600_000, 14_400_000, 43_200_000];

/**
 * A stand-in for a card gateway: its own schema, its own pages, and webhooks over a socket like any stranger's.
 * It knows nothing of the shop, which may mount it under a prefix or run it as a process of its own.
 */
export const sandboxGateway: FastifyPluginAsync<SandboxOptions> = async (app, options) => {
  if (options.live) {
    throw new Error('The sandbox gateway refuses to start: this site is live and must not take test cards');
  }
  await prepareDatabase(options.pool);
  await readOwnBodies(app);
  const stopping = new AbortController();
  const gateway: Gateway = {
    pool: options.pool,
    apiKey: options.apiKey,
    prefix: app.prefix.replace(/\/$/, ''),
    publicUrl: options.publicUrl?.replace(/\/$/, ''),
    merchantName: options.merchantName,
    now: options.now ?? (() => new Date()),
    wake: () => worker.wake(),
    stopping: stopping.signal,
    log: app.log,
  };
  const worker = new DeliveryWorker(gateway, {
    secret: options.secret,
    previousSecret: options.previousSecret,
    webhookUrl: options.webhookUrl,
    fetch: options.fetch ?? fetch,
    retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
  });
  await app.register(apiRoutes(gateway));
  await app.register(pagesRoutes(gateway));
  await app.register(controlRoutes(gateway));
  app.addHook('onReady', async () => worker.wake());
  // Before the server closes, since the webhooks under way may be to this very server.
  app.addHook('preClose', async () => {
    stopping.abort();
    await worker.stop();
  });
};

/** A host may have parsers of its own, raw bodies for webhooks for instance; the gateway's bodies are read its own way. */
async function readOwnBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  await app.register(formbody);
}
