import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Binding } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { giveBodyTime } from '#server/platform/http/body-time.ts';
import type { Upload, UploaderCtx } from './store-file.ts';
import type { UploadReceiver } from './upload-receiver.ts';

type Options = {
  call: Call;
  identify(request: FastifyRequest): Promise<Caller>;
  receivers: readonly UploadReceiver[];
};

/** As long as the server has for any request: who may upload may have a slow line. */
const UPLOAD_MS = 60 * 60_000;
/** From the last byte to the answer: pictures by the hundred are drawn anew meanwhile, and nothing is sent. */
const ANSWER_MS = 5 * 60_000;
/** For what is still on its way after a refusal. */
const REST_MS = 30_000;

export const uploadRoutes = async (server: FastifyInstance, { call, identify, receivers }: Options) => {
  // Within this plugin only: no other call takes multipart bodies.
  await server.register(multipart, {
    limits: { fileSize: Number.POSITIVE_INFINITY, fields: 20, fieldSize: 10_000, headerPairs: 20 },
    throwFileSizeLimit: false,
  });
  for (const receiver of receivers) {
    server.post(receiver.endpoint.path, async (request, reply) => {
      const { id: requestId, params } = request;
      const caller = await identify(request);
      const outcome = await call(bindUpload(receiver, request), { caller, requestId, params });
      letRestPass(request);
      return reply.code(outcome.status).send(outcome.answer);
    });
  }
};

/** The call of one request: beside its input is the stream, which is read only once `call` has let its sender in. */
const bindUpload = ({ endpoint, receive }: UploadReceiver, request: FastifyRequest): Binding => ({
  endpoint,
  transaction: 'own',
  run: (ctx, input) => receive(ctx as UploaderCtx, readFiles(request, endpoint.files), input),
});

async function* readFiles(
  request: FastifyRequest,
  { field, atMost }: UploadReceiver['endpoint']['files'],
): AsyncGenerator<Upload> {
  if (!request.isMultipart()) throw new AppError('malformed-body');
  giveBodyTime(request.raw, UPLOAD_MS);
  request.raw.socket.setTimeout(ANSWER_MS);
  let count = 0;
  for await (const part of asUnread(request.files())) {
    count += 1;
    if (part.fieldname !== field) throw fieldError(part.fieldname, `Send files in the field “${field}”.`);
    if (count > atMost) throw fieldError(field, tooMany(atMost));
    yield { name: part.filename, bytes: asUnread<Buffer>(part.file) };
  }
}

const tooMany = (atMost: number) =>
  atMost === 1 ? 'Only one file can be uploaded here.' : `At most ${atMost} files can be uploaded at a time.`;

/** What goes wrong while reading is its sender's doing: a body that is cut off, or none of this kind. */
async function* asUnread<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (cause) {
    throw new AppError('malformed-body', { cause });
  }
}

/** Browsers hear a refusal only when they have sent everything, so the rest is read and forgotten. */
const letRestPass = ({ raw }: FastifyRequest) => {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  giveBodyTime(raw, REST_MS);
};
