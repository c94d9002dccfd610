import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { type CompanySummary, companyEndpoints } from '#contracts/companies/admin-companies.ts';
import { onRead } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { listEveryPage } from '#server/calls/list-every-page.ts';
import { oneFileAtATime } from '#server/platform/http/one-at-a-time.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { noteOfExport } from '../audit/index.ts';
import { companiesCsv } from './companies-csv.ts';
import { listCompanies } from './list-companies.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const list = {
  binding: onRead(companyEndpoints.listCompanies, listCompanies),
  name: 'companies',
  noted: noteOfExport('companies', companyEndpoints.listCompanies),
};

/** The list as a file, through the same `call` as behind the other routes: access and validation hold. */
export const companyFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Querystring: object }>(
    exportEndpoints.exportCompanies.path,
    oneFileAtATime(async (request, reply) => {
      const { id: requestId, query } = request;
      const asked = { caller: await identify(request), requestId, query };
      const found = await listEveryPage<CompanySummary>(call, list, asked);
      if (!Array.isArray(found)) return reply.code(found.status).send(found.answer);
      return sendCsv(reply, 'companies', companiesCsv(found));
    }),
  );
};
