import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { endpoint } from '#contracts/endpoint.ts';
import type { PaymentCaseSummary } from '#contracts/payment-cases/admin-case-answers.ts';
import { listPaymentCases } from '#contracts/payment-cases/admin-payment-cases.ts';
import { on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { listEveryPage } from '#server/calls/list-every-page.ts';
import { oneFileAtATime } from '#server/platform/http/one-at-a-time.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { casesCsv } from './cases-csv.ts';
import { listAdminCases } from './list-admin-cases.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const PAGE = 500;

/** The list of the back office with all that was asked, in long pages; it is no call of its own. */
const wholeCases = on(
  endpoint({ ...listPaymentCases, query: listPaymentCases.query.omit({ limit: true }) }),
  (ctx, query) => listAdminCases(ctx, { ...query, limit: PAGE }),
);

/** The list as a file, through the same `call` as behind the other routes: access and validation hold. */
export const caseFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Querystring: object }>(
    '/api/admin/payment-cases.csv',
    oneFileAtATime(async (request, reply) => {
      const { id: requestId, query } = request;
      const list = { binding: wholeCases, name: 'paymentCases' };
      const asked = { caller: await identify(request), requestId, query };
      const found = await listEveryPage<PaymentCaseSummary>(call, list, asked);
      if (!Array.isArray(found)) return reply.code(found.status).send(found.answer);
      return sendCsv(reply, 'payment-cases', casesCsv(found));
    }),
  );
};
