import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { numberParams } from '#contracts/certificates/certificates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { on, onOuter } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { fileOf, PRIVATE, receiptFile } from '#server/modules/documents/index.ts';
import { attachment } from '#server/platform/http/attachment.ts';
import { sendPdf } from '#server/platform/http/send-pdf.ts';
import { sendStored } from '#server/platform/http/send-stored.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { drawTranscript } from './own/draw-transcript.ts';
import { openCertificateFile } from './own/open-certificate-file.ts';

const opened = z.object({ number: z.string(), key: z.string(), bytes: z.number() });

const fileBinding = on(
  endpoint({
    summary: 'A certificate as PDF, as it was issued',
    method: 'GET',
    path: '/api/certificates/:number/file',
    access: 'signed-in',
    params: numberParams,
    response: opened,
    limit: { hits: 60, seconds: 60 },
  }),
  openCertificateFile,
);

const transcriptBinding = onOuter(
  endpoint({
    summary: 'The own certificates and CPD points as PDF',
    method: 'GET',
    path: '/api/certificates/transcript',
    access: 'signed-in',
    response: receiptFile,
    limit: { hits: 20, seconds: 60 },
  }),
  drawTranscript,
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller>; storage: Storage };

export const certificateFileRoutes = async (
  server: FastifyInstance,
  { call, identify, storage }: Options,
) => {
  server.get(fileBinding.endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const outcome = await call(fileBinding, { caller: await identify(request), requestId, params, query });
    if (outcome.status !== 200) return reply.code(outcome.status).headers(PRIVATE).send(outcome.answer);
    const { number, key, bytes } = opened.parse(outcome.answer);
    const headers = {
      ...PRIVATE,
      'content-disposition': attachment(`${number}.pdf`),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    };
    const file = { key, type: 'application/pdf', size: bytes, etag: `"${key}"`, headers };
    return sendStored(storage, file, { request, reply });
  });
  server.get(transcriptBinding.endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const caller = await identify(request);
    const outcome = await call(transcriptBinding, { caller, requestId, params, query, body: undefined });
    const file = fileOf(outcome);
    reply.headers(PRIVATE);
    return file ? sendPdf(reply, file) : reply.code(outcome.status).send(outcome.answer);
  });
};
