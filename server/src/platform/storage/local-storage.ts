import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { counting, type Storage } from './storage.ts';

/** Files in a folder. Until a file is whole and on the disk it has another name. */
export const createLocalStorage = (folder: string): Storage => {
  const pathOf = (key: string) => join(folder, key);
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const unfinished = unfinishedOf(path);
      const counted = counting(bytes);
      await mkdir(dirname(path), { recursive: true });
      // Opened first: a stream that is still opening when its source fails would make the file after it was removed.
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await pipeline(counted, file.createWriteStream({ flush: true }));
        await rename(unfinished, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      return { bytes: counted.bytes };
    },

    async read(key, range) {
      const file = await open(pathOf(key)).catch(nothing);
      if (!file) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream({ start: range?.first, end: range?.last }), size };
    },

    async list(within) {
      const entries = (await readdir(pathOf(within), { withFileTypes: true }).catch(nothing)) ?? [];
      const whole = entries.filter((entry) => entry.isFile() && !isUnfinished(entry.name));
      return Promise.all(
        whole.map(async ({ name }) => {
          const key = join(within, name);
          return { key, bytes: (await stat(pathOf(key))).size };
        }),
      );
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(unfinishedOf(pathOf(key)), { force: true });
    },
  };
};

const UNFINISHED = '.unfinished';
const unfinishedOf = (path: string) => path + UNFINISHED;
const isUnfinished = (name: string) => name.endsWith(UNFINISHED);

/** A name is on the disk when its folder is. */
const flushFolder = async (folder: string) => {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const nothing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
