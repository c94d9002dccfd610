import type { KeptFile } from '#server/calls/person-keeper.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredFile } from '../files.repository.ts';
import { keyOf } from '../stored-bytes.ts';

type Stored = Pick<StoredFile, 'publicId' | 'extension' | 'bytes' | 'uploadedAt'>;

/** A file that was uploaded, for the download of whose it is, in a folder that says what it is. */
export const keptFile = (storage: Storage, folder: string, file: Stored): KeptFile => {
  const key = keyOf(file);
  return {
    path: `${folder}/${key.split('/').at(-1)}`,
    bytes: file.bytes,
    writtenAt: file.uploadedAt,
    open: async () => (await storage.read(key))?.stream ?? null,
  };
};
