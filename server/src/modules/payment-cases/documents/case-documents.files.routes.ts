import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { on, onOuter } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { drawReceipt, fileOf, PRIVATE, receiptFile } from '#server/modules/documents/index.ts';
import { attachment } from '#server/platform/http/attachment.ts';
import { sendPdf } from '#server/platform/http/send-pdf.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { listCaseCertificates } from './list-case-certificates.ts';
import { packPapers } from './pack-papers.ts';
import { readCaseReceipt } from './read-case-receipt.ts';

// What cannot be read is as good as missing: the answer to a guess is always the same.
const asked = z.string().optional().catch(undefined);
const options = {
  method: 'GET',
  access: 'public',
  params: z.object({ caseId: z.string() }),
  query: z.object({ key: asked, receipt: asked }),
  limit: { hits: 60, seconds: 60 },
} as const;

const receiptBinding = onOuter(
  endpoint({
    ...options,
    summary: 'A receipt of a payment request as PDF, by the link’s cookie, a key from a mail, or for staff',
    path: '/api/general-payment/receipt/:caseId',
    response: receiptFile,
  }),
  async (ctx, address) =>
    drawReceipt(await ctx.transact((step) => readCaseReceipt({ ...step, caller: ctx.caller }, address))),
);

const found = z.object({
  caseNumber: z.string(),
  papers: z.array(z.object({ number: z.string(), name: z.string(), key: z.string() })),
});
const certificateBinding = on(
  endpoint({
    ...options,
    summary:
      'The certificate of a payment request as PDF, several as ZIP; there is none before it has been issued',
    path: '/api/general-payment/certificate/:caseId',
    response: found,
  }),
  listCaseCertificates,
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller>; storage: Storage };

/** What a case gives as a file, at the specified paths. */
export const caseDocumentRoutes = async (server: FastifyInstance, { call, identify, storage }: Options) => {
  server.get(receiptBinding.endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const caller = await identify(request);
    const outcome = await call(receiptBinding, { caller, requestId, params, query, body: undefined });
    const file = fileOf(outcome);
    reply.headers(PRIVATE);
    return file ? sendPdf(reply, file) : reply.code(outcome.status).send(outcome.answer);
  });
  server.get(certificateBinding.endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const caller = await identify(request);
    const outcome = await call(certificateBinding, { caller, requestId, params, query, body: undefined });
    reply.headers(PRIVATE);
    if (outcome.status !== 200) return reply.code(outcome.status).send(outcome.answer);
    const { name, type, bytes } = await packPapers({ storage, ...found.parse(outcome.answer) });
    return reply
      .header('content-disposition', attachment(name))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .type(type)
      .send(bytes);
  });
};
