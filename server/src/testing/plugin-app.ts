import fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyPluginOptions } from 'fastify';

export type PluginApp = FastifyInstance;

/** A server of one plugin and nothing else, for routes that are not calls. */
export const startPluginApp = async <Options extends FastifyPluginOptions>(
  plugin: FastifyPluginAsync<Options>,
  options: Options,
): Promise<PluginApp> => {
  const app = fastify();
  await app.register(async (scope) => plugin(scope, options));
  return app;
};
