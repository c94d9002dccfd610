import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Files that nobody has to clear away. */
export const createMemoryStorage = (): Storage => {
  const files = new Map<string, Buffer>();
  return {
    async put(key, bytes) {
      const whole = await buffer(Readable.from(bytes));
      files.set(key, whole);
      return { bytes: whole.length };
    },
    async read(key, range) {
      const whole = files.get(key);
      if (!whole) return null;
      const part = range ? whole.subarray(range.first, range.last + 1) : whole;
      return { stream: Readable.from([part]), size: whole.length };
    },
    async list(folder) {
      const within = [...files].filter(([key]) => key.startsWith(`${folder}/`));
      return within.map(([key, whole]) => ({ key, bytes: whole.length }));
    },
    async remove(key) {
      files.delete(key);
    },
  };
};
