import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { answer, endpoint } from '#contracts/endpoint.ts';
import { on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { listEveryPage } from '#server/calls/list-every-page.ts';
import { oneFileAtATime } from '#server/platform/http/one-at-a-time.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { noteOfExport } from '../../audit/index.ts';
import { casesCsv, type FiledCase, filedCase } from './cases-csv.ts';
import { listFiledCases } from './list-filed-cases.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const PAGE = 500;

const { exportPaymentCases } = exportEndpoints;

/** The list of the back office with all that was asked, in long pages; it is no call of its own. */
const wholeCases = on(
  endpoint({
    ...exportPaymentCases,
    response: answer({ paymentCases: z.array(filedCase), nextCursor: z.string().nullable() }),
  }),
  (ctx, query) => listFiledCases(ctx, { ...query, limit: PAGE }),
);

const noted = noteOfExport('payment-cases', exportPaymentCases);

/** The list as a file, through the same `call` as behind the other routes: access and validation hold. */
export const caseFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Querystring: object }>(
    exportPaymentCases.path,
    oneFileAtATime(async (request, reply) => {
      const { id: requestId, query } = request;
      const list = { binding: wholeCases, name: 'paymentCases', noted };
      const asked = { caller: await identify(request), requestId, query };
      const found = await listEveryPage<FiledCase>(call, list, asked);
      if (!Array.isArray(found)) return reply.code(found.status).send(found.answer);
      return sendCsv(reply, 'payment-cases', casesCsv(found));
    }),
  );
};
