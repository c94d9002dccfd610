import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { recordingParams } from '#contracts/live/recordings.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { PRIVATE } from '#server/modules/documents/index.ts';
import { keyOf } from '#server/modules/media/index.ts';
import { sendStored } from '#server/platform/http/send-stored.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { requireWatchable } from './require-watchable.ts';

const watching = { access: 'signed-in', params: recordingParams } as const;
// A player asks for a part again and again while somebody looks for a place.
const limit = { hits: 3_000, seconds: 60, accountHits: 600 };

const opened = z.object({ key: z.string(), type: z.string(), size: z.number(), tag: z.string() });
const film = on(
  endpoint({
    summary: 'The recording of a live session, or a part of it',
    method: 'GET',
    path: '/live/:courseId/recordings/:sessionId/film',
    ...watching,
    response: opened,
    limit,
  }),
  async (ctx, named) => {
    const { file, fileId } = (await requireWatchable(ctx, named)).recording;
    return { key: keyOf(file), type: file.type, size: file.bytes, tag: fileId };
  },
);

const captionsText = z.object({ captions: z.string() });
const captions = on(
  endpoint({
    summary: 'The captions of the recording of a live session',
    method: 'GET',
    path: '/live/:courseId/recordings/:sessionId/captions.vtt',
    ...watching,
    response: captionsText,
    limit,
  }),
  async (ctx, named) => {
    const { recording } = await requireWatchable(ctx, named);
    return { captions: recording.captions };
  },
);

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller>; storage: Storage };

/** Films go from the store to who watches, in the parts that a player asks for; nothing keeps them on the way. */
export const recordingFileRoutes = async (server: FastifyInstance, { call, identify, storage }: Options) => {
  type Send = (answer: Outcome['answer'], exchange: Exchange) => FastifyReply | Promise<FastifyReply>;
  const serve = (binding: Binding, send: Send) =>
    server.route({
      method: ['GET', 'HEAD'],
      url: binding.endpoint.path,
      handler: async (request, reply) => {
        const { id: requestId, params } = request;
        const outcome = await call(binding, { caller: await identify(request), requestId, params });
        reply.headers(PRIVATE);
        if (outcome.status !== 200) return reply.code(outcome.status).send(outcome.answer);
        return send(outcome.answer, { request, reply });
      },
    });
  serve(film, (answer, exchange) => {
    const { tag, ...file } = opened.parse(answer);
    return sendStored(storage, { ...file, etag: `"${tag}"`, headers: PRIVATE }, exchange);
  });
  serve(captions, (answer, { reply }) =>
    reply.type('text/vtt; charset=utf-8').send(captionsText.parse(answer).captions),
  );
};

type Exchange = { request: FastifyRequest; reply: FastifyReply };
