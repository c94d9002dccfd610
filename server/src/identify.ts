import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './calls/context.ts';
import { identifySession, sessionTokenFrom } from './modules/identity/index.ts';
import { bearerFrom, identifyKey } from './modules/integrations/index.ts';
import type { Db } from './platform/db/database.ts';

type Identify = (request: Pick<FastifyRequest, 'ip' | 'headers'>) => Promise<Caller>;

/** Who calls: a program by its key or, where none is named, a person by their session. */
export const createIdentify = (
  server: FastifyInstance,
  { database, publicUrl }: { database: Db; publicUrl: string },
): Identify => {
  // A program whose key is refused is told by the header that programs look for (RFC 6750).
  server.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 401 && bearerFrom(request.headers.authorization) !== null)
      reply.header('www-authenticate', 'Bearer realm="academy", error="invalid_token"');
  });
  return async ({ ip, headers }) => {
    const secret = bearerFrom(headers.authorization);
    if (secret !== null) return identifyKey(database, { secret, address: ip });
    const token = sessionTokenFrom(headers.cookie, publicUrl);
    return {
      address: ip,
      cookie: headers.cookie,
      userAgent: headers['user-agent'],
      user: token ? await identifySession(database, token) : null,
    };
  };
};
