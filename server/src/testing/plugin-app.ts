import fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyPluginOptions,
  type InjectOptions,
} from 'fastify';
import { type Call, type CallDeps, createCall } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import type { User } from '#server/modules/identity/index.ts';
import { signedIn } from './test-calls.ts';

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

/** Files behind a call, as whoever asks gets them. */
export const startFilesApp = async (
  plugin: FastifyPluginAsync<{ call: Call; identify(): Promise<Caller> }>,
  deps: CallDeps,
) => {
  let asking: User | null = null;
  const identify = async (): Promise<Caller> => ({
    address: 'test',
    user: asking && signedIn(asking),
  });
  const app = await startPluginApp(plugin, { call: createCall(deps), identify });
  const get = (url: string, by: User | null) => {
    asking = by;
    return app.inject({ url });
  };
  /** As a program without a login. */
  const ask = (request: InjectOptions) => {
    asking = null;
    return app.inject(request);
  };
  return { get, ask, close: () => app.close() };
};
