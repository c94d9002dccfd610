import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { answer, endpoint } from '#contracts/endpoint.ts';
import { adminEnquiryEndpoints, enquiryDetail } from '#contracts/enquiries/admin-enquiries.ts';
import { on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { listEveryPage } from '#server/calls/list-every-page.ts';
import { oneFileAtATime } from '#server/platform/http/one-at-a-time.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { noteOfExport } from '../audit/index.ts';
import { pageEnquiries } from './admin-list-enquiries.ts';
import { enquiriesCsv } from './enquiries-csv.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const PAGE = 500;

const enquiry = enquiryDetail.omit({ entries: true });
const page = answer({ enquiries: z.array(enquiry), nextCursor: z.string().nullable() });

/** The list of the back office with all that was asked, in long pages; it is no call of its own. */
const wholeEnquiries = on(
  endpoint({ ...adminEnquiryEndpoints.adminListEnquiries, response: page }),
  (ctx, query) => pageEnquiries(ctx, query, PAGE),
);

const noted = noteOfExport('enquiries', adminEnquiryEndpoints.adminListEnquiries);

/** The list as a file, through the same `call` as behind the other routes: access and validation hold. */
export const enquiryFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Querystring: object }>(
    exportEndpoints.exportEnquiries.path,
    oneFileAtATime(async (request, reply) => {
      const { id: requestId, query } = request;
      const list = { binding: wholeEnquiries, name: 'enquiries', noted };
      const asked = { caller: await identify(request), requestId, query };
      const found = await listEveryPage<z.output<typeof enquiry>>(call, list, asked);
      if (!Array.isArray(found)) return reply.code(found.status).send(found.answer);
      return sendCsv(reply, 'enquiries', enquiriesCsv(found));
    }),
  );
};
