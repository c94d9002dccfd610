import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { keyOf, REMOVE_BYTES } from './stored-bytes.ts';

const DAY = 24 * 60 * 60 * 1000;
const fileOf = (bytesId: string) => ({ publicId: bytesId, extension: 'upload' });

/** Keeps what is to be worked on by a job: under a name that nobody guesses, which is given back, and for a day at most. */
export const putPassingBytes = async (ctx: OuterCtx, bytes: AsyncIterable<Buffer>): Promise<string> => {
  const bytesId = `passing/${randomBytes(16).toString('hex')}`;
  const startAfter = new Date(ctx.now.getTime() + DAY);
  await ctx.transact((step) => enqueue(step, REMOVE_BYTES, fileOf(bytesId), { startAfter }));
  await ctx.ports.storage.put(keyOf(fileOf(bytesId)), bytes);
  return bytesId;
};

/** Null where they are gone. */
export const readPassingBytes = async (
  { ports }: Pick<Ctx, 'ports'>,
  bytesId: string,
): Promise<Readable | null> => (await ports.storage.read(keyOf(fileOf(bytesId))))?.stream ?? null;

/** Once the transaction commits. */
export const forgetPassingBytes = (ctx: Pick<Ctx, 'ports' | 'db'>, bytesId: string): Promise<void> =>
  enqueue(ctx, REMOVE_BYTES, fileOf(bytesId));
