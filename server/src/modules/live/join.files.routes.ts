import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { livePage } from '#contracts/courses/course-pages.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { courseParams } from '#contracts/fields.ts';
import { JOIN_REFUSALS } from '#contracts/live/live.ts';
import { on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { PRIVATE } from '#server/modules/documents/index.ts';
import { joinSession } from './join-session.ts';

const joined = z.object({
  slug: z.string(),
  number: z.number(),
  address: z.string().optional(),
  refused: z.enum(JOIN_REFUSALS).optional(),
});

// No call of the API: what it answers goes into one header, of an answer that nobody keeps.
const join = on(
  endpoint({
    summary: 'Go on to the platform of a live session',
    method: 'GET',
    path: '/live/:courseId/join/:sessionId',
    access: 'signed-in',
    params: courseParams.extend({ sessionId: z.string().max(60) }),
    query: z.object({ link: z.string().max(200).optional().catch('') }),
    response: joined,
    limit: { hits: 1_000, seconds: 60, accountHits: 30 },
  }),
  joinSession,
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

/** Whoever is not logged in comes back here after the login; whoever is refused reads why on the page of the session. */
export const joinRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Params: { courseId: string } }>(join.endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const caller = await identify(request);
    const { status, answer } = await call(join, { caller, requestId, params, query });
    reply.headers(PRIVATE);
    if (status === 401) return reply.redirect(`/login?next=${encodeURIComponent(request.url)}`, 303);
    if (status !== 200)
      return reply.redirect(
        `${livePage(params.courseId)}?problem=${encodeURIComponent(String(answer.code))}`,
        303,
      );
    return sendOn(reply, joined.parse(answer));
  });
};

const sendOn = (reply: FastifyReply, { slug, number, address, refused }: z.output<typeof joined>) =>
  reply.redirect(address ?? `${livePage(slug, number)}&refused=${refused}`, 303);
