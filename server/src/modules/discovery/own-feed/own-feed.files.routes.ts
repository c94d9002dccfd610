import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { storable } from '#contracts/fields.ts';
import { on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import { isKnown } from '#server/platform/http/send-stored.ts';
import { sha256 } from '#server/platform/ids.ts';
import { readOwnFeed } from './read-own-feed.ts';

const calendarFile = z.object({ calendar: z.string() });
const ENDING = '.ics';

const ownFeed = on(
  endpoint({
    summary: 'What somebody is enrolled in as a calendar to subscribe to, for whoever has its address',
    method: 'GET',
    path: '/calendars/:file',
    access: 'public',
    params: z.object({ file: z.string().max(80).endsWith(ENDING).refine(storable) }),
    response: calendarFile,
    // The servers of a large calendar ask for many people from one address.
    limit: { hits: 1_200, seconds: 60 },
  }),
  async (ctx, { file }) => ({ calendar: await readOwnFeed(ctx, { token: file.slice(0, -ENDING.length) }) }),
);

/** Kept by the program that asked and by nobody between, and asked again whether it still holds. */
const HEADERS = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** No cookie is read here, nor one set: who asks is a program of somebody, and the address is what it has. */
export const ownFeedFileRoutes: FastifyPluginAsync<{ call: Call }> = async (app, { call }) => {
  app.get(ownFeed.endpoint.path, async (request, reply) => {
    const { id: requestId, params } = request;
    const caller = { address: request.ip, user: null };
    const { status, answer } = await call(ownFeed, { params, query: {}, caller, requestId });
    reply.headers(HEADERS);
    if (status !== 200) return reply.code(status === 400 ? 404 : status).send(answer);
    const { calendar } = calendarFile.parse(answer);
    const etag = `"${sha256(calendar).slice(0, 32)}"`;
    reply.header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
};
