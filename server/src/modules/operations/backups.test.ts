import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expiredBackups } from '#domain/operations/backup-retention.ts';
import { createLocalStorage } from '#server/platform/storage/local-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { openBucket } from '#server/testing/storage/bucket.ts';
import { createMemoryStorage } from '#server/testing/storage/memory-storage.ts';
import { createBackupsWorld } from '#server/testing/worlds/backups-world.ts';
import { NotNowError } from './backup-error.ts';
import { keyOf, listBackups, nameOf } from './backup-place.ts';
import { clearOldBackups } from './clear-old-backups.ts';
import { drillRestore } from './drill-restore.ts';
import { makeBackup } from './make-backup.ts';
import { readBackupState } from './read-backup-state.ts';

const HOUR = 3_600_000;

const database = given(freshDatabase);
const bucket = given(openBucket);
const world = given(() => createBackupsWorld(database));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  bucket.trouble.refusesToWrite = false;
  await world.begin();
});

describe.each(['a folder', 'a bucket'])('backups that go to %s', (kind) => {
  beforeEach(() => {
    world.backups.place = kind === 'a folder' ? createLocalStorage(join(folder, 'kept')) : bucket.storage;
  });

  test('lie there whole and encrypted, and are restored for a trial that leaves nothing behind', async () => {
    expect(await readBackupState({ db: database.db })).toEqual({
      lastBackup: null,
      lastRestoreDrill: null,
    });
    const made = await makeBackup(world.outer());
    expect(made).toMatchObject({
      kind: 'backup',
      ok: true,
      detail: expect.stringMatching(/^\d+ rows and 0 files$/),
    });
    expect(await listBackups(world.place())).toContainEqual({
      name: made.name,
      at: new Date(Math.floor(world.clock.now.getTime() / 1000) * 1000),
      bytes: made.bytes,
    });
    const stored = await world.place().read(keyOf(made.name));
    const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0);
    expect(bytes.length).toBe(made.bytes);
    expect(bytes.subarray(0, 16).toString()).toBe('academy-sealed-1');

    const drill = await drillRestore(world.outer());
    expect(drill).toMatchObject({ kind: 'drill', ok: true, name: made.name });
    expect(drill.detail).toMatch(/rows and 0 files restored; in order: [1-9]\d* journals.* 1 payment cases$/);
    expect(await world.scratchDatabases()).toBe(0);
    expect(await readBackupState({ db: database.db })).toEqual({
      lastBackup: { at: made.finishedAt },
      lastRestoreDrill: { at: drill.finishedAt },
    });
    expect(await world.openActions()).toEqual([]);
  });

  test('are cleared by age, and what else lies there is left alone', async () => {
    const storage = world.place();
    for (const { name } of await listBackups(storage)) await storage.remove(keyOf(name));
    const today = Math.floor(world.clock.now.getTime() / 1000) * 1000;
    const madeAt = Array.from({ length: 45 }, (_, back) => new Date(today - back * 24 * HOUR));
    for (const at of madeAt) await storage.put(keyOf(nameOf(at)), [Buffer.from('a backup')]);
    await storage.put('backups/notes.txt', [Buffer.from('of somebody')]);
    const gone = expiredBackups(madeAt, world.clock.now).map(nameOf);
    expect(gone.length).toBeGreaterThan(20);
    expect((await clearOldBackups(world.outer())).sort()).toEqual(gone.sort());
    expect((await listBackups(storage)).map(({ name }) => name)).toEqual(
      madeAt.map(nameOf).filter((name) => !gone.includes(name)),
    );
    expect(await clearOldBackups(world.outer())).toEqual([]);
    expect((await storage.list('backups')).map(({ key }) => key)).toContain('backups/notes.txt');
  });
});

describe('a backup that cannot be made', () => {
  test('for a bucket that refuses it, or is away, is written down and asked of a person until one is', async () => {
    world.backups.place = bucket.storage;
    for (const { name } of await listBackups(world.place())) await world.place().remove(keyOf(name));
    bucket.trouble.refusesToWrite = true;
    await world.workJob('make-backup');
    const away = await openBucket();
    world.backups.place = away.storage;
    await away.close();
    await world.workJob('make-backup');
    expect(await world.runs()).toEqual([
      { kind: 'backup', ok: false, detail: expect.any(String) },
      { kind: 'backup', ok: false, detail: expect.stringContaining('ECONNREFUSED') },
    ]);
    expect(await world.openActions()).toEqual(['backup-failed']);
    expect(await readBackupState({ db: database.db })).toMatchObject({ lastBackup: null });

    world.backups.place = bucket.storage;
    bucket.trouble.refusesToWrite = false;
    await world.workJob('make-backup');
    expect(await listBackups(world.place())).toHaveLength(1);
    expect(await world.openActions()).toEqual([]);
  });

  test('because the database goes away in the middle leaves nothing at the place', async () => {
    const real = createLocalStorage(join(folder, 'cut'));
    const cutOff = async function* (bytes: Parameters<Storage['put']>[1]) {
      for await (const chunk of bytes) {
        await database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'academy backup' and datname = current_database()`,
        );
        yield chunk;
      }
    };
    world.backups.place = { ...real, put: (key, bytes) => real.put(key, cutOff(bytes)) };
    await world.workJob('make-backup');
    expect(await world.runs()).toMatchObject([{ ok: false }]);
    expect(await real.list('backups')).toEqual([]);
    expect(await world.openActions()).toEqual(['backup-failed']);
  });

  test('since another is being made waits, and nobody is alarmed', async () => {
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const real = createMemoryStorage();
    world.backups.place = {
      ...real,
      put: async (key, bytes) => {
        started.resolve();
        await goOn.promise;
        return real.put(key, bytes);
      },
    };
    const first = makeBackup(world.outer());
    await started.promise;
    await expect(makeBackup(world.outer())).rejects.toThrow(NotNowError);
    await world.workJob('make-backup');
    goOn.resolve();
    expect(await first).toMatchObject({ ok: true });
    expect(await world.runs()).toHaveLength(1);
    expect(await world.openActions()).toEqual([]);
  });
});
