import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { lineParams } from '#contracts/after-sale/line-options.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { getOwnCalendar } from './get-own-calendar.ts';

const calendarFile = z.object({ calendar: z.string() });

const ownCalendar = on(
  endpoint({
    summary:
      'One course of an own order as entries for a calendar, with the runs that it was moved away from',
    method: 'GET',
    path: '/api/orders/:reference/lines/:lineId/calendar.ics',
    access: 'signed-in',
    params: lineParams,
    response: calendarFile,
  }),
  async (ctx, key) => ({ calendar: await getOwnCalendar(ctx, key) }),
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

/** Whoever comes from a letter may have to log in first, and finds it in their order then. */
export const ownCalendarRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Params: { reference: string } }>(ownCalendar.endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const { status, answer } = await call(ownCalendar, {
      caller: await identify(request),
      requestId,
      params,
      query,
    });
    reply.header('cache-control', 'private, no-store');
    if (status === 401)
      return reply.redirect(`/login?next=/orders/${encodeURIComponent(params.reference)}`, 303);
    if (status !== 200) return reply.code(status).send(answer);
    return reply.type('text/calendar; charset=utf-8').send(calendarFile.parse(answer).calendar);
  });
};
