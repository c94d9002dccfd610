import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { listPayments as contract, type Payment } from '#contracts/reporting/admin-payments.ts';
import { on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { listEveryPage } from '#server/calls/list-every-page.ts';
import { oneFileAtATime } from '#server/platform/http/one-at-a-time.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { noteOfExport } from '../../audit/index.ts';
import { listPayments } from './list-payments.ts';
import { paymentsCsv } from './payments-csv.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const PAGE = 1_000;

/** The list in long pages; it is no call of its own. */
const wholeList = on(contract, (ctx, query) => listPayments(ctx, query, PAGE));

const noted = noteOfExport('payments', contract);

/** The list as a file, through the same `call` as behind the other routes: access and validation hold. */
export const paymentFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Querystring: object }>(
    exportEndpoints.exportPayments.path,
    oneFileAtATime(async (request, reply) => {
      const { id: requestId, query } = request;
      const list = { binding: wholeList, name: 'payments', noted };
      const asked = { caller: await identify(request), requestId, query };
      const found = await listEveryPage<Payment>(call, list, asked);
      if (!Array.isArray(found)) return reply.code(found.status).send(found.answer);
      return sendCsv(reply, 'payments', paymentsCsv(found));
    }),
  );
};
