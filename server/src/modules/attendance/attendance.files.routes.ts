import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminAttendanceEndpoints } from '#contracts/attendance/admin-attendance.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { onOuter } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { fileOf, PRIVATE, receiptFile } from '#server/modules/documents/index.ts';
import { sendPdf } from '#server/platform/http/send-pdf.ts';
import { drawSheet } from './draw-sheet.ts';

const { path, access, params, query } = adminAttendanceEndpoints.getAttendance;
const sheetBinding = onOuter(
  endpoint({
    summary: 'The signature sheet of a day of a run as PDF',
    method: 'GET',
    path: `${path}/sheet`,
    ...{ access, params, query },
    response: receiptFile,
    limit: { hits: 60, seconds: 60 },
  }),
  drawSheet,
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

export const attendanceFileRoutes = async (server: FastifyInstance, { call, identify }: Options) => {
  server.get(sheetBinding.endpoint.path, async (request, reply) => {
    const { id: requestId, params: named, query: asked } = request;
    const caller = await identify(request);
    const outcome = await call(sheetBinding, {
      caller,
      requestId,
      params: named,
      query: asked,
      body: undefined,
    });
    const file = fileOf(outcome);
    reply.headers(PRIVATE);
    return file ? sendPdf(reply, file) : reply.code(outcome.status).send(outcome.answer);
  });
};
