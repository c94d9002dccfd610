import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { storable } from '#contracts/fields.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import { type Exchange, NO_DOCUMENT, type SendShared } from '#server/platform/http/send-shared.ts';
import { CardPress } from '#server/platform/pictures/card-press.ts';
import { makeCourseCard, makeSiteCard } from './cards/make-cards.ts';
import { writeRobots } from './write-robots.ts';
import { writeSitemap } from './write-sitemap.ts';

declare module '#server/calls/context.ts' {
  interface Ports {
    /** A demo that the world can reach: search engines must not take its people and courses for real ones. */
    isInvented: boolean;
  }
}

const text = z.object({ text: z.string() });

// They answer a picture or a text where the calls of the contract answer JSON; refusals are the same.
const courseCard = on(
  endpoint({
    summary: 'A picture of a course for where its address is shared',
    method: 'GET',
    path: '/cards/courses/:file',
    access: 'public',
    params: z.object({ file: z.string().max(210).endsWith('.png').refine(storable) }),
    response: text,
    limit: { hits: 120, seconds: 60 },
  }),
  async (ctx, { file }) => ({ text: await makeCourseCard(ctx, file.slice(0, -'.png'.length)) }),
);

const siteCard = on(
  endpoint({
    summary: 'A picture of the academy',
    method: 'GET',
    path: '/cards/site.png',
    access: 'public',
    response: text,
  }),
  async (ctx) => ({ text: await makeSiteCard(ctx) }),
);

const sitemap = on(
  endpoint({
    summary: 'Every public page, for search engines',
    method: 'GET',
    path: '/sitemap.xml',
    access: 'public',
    response: text,
  }),
  async (ctx) => ({ text: await writeSitemap(ctx) }),
);

const robots = on(
  endpoint({
    summary: 'What crawlers may read',
    method: 'GET',
    path: '/robots.txt',
    access: 'public',
    response: text,
  }),
  async ({ ports }) => ({ text: writeRobots(ports) }),
);

export type MachineRouteDeps = { call: Call; sendShared: SendShared };

export const machineRoutes = async (server: FastifyInstance, { call, sendShared }: MachineRouteDeps) => {
  const press = new CardPress();
  /** The text behind an address, or the reply that there is none. */
  const read = async (binding: Binding, { request, reply }: Exchange) => {
    const { params, query, id: requestId } = request;
    const caller = { address: request.ip, user: null };
    const { status, answer } = await call(binding, { params, query, caller, requestId });
    if (status === 200) return text.parse(answer);
    return { reply: reply.code(status === 400 ? 404 : status).send(answer) };
  };

  for (const card of [courseCard, siteCard])
    server.get(card.endpoint.path, async (request, reply) => {
      const made = await read(card, { request, reply });
      return 'reply' in made ? made.reply : sendPicture(press, made.text, { request, reply });
    });
  for (const [binding, type] of [[sitemap, 'application/xml'] as const, [robots, 'text/plain'] as const])
    server.get(binding.endpoint.path, (request, reply) =>
      sendShared({ request, reply }, [], async () => {
        const made = await read(binding, { request, reply });
        if ('reply' in made) return made;
        return { page: { type: `${type}; charset=utf-8`, body: Buffer.from(made.text), csp: NO_DOCUMENT } };
      }),
    );
};

const sendPicture = async (press: CardPress, svg: string, { request, reply }: Exchange) => {
  const { etag, png } = press.print(svg);
  reply.headers({ 'cache-control': 'public, max-age=300', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/png').send(await png());
};
