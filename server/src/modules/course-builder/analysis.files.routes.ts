import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { analysisEndpoints, type LearnerBehind } from '#contracts/course-builder/analysis.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { listEveryPage } from '#server/calls/list-every-page.ts';
import { oneFileAtATime } from '#server/platform/http/one-at-a-time.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { noteOfExport } from '../audit/index.ts';
import { learnersCsv, questionsCsv, slidesCsv } from './analysis/analysis-csv.ts';
import { getAnalysis } from './analysis/get-analysis.ts';
import { pageLearners } from './analysis/list-learners.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const PAGE = 2000;
const { exportAnalysis, exportAnalysisLearners } = exportEndpoints;

const figures = on(
  endpoint({ ...analysisEndpoints.getAnalysis, query: exportAnalysis.query }),
  (ctx, { of, ...input }) => getAnalysis(ctx, input),
);
const learners = on(analysisEndpoints.listAnalysisLearners, (ctx, input) => pageLearners(ctx, input, PAGE));

const noted = noteOfExport('learners', analysisEndpoints.listAnalysisLearners);

/** Numbers and who stands behind them as files, through the same `call` as behind the other routes. */
export const analysisFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Params: object; Querystring: { of?: string } }>(
    exportAnalysis.path,
    oneFileAtATime(async (request, reply) => {
      const { id: requestId, params, query } = request;
      const found = await call(figures, { caller: await identify(request), requestId, params, query });
      if (found.status !== 200) return reply.code(found.status).send(found.answer);
      const { course, slides, questions } = analysisEndpoints.getAnalysis.response.parse(found.answer);
      return query.of === 'questions'
        ? sendCsv(reply, `questions-${course.code}`, questionsCsv(questions))
        : sendCsv(reply, `slides-${course.code}`, slidesCsv(slides));
    }),
  );
  app.get<{ Params: object; Querystring: object }>(
    exportAnalysisLearners.path,
    oneFileAtATime(async (request, reply) => {
      const { id: requestId, params, query } = request;
      const list = { binding: learners, name: 'learners', noted };
      const asked = { caller: await identify(request), requestId, params, query };
      const found = await listEveryPage<LearnerBehind>(call, list, asked);
      if (!Array.isArray(found)) return reply.code(found.status).send(found.answer);
      return sendCsv(reply, 'learners', learnersCsv(found));
    }),
  );
};
