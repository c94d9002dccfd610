import { createHash } from 'node:crypto';
import { AppError } from '#server/calls/app-error.ts';
import { keyOf, type StoredFile } from '#server/modules/media/index.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** SHA-256 of what is stored of a file, in hexadecimal. */
export const sumOf = async (storage: Storage, file: StoredFile): Promise<string> => {
  const found = await storage.read(keyOf(file));
  if (!found)
    throw new AppError('wrong-state', { message: `“${file.name}” of this course is missing in the store.` });
  const hash = createHash('sha256');
  for await (const chunk of found.stream) hash.update(chunk);
  return hash.digest('hex');
};
