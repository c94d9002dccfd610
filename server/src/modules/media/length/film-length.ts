import { buffer } from 'node:stream/consumers';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredFile } from '../files.repository.ts';
import { keyOf } from '../stored-bytes.ts';
import { mp4Length } from './mp4-length.ts';
import type { ReadAt } from './read-at.ts';
import { webmLength } from './webm-length.ts';

const DAY_MS = 86_400_000;

/** Milliseconds of a stored film, of which a few bytes are read; null where it does not say, or says what cannot be. */
export const filmLength = async (
  storage: Storage,
  file: Pick<StoredFile, 'publicId' | 'extension' | 'bytes'>,
): Promise<number | null> => {
  const read: ReadAt = async (from, bytes) => {
    const last = Math.min(from + bytes, file.bytes) - 1;
    const found = last < from ? null : await storage.read(keyOf(file), { first: from, last });
    return found ? buffer(found.stream) : Buffer.alloc(0);
  };
  const length = file.extension === 'webm' ? await webmLength(read) : await mp4Length(read, file.bytes);
  const ms = Math.round(length ?? 0);
  return ms > 0 && ms < DAY_MS ? ms : null;
};
