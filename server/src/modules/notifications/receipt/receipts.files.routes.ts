import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { onOuter } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { downloadReceipt } from './download-receipt.ts';

const receiptFile = z.object({ number: z.string(), pdf: z.instanceof(Buffer) });

/** Answers a file where the calls of the contract answer JSON; refusals are the same. */
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

export type ReceiptRouteDeps = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

export const receiptRoutes = async (server: FastifyInstance, { call, identify }: ReceiptRouteDeps) => {
  server.get(receiptBinding.endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const caller = await identify(request);
    const { status, answer } = await call(receiptBinding, {
      caller,
      requestId,
      params,
      query,
      body: undefined,
    });
    reply.header('cache-control', 'private, no-store');
    if (status !== 200) return reply.code(status).send(answer);
    const { number, pdf } = receiptFile.parse(answer);
    return reply
      .header('content-disposition', `attachment; filename="${number}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('application/pdf')
      .send(pdf);
  });
};
