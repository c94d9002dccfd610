import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { type AdminOrderSummary, adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { listEveryPage } from '#server/calls/list-every-page.ts';
import { oneFileAtATime } from '#server/platform/http/one-at-a-time.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { noteOfExport } from '../audit/index.ts';
import { adminListOrders } from './office/admin-list-orders.ts';
import { ordersCsv } from './office/orders-csv.ts';

export type OrderFilesOptions = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const contract = adminOrderEndpoints.adminListOrders;
const list = {
  ...{ binding: on(contract, adminListOrders), name: 'orders' },
  noted: noteOfExport('orders', contract),
};

/** The list as a file, through the same `call` as behind the other routes: access, limits and validation hold. */
export const orderFileRoutes: FastifyPluginAsync<OrderFilesOptions> = async (app, { call, identify }) => {
  app.get<{ Querystring: object }>(
    exportEndpoints.exportOrders.path,
    oneFileAtATime(async (request, reply) => {
      const { id: requestId, query } = request;
      const asked = { caller: await identify(request), requestId, query };
      const found = await listEveryPage<AdminOrderSummary>(call, list, asked);
      if (!Array.isArray(found)) return reply.code(found.status).send(found.answer);
      return sendCsv(reply, 'orders', ordersCsv(found));
    }),
  );
};
