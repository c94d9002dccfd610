import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { storable } from '#contracts/fields.ts';
import { onOuter } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { attachment, inline } from '#server/platform/http/attachment.ts';
import { sendStored } from '#server/platform/http/send-stored.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { KEPT, type OpenedFile, openFile, SHOWN } from './open-file.ts';

const opened = z.object({
  key: z.string(),
  type: z.string(),
  size: z.number().nullable(),
  name: z.string(),
  shown: z.enum(SHOWN),
  kept: z.enum(KEPT),
});

// What cannot be read is as good as missing.
const segment = z.string().max(200).refine(storable).catch('');
const fileBinding = onOuter(
  endpoint({
    summary: 'A file that was uploaded',
    method: 'GET',
    path: '/files/:folder/:name',
    access: 'public',
    params: z.object({ folder: segment, name: segment }),
    query: z.object({
      w: z.coerce.number().int().positive().optional().catch(undefined),
      pass: z.string().max(100).refine(storable).optional().catch(undefined),
      /** Asked by the page that shows it in a frame. */
      framed: z.literal('').optional().catch(undefined),
    }),
    response: opened,
  }),
  openFile,
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller>; storage: Storage };

export const mediaFileRoutes = async (server: FastifyInstance, { call, identify, storage }: Options) => {
  server.route({
    method: ['GET', 'HEAD'],
    url: fileBinding.endpoint.path,
    handler: async (request, reply) => {
      const { id: requestId, params, query } = request;
      const outcome = await call(fileBinding, { caller: await identify(request), requestId, params, query });
      if (outcome.status !== 200) return reply.code(outcome.status).send(outcome.answer);
      const { name, shown, kept, ...file } = opened.parse(outcome.answer);
      const headers = { ...CACHED[kept], ...toBeShown({ name, shown }) };
      return sendStored(storage, { ...file, etag: `"${file.key}"`, headers }, { request, reply });
    },
  });
};

/** Bytes of one address never change. */
const CACHED = {
  'by-everybody': { 'cache-control': 'public, max-age=31536000, immutable' },
  'by-browser': { 'cache-control': 'private, max-age=31536000, immutable' },
  'by-nobody': { 'cache-control': 'private, no-store' },
};

const NOTHING_RUNS = "default-src 'none'; sandbox";

/**
 * Nothing runs in what somebody has uploaded, however it is opened. A browser shows no PDF where it may do nothing at all, so
 * a framed one has a policy of its own: no script, nothing that is sent, nothing loaded but itself, and no pages but ours around it.
 */
const toBeShown = ({ name, shown }: Pick<OpenedFile, 'name' | 'shown'>): Record<string, string> => {
  if (shown === 'freely') return {};
  if (shown === 'alone') return { 'content-security-policy': NOTHING_RUNS };
  if (shown === 'saved')
    return { 'content-disposition': attachment(name), 'content-security-policy': NOTHING_RUNS };
  return { 'content-disposition': inline(name), 'content-security-policy': FRAMED };
};

/** Chrome puts its viewer into a page of its own making: it loads the file once more, and lays it out by styles of its own. */
const FRAMED =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
