import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { endpoint } from '#contracts/endpoint.ts';
import type { PaymentCaseSummary } from '#contracts/payment-case-answers.ts';
import { listPaymentCases } from '#contracts/payment-cases.ts';
import { on } from '#server/calls/binding.ts';
import type { Call, CallRequest } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { casesCsv } from './cases-csv.ts';
import { listAdminCases } from './list-admin-cases.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const PAGE = 500;

/** The list of the back office with all that was asked, in long pages; it is no call of its own. */
const wholeCases = on(
  endpoint({ ...listPaymentCases, query: listPaymentCases.query.omit({ limit: true }) }),
  async (ctx, query) => ({
    success: true as const,
    ...(await listAdminCases(ctx, { ...query, limit: PAGE })),
  }),
);

/** The list as a file, through the same `call` as behind the other routes: access and validation hold. */
export const caseFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Querystring: object }>('/api/admin/payment-cases.csv', async (request, reply) => {
    const { id: requestId, query } = request;
    const found = await listEveryPage(call, { caller: await identify(request), requestId, query });
    if (!Array.isArray(found)) return reply.code(found.status).send(found.answer);
    return sendCsv(reply, 'payment-cases', casesCsv(found));
  });
};

const listEveryPage = async (call: Call, request: CallRequest): Promise<PaymentCaseSummary[] | Outcome> => {
  const cases: PaymentCaseSummary[] = [];
  for (let query = request.query as object; ; ) {
    const outcome = await call(wholeCases, { ...request, query });
    if (outcome.status !== 200) return outcome;
    const page = outcome.answer as { paymentCases: PaymentCaseSummary[]; nextCursor: string | null };
    cases.push(...page.paymentCases);
    if (!page.nextCursor) return cases;
    query = { ...query, cursor: page.nextCursor };
  }
};
