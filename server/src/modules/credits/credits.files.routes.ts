import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { onOuter } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { sendPdf } from '#server/platform/http/send-pdf.ts';
import { fileOf, PRIVATE, receiptFile } from '../documents/index.ts';
import { downloadPaper } from './download-paper.ts';

const paperBinding = onOuter(
  endpoint({
    summary: 'The paper of a credit note as PDF',
    method: 'GET',
    path: '/api/credits/:noteId/paper',
    access: 'signed-in',
    params: z.object({ noteId: z.uuid() }),
    response: receiptFile,
    limit: { hits: 60, seconds: 60 },
  }),
  downloadPaper,
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

export const creditFileRoutes = async (server: FastifyInstance, { call, identify }: Options) => {
  server.get(paperBinding.endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const caller = await identify(request);
    const outcome = await call(paperBinding, { caller, requestId, params, query, body: undefined });
    const file = fileOf(outcome);
    reply.headers(PRIVATE);
    return file ? sendPdf(reply, file) : reply.code(outcome.status).send(outcome.answer);
  });
};
