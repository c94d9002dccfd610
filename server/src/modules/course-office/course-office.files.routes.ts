import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { courseExports } from '#contracts/admin-exports.ts';
import { answer, endpoint } from '#contracts/endpoint.ts';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { listEveryPage } from '#server/calls/list-every-page.ts';
import { oneFileAtATime } from '#server/platform/http/one-at-a-time.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { sendXlsx } from '#server/platform/http/send-xlsx.ts';
import { coursesCsv, coursesXlsx, filedCourse } from './lists/admin-course-files.ts';
import { pageAdminCourses } from './lists/list-admin-courses.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const PAGE = 500;

/** The list without its figures, in long pages; it is no call of its own. */
const wholeCourses = (kind: RunKind) =>
  on(
    endpoint({
      ...courseExports[kind],
      response: answer({ courses: z.array(filedCourse), nextCursor: z.string().nullable() }),
    }),
    (ctx, { format: _, ...query }) => pageAdminCourses(ctx, kind, { ...query, limit: PAGE }),
  );

/** The list as a file, through the same `call` as behind the other routes: access and validation hold. */
export const adminCourseFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  for (const kind of RUN_KINDS) {
    const binding = wholeCourses(kind);
    app.get<{ Querystring: { format?: string } }>(
      courseExports[kind].path,
      oneFileAtATime(async (request, reply) => {
        const { id: requestId, query } = request;
        const list = { binding, name: 'courses' };
        const asked = { caller: await identify(request), requestId, query };
        const found = await listEveryPage<z.output<typeof filedCourse>>(call, list, asked);
        if (!Array.isArray(found)) return reply.code(found.status).send(found.answer);
        return query.format === 'xlsx'
          ? sendXlsx(reply, 'courses', await coursesXlsx(found))
          : sendCsv(reply, 'courses', coursesCsv(found));
      }),
    );
  }
};
