import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { onOuter } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { sendPdf } from '#server/platform/http/send-pdf.ts';
import { downloadReceipt } from './download-receipt.ts';
import { fileOf, PRIVATE, receiptFile } from './receipt-file.ts';

const receiptBinding = onOuter(
  endpoint({
    summary: 'The receipt of a payment as PDF',
    method: 'GET',
    path: '/api/orders/:reference/receipts/:documentId',
    access: 'signed-in',
    params: z.object({ reference: z.string().max(40), documentId: z.uuid() }),
    response: receiptFile,
    limit: { hits: 60, seconds: 60 },
  }),
  downloadReceipt,
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

export const receiptRoutes = async (server: FastifyInstance, { call, identify }: Options) => {
  server.get(receiptBinding.endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const caller = await identify(request);
    const outcome = await call(receiptBinding, { caller, requestId, params, query, body: undefined });
    const file = fileOf(outcome);
    reply.headers(PRIVATE);
    return file ? sendPdf(reply, file) : reply.code(outcome.status).send(outcome.answer);
  });
};
