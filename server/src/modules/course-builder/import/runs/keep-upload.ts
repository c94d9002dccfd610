import { importLimit } from '#contracts/course-builder/import-rules.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { forgetPassingBytes, putPassingBytes, type Upload } from '#server/modules/media/index.ts';
import { NOT_TAKEN, tooLarge } from '../import-words.ts';
import { cleanLine } from '../written/inline.ts';

export type KeptUpload = { name: string; bytesId: string };

/** The one file of an upload, kept until a job has worked on it. */
export const keepUpload = async (ctx: OuterCtx, uploads: AsyncIterable<Upload>): Promise<KeptUpload> => {
  let kept: KeptUpload | null = null;
  try {
    for await (const upload of uploads) kept = await keep(ctx, upload);
  } catch (error) {
    if (kept) await forgetUpload(ctx, kept);
    throw error;
  }
  if (!kept) throw fieldError('file', 'No file was sent.');
  return kept;
};

export const forgetUpload = (ctx: OuterCtx, { bytesId }: KeptUpload): Promise<void> =>
  ctx.transact((step) => forgetPassingBytes(step, bytesId));

const keep = async (ctx: OuterCtx, { name: given, bytes }: Upload): Promise<KeptUpload> => {
  const name = cleanLine(given.split(/[/\\]/).at(-1) ?? '').slice(-150);
  const limit = importLimit(name);
  if (!limit) throw fieldError('file', NOT_TAKEN);
  return { name, bytesId: await putPassingBytes(ctx, atMost(bytes, limit.most, name)) };
};

async function* atMost(bytes: AsyncIterable<Buffer>, most: number, name: string) {
  let count = 0;
  for await (const chunk of bytes) {
    count += chunk.length;
    if (count > most) throw new AppError('too-large', { message: tooLarge(name, most) });
    yield chunk;
  }
  if (count === 0) throw fieldError('file', `“${name}” is empty.`);
}
