import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { readRange } from './byte-range.ts';

export type StoredBytes = {
  key: string;
  type: string;
  /** As it is quoted in the header: bytes under one tag never change. */
  etag: string;
  /** Null where only the store knows; such a file is sent whole. */
  size: number | null;
  /** What else is said of it where it is sent. */
  headers: Record<string, string>;
};

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Sends what is kept under a key: the whole, the part that was asked for, or the word that nothing has changed. */
export const sendStored = async (
  storage: Storage,
  { key, type, etag, size, headers: said }: StoredBytes,
  { request, reply }: Exchange,
): Promise<FastifyReply> => {
  const { headers } = request;
  if (isKnown(headers['if-none-match'], etag))
    return reply
      .code(304)
      .headers({ ...said, etag })
      .send();
  const mayBePart = request.method === 'GET' && [undefined, etag].includes(headers['if-range']?.toString());
  const range = size !== null && mayBePart ? readRange(headers.range, size) : null;
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();

  const found = await storage.read(key, range ?? undefined);
  if (!found) {
    request.log.error({ key, requestId: request.id }, 'the bytes of a file are missing');
    reply.callNotFound();
    return reply;
  }
  reply.headers({ ...said, etag, 'accept-ranges': size === null ? 'none' : 'bytes' });
  reply.type(type).header('content-length', range ? range.last - range.first + 1 : found.size);
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${found.size}`);
  if (request.method !== 'HEAD') return reply.send(found.stream);
  found.stream.destroy();
  return reply.send();
};

/** Whether who asks has what is under this tag. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim()));
