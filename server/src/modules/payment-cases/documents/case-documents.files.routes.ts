import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { drawReceipt, fileOf, PRIVATE, receiptFile } from '#server/modules/documents/index.ts';
import { sendPdf } from '#server/platform/http/send-pdf.ts';
import { readCaseReceipt } from './read-case-receipt.ts';
import { requireDocuments } from './require-documents.ts';

// What cannot be read is as good as missing: the answer to a guess is always the same.
const asked = z.string().optional().catch(undefined);
const options = {
  method: 'GET',
  access: 'public',
  params: z.object({ caseId: z.string() }),
  query: z.object({ key: asked, receipt: asked }),
  response: receiptFile,
  limit: { hits: 60, seconds: 60 },
} as const;

const bindings: Binding[] = [
  onOuter(
    endpoint({
      ...options,
      summary: 'A receipt of a payment request as PDF, by the link’s cookie, a key from a mail, or for staff',
      path: '/api/general-payment/receipt/:caseId',
    }),
    async (ctx, address) =>
      drawReceipt(await ctx.transact((step) => readCaseReceipt({ ...step, caller: ctx.caller }, address))),
  ),
  on(
    endpoint({
      ...options,
      summary: 'The certificate of a payment request; there is none before it has been issued',
      path: '/api/general-payment/certificate/:caseId',
    }),
    async (ctx, address) => {
      await requireDocuments(ctx, address);
      throw new AppError('not-found', { message: 'Certificate will be sent to your email within 24 hours.' });
    },
  ),
];

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

/** What a case gives as a file, at the specified paths. */
export const caseDocumentRoutes = async (server: FastifyInstance, { call, identify }: Options) => {
  for (const binding of bindings) {
    server.get(binding.endpoint.path, async (request, reply) => {
      const { id: requestId, params, query } = request;
      const caller = await identify(request);
      const outcome = await call(binding, { caller, requestId, params, query, body: undefined });
      const file = fileOf(outcome);
      reply.headers(PRIVATE);
      return file ? sendPdf(reply, file) : reply.code(outcome.status).send(outcome.answer);
    });
  }
};
