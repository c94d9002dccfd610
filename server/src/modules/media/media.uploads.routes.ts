import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadEndpoints } from '#contracts/course-office/course-files.ts';
import type { FileKind } from '#contracts/course-office/file-rules.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import { type Binding, onOuter } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller, Ctx } from '#server/calls/context.ts';
import { giveBodyTime } from '#server/platform/http/body-time.ts';
import { setProfilePhoto } from '../identity/index.ts';
import { keepFiles } from './keep-files.ts';
import { presentFile } from './media.present.ts';
import type { Upload } from './store-file.ts';
import { storeUploads } from './store-uploads.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };
type UploadEndpoint = (typeof uploadEndpoints)[keyof typeof uploadEndpoints];

const { uploadDocuments, uploadImages, uploadVideos, uploadMainImage, uploadProfilePhoto } = uploadEndpoints;
const SERVED: [UploadEndpoint, FileKind][] = [
  [uploadDocuments, 'document'],
  [uploadImages, 'image'],
  [uploadVideos, 'video'],
  [uploadMainImage, 'image'],
  [uploadProfilePhoto, 'image'],
];
/** As long as the server has for any request: who may upload may have a slow line. */
const UPLOAD_MS = 60 * 60_000;
/** For what is still on its way after a refusal. */
const REST_MS = 30_000;

export const uploadRoutes = async (server: FastifyInstance, { call, identify }: Options) => {
  // Within this plugin only: no other call takes multipart bodies.
  await server.register(multipart, {
    limits: { fileSize: Number.POSITIVE_INFINITY, fields: 20, fieldSize: 10_000, headerPairs: 20 },
    throwFileSizeLimit: false,
  });
  for (const [endpoint, kind] of SERVED) {
    server.post(endpoint.path, async (request, reply) => {
      const caller = await identify(request);
      const outcome = await call(bindUpload(endpoint, kind, request), { caller, requestId: request.id });
      letRestPass(request);
      return reply.code(outcome.status).send(outcome.answer);
    });
  }
};

/** The call of one request: its input is the stream, which is read only once `call` has let its sender in. */
const bindUpload = (endpoint: UploadEndpoint, kind: FileKind, request: FastifyRequest): Binding =>
  onOuter(endpoint, async (ctx) => {
    const stored = await storeUploads(ctx, kind, readFiles(request, endpoint.files));
    const details = stored.map(presentFile);
    const files = details.map(({ url }) => url);
    const [file = ''] = files;
    if (endpoint === uploadProfilePhoto)
      await ctx.transact((step) => showOnProfile(step, ctx.caller.user.id, file));
    const message = MESSAGES.get(endpoint) ?? `${files.length} ${kind}(s) uploaded successfully`;
    return { message, file, files, details };
  });

const MESSAGES = new Map<UploadEndpoint, string>([
  [uploadMainImage, 'Main image uploaded successfully'],
  [uploadProfilePhoto, 'Your picture has been saved.'],
]);

const showOnProfile = async (ctx: Ctx, userId: string, url: string) => {
  await keepFiles(ctx, [url]);
  await setProfilePhoto(ctx, userId, url);
};

async function* readFiles(
  request: FastifyRequest,
  { field, atMost }: UploadEndpoint['files'],
): AsyncGenerator<Upload> {
  if (!request.isMultipart()) throw new AppError('malformed-body');
  giveBodyTime(request.raw, UPLOAD_MS);
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
