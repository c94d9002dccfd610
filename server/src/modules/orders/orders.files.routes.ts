import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import type { Answer, Api } from '#contracts/api.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { type EndpointName, endpoints } from '#contracts/endpoints.ts';
import type { AdminOrderSummary } from '#contracts/orders/admin-orders.ts';
import { createApi } from '#server/calls/api.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { oneFileAtATime } from '#server/platform/http/one-at-a-time.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { adminListOrders } from './office/admin-list-orders.ts';
import { ordersCsv } from './office/orders-csv.ts';

export type OrderFilesOptions = { call: Call; identify(request: FastifyRequest): Promise<Caller> };
const LISTS = new Map<EndpointName, Binding>([
  ['adminListOrders', on(endpoints.adminListOrders, adminListOrders)],
]);

type Filter = RequestOf<(typeof endpoints)['adminListOrders']>;
type Refusal = Extract<Answer<'adminListOrders'>, { success: false }>;

/** Lists as files, through the same `call` as behind the other routes: access, limits and validation hold. */
export const orderFileRoutes: FastifyPluginAsync<OrderFilesOptions> = async (app, { call, identify }) => {
  const apiOf = async (request: FastifyRequest) =>
    createApi(call, LISTS, { caller: await identify(request), requestId: request.id });
  app.get<{ Querystring: Filter }>(
    exportEndpoints.exportOrders.path,
    oneFileAtATime(async (request, reply) => {
      const found = await listEveryPage(await apiOf(request), request.query);
      if (!Array.isArray(found)) return reply.code(found.status).send(found);
      return sendCsv(reply, 'orders', ordersCsv(found));
    }),
  );
};

const listEveryPage = async (api: Api, filter: Filter): Promise<AdminOrderSummary[] | Refusal> => {
  const orders: AdminOrderSummary[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await api.call('adminListOrders', { ...filter, cursor });
    if (!page.success) return page;
    orders.push(...page.orders);
    if (!page.nextCursor) return orders;
    cursor = page.nextCursor;
  }
};
