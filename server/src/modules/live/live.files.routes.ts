import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sessionsPage } from '#contracts/courses/course-pages.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { courseParams } from '#contracts/fields.ts';
import { JOIN_REFUSALS } from '#contracts/live/live-sessions.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { PRIVATE } from '#server/modules/documents/index.ts';
import { getSessionsCalendar } from './get-sessions-calendar.ts';
import { joinSession } from './join-session.ts';

const joined = z.object({
  slug: z.string(),
  number: z.number(),
  address: z.string().optional(),
  refused: z.enum(JOIN_REFUSALS).optional(),
});
const limit = { hits: 1_000, seconds: 60, accountHits: 30 };

// No calls of the API: what the first answers goes into one header, of an answer that nobody keeps.
const join = on(
  endpoint({
    summary: 'Go on to the platform of a live session',
    method: 'GET',
    path: '/live/:courseId/join/:sessionId',
    access: 'signed-in',
    params: courseParams.extend({ sessionId: z.string().max(60) }),
    query: z.object({ link: z.string().max(200).optional().catch('') }),
    response: joined,
    limit,
  }),
  joinSession,
);
const calendarFile = z.object({ calendar: z.string() });
const calendar = on(
  endpoint({
    summary: 'The sessions of a live course as entries for the calendar of who takes part',
    method: 'GET',
    path: '/live/:courseId/calendar.ics',
    access: 'signed-in',
    params: courseParams,
    response: calendarFile,
    limit,
  }),
  async (ctx, input) => ({ calendar: await getSessionsCalendar(ctx, input) }),
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

/** Whoever is not logged in comes back after the login; whoever is refused reads why on the page of the session. */
export const liveFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  const serve = (binding: Binding, send: (reply: FastifyReply, answer: Outcome['answer']) => FastifyReply) =>
    app.get<{ Params: { courseId: string } }>(binding.endpoint.path, async (request, reply) => {
      const { id: requestId, params, query, url } = request;
      const caller = await identify(request);
      const { status, answer } = await call(binding, { caller, requestId, params, query });
      reply.headers(PRIVATE);
      if (status === 401) return reply.redirect(`/login?next=${encodeURIComponent(url)}`, 303);
      if (status === 200) return send(reply, answer);
      return reply.redirect(`${sessionsPage(params.courseId)}?problem=${answer.code}`, 303);
    });
  serve(join, (reply, answer) => sendOn(reply, joined.parse(answer)));
  serve(calendar, (reply, answer) =>
    reply.type('text/calendar; charset=utf-8').send(calendarFile.parse(answer).calendar),
  );
};

const sendOn = (reply: FastifyReply, { slug, number, address, refused }: z.output<typeof joined>) =>
  reply.redirect(address ?? `${sessionsPage(slug, number)}&refused=${refused}`, 303);
