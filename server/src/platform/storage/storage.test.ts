import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import { openBucket } from '#server/testing/storage/bucket.ts';
import { createLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

const MEGABYTE = 1024 * 1024;
const KEY = 'documents/abc.pdf';

let folder: string;
const bucket = given(openBucket);
const storages = new Map<string, Storage>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
  storages.set('a folder', createLocalStorage(join(folder, 'local')));
  storages.set('a bucket', bucket.storage);
});
afterAll(() => rm(folder, { recursive: true }));

const pieces = async function* (count: number, size: number, fail = false) {
  for (let at = 0; at < count; at++) yield Buffer.alloc(size, at);
  if (fail) throw new Error('the sender went away');
};

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  const storage = () => storages.get(kind) as Storage;
  const read = async (...ask: Parameters<Storage['read']>) => {
    const found = await storage().read(...ask);
    return found && { bytes: await buffer(found.stream), size: found.size };
  };

  test('gives back what was put there, whole and in part, until it is removed', async () => {
    expect(await storage().put(KEY, [Buffer.from('Hello '), Buffer.from('world')])).toEqual({ bytes: 11 });
    expect(await read(KEY)).toEqual({ bytes: Buffer.from('Hello world'), size: 11 });
    expect(await read(KEY, { first: 6, last: 8 })).toEqual({ bytes: Buffer.from('wor'), size: 11 });
    expect(await read(KEY, { first: 10, last: 10 })).toEqual({ bytes: Buffer.from('d'), size: 11 });
    await storage().remove(KEY);
    expect(await read(KEY)).toBeNull();
    await storage().remove(KEY);
  });

  test('takes what is larger than one part', async () => {
    expect(await storage().put('videos/long.mp4', pieces(12, MEGABYTE))).toEqual({ bytes: 12 * MEGABYTE });
    const found = await read('videos/long.mp4', { first: 11 * MEGABYTE - 1, last: 11 * MEGABYTE });
    expect(found).toEqual({ bytes: Buffer.from([10, 11]), size: 12 * MEGABYTE });
    await storage().remove('videos/long.mp4');
  });

  test.each([0, 3, 12])('keeps nothing of what fails after %i MB', async (megabytes) => {
    const putting = storage().put('videos/cut.mp4', pieces(megabytes, MEGABYTE, true));
    await expect(putting).rejects.toThrow('the sender went away');
    expect(await read('videos/cut.mp4')).toBeNull();
    if (kind === 'a folder') expect(await readdir(join(folder, 'local/videos'))).toEqual([]);
    else expect(bucket.givenUp).toHaveLength(megabytes > 5 ? 1 : 0);
  });

  test('lists what lies whole in a folder, and nothing of what lies elsewhere', async () => {
    expect(await storage().list('backups')).toEqual([]);
    for (const key of ['backups/one', 'backups/two', 'backups/deeper/three', 'backupsandmore/four'])
      await storage().put(key, [Buffer.from(key)]);
    await storage()
      .put('backups/cut', pieces(1, 10, true))
      .catch(() => undefined);
    const found = await storage().list('backups');
    expect(found.sort((a, b) => a.key.localeCompare(b.key))).toEqual([
      { key: 'backups/one', bytes: 11 },
      { key: 'backups/two', bytes: 11 },
    ]);
  });

  test('a reader who leaves early does no harm', async () => {
    await storage().put(KEY, pieces(4, MEGABYTE));
    const found = await storage().read(KEY);
    found?.stream.destroy();
    expect((await read(KEY))?.size).toBe(4 * MEGABYTE);
    await storage().remove(KEY);
  });
});

test('a folder forgets with a file what an interrupted start of it left', async () => {
  await writeFile(join(folder, 'local/documents/abc.pdf.unfinished'), 'half');
  await storages.get('a folder')?.remove(KEY);
  expect(await readdir(join(folder, 'local/documents'))).toEqual([]);
});
