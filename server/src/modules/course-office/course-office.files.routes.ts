import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { courseExports } from '#contracts/admin-exports.ts';
import { answer, endpoint } from '#contracts/endpoint.ts';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { listEveryPage } from '#server/calls/list-every-page.ts';
import { oneFileAtATime } from '#server/platform/http/one-at-a-time.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { sendXlsx } from '#server/platform/http/send-xlsx.ts';
import type { RowSheet } from '#server/platform/sheet.ts';
import { courseSheet, filedCourse } from './lists/admin-course-files.ts';

import { pageAdminCourses } from './lists/list-admin-courses.ts';
import { pageSelfPaced } from './lists/list-self-paced.ts';
import { filedSelfPaced, selfPacedSheet } from './lists/self-paced-files.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const PAGE = 500;

const listed = <Row extends z.ZodType>(row: Row) =>
  answer({ courses: z.array(row), nextCursor: z.string().nullable() });

/** A list without its figures, in long pages; it is no call of its own. */
type CourseFile = { path: string; binding: Binding; sheet: RowSheet<never> };

const runFile = (kind: RunKind): CourseFile => ({
  path: courseExports[kind].path,
  binding: on(
    endpoint({ ...courseExports[kind], response: listed(filedCourse) }),
    (ctx, { format: _, ...query }) => pageAdminCourses(ctx, kind, { ...query, limit: PAGE }),
  ),
  sheet: courseSheet,
});

const selfPacedFile: CourseFile = {
  path: courseExports.ELearningCourse.path,
  binding: on(
    endpoint({ ...courseExports.ELearningCourse, response: listed(filedSelfPaced) }),
    (ctx, { format: _, ...query }) => pageSelfPaced(ctx, { ...query, limit: PAGE }),
  ),
  sheet: selfPacedSheet,
};

/** The list as a file, through the same `call` as behind the other routes: access and validation hold. */
export const adminCourseFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  for (const { path, binding, sheet } of [...RUN_KINDS.map(runFile), selfPacedFile]) {
    app.get<{ Querystring: { format?: string } }>(
      path,
      oneFileAtATime(async (request, reply) => {
        const { id: requestId, query } = request;
        const list = { binding, name: 'courses' };
        const asked = { caller: await identify(request), requestId, query };
        const found = await listEveryPage<never>(call, list, asked);
        if (!Array.isArray(found)) return reply.code(found.status).send(found.answer);
        return query.format === 'xlsx'
          ? sendXlsx(reply, 'courses', await sheet.xlsx(found))
          : sendCsv(reply, 'courses', sheet.csv(found));
      }),
    );
  }
};
