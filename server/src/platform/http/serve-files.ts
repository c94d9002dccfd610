import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/**
 * Built files carry their hash in their name. The worker of e-learning has the same name for good, so that each visit asks
 * whether it has changed; it asks our own server and nobody else. The few others are asked for again after a while.
 */
const HEADERS_IN: Readonly<Record<string, Record<string, string>>> = {
  assets: { 'cache-control': `public, max-age=${YEAR / 1000}, immutable` },
  elearning: {
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  },
};

/** What was built for the browser. */
export const serveFiles = (server: FastifyInstance, folder: string) =>
  server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      const [inside] = relative(folder, path).split(sep);
      reply.headers(HEADERS_IN[inside ?? ''] ?? { 'cache-control': 'public, max-age=3600' });
    },
  });
