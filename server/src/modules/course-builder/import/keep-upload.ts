import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { importLimit } from '#contracts/course-builder/import-rules.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Upload } from '#server/modules/media/index.ts';
import { NOT_TAKEN, tooLarge } from './import-words.ts';
import { cleanLine } from './written/inline.ts';

export type KeptUpload = { name: string; ending: string; path: string };

/** The one file of an upload, written into a folder while it comes. */
export const keepUpload = async (folder: string, uploads: AsyncIterable<Upload>): Promise<KeptUpload> => {
  let kept: KeptUpload | null = null;
  for await (const upload of uploads) kept = await keep(folder, upload);
  if (!kept) throw fieldError('file', 'No file was sent.');
  return kept;
};

const keep = async (folder: string, { name: given, bytes }: Upload): Promise<KeptUpload> => {
  const name = cleanLine(given.split(/[/\\]/).at(-1) ?? '').slice(-150);
  const limit = importLimit(name);
  if (!limit) throw fieldError('file', NOT_TAKEN);
  const path = join(folder, 'upload');
  await pipeline(atMost(bytes, limit.most, name), createWriteStream(path, { mode: 0o600 }));
  return { name, ending: limit.ending, path };
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
