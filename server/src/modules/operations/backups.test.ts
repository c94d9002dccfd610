import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expiredBackups } from '#domain/operations/backup-retention.ts';
import { createLocalStorage } from '#server/platform/storage/local-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { openBucket } from '#server/testing/bucket.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createMemoryStorage } from '#server/testing/memory-storage.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';
import { verifyBooks } from '#server/verify-books.ts';
import { migrationsFolder } from '../../platform/project-root.ts';
import { NotNowError } from './backup-error.ts';
import { keyOf, listBackups, nameOf } from './backup-place.ts';
import { clearOldBackups } from './clear-old-backups.ts';
import { drillRestore } from './drill-restore.ts';
import { makeBackup } from './make-backup.ts';
import { operationsJobs } from './operations.jobs.ts';
import type { BackupMeans } from './operations.ports.ts';
import { readBackupState } from './read-backup-state.ts';

const KEY = 'what backups are sealed with here';
const HOUR = 3_600_000;

const database = given(freshDatabase);
const bucket = given(openBucket);
const backups: BackupMeans = {
  place: null,
  key: KEY,
  everyHours: 24,
  files: createMemoryStorage(),
  databaseUrl: '',
  migrations: migrationsFolder,
  verifyBooks,
};
let now = new Date();
/** An office with a case that is paid: something in the books. */
const world = given(async () => {
  const made = await createCasesWorld(database.db, { ports: { backups }, now: () => now });
  await made.payByCard(await made.createCase());
  return made;
});
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  backups.place = createMemoryStorage();
  backups.key = KEY;
  backups.databaseUrl = database.url;
  bucket.trouble.refusesToWrite = false;
  now = new Date();
  await database.db.execute(sql`truncate backup_runs, needs_action`);
});

const runs = async () =>
  (await database.db.execute(sql`select kind, ok, detail from backup_runs order by finished_at`)).rows;
const openActions = async () => {
  const { rows } = await database.db.execute<{ kind: string }>(
    sql`select kind from needs_action where resolved_at is null order by kind`,
  );
  return rows.map(({ kind }) => kind);
};
const scratchDatabases = async () =>
  (
    await database.db.execute(sql`
      select 1 from pg_database where starts_with(datname, 'academy_drill_' || (
        select oid from pg_database where datname = current_database()) || '_')`)
  ).rows.length;
const place = () => backups.place as Storage;

describe.each(['a folder', 'a bucket'])('backups that go to %s', (kind) => {
  beforeEach(() => {
    backups.place = kind === 'a folder' ? createLocalStorage(join(folder, 'kept')) : bucket.storage;
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
    expect(await listBackups(place())).toContainEqual({
      name: made.name,
      at: new Date(Math.floor(now.getTime() / 1000) * 1000),
      bytes: made.bytes,
    });
    const stored = await place().read(keyOf(made.name));
    const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0);
    expect(bytes.length).toBe(made.bytes);
    expect(bytes.subarray(0, 16).toString()).toBe('academy-sealed-1');

    const drill = await drillRestore(world.outer());
    expect(drill).toMatchObject({ kind: 'drill', ok: true, name: made.name });
    expect(drill.detail).toMatch(/rows and 0 files restored; in order: [1-9]\d* journals.* 1 payment cases$/);
    expect(await scratchDatabases()).toBe(0);
    expect(await readBackupState({ db: database.db })).toEqual({
      lastBackup: { at: made.finishedAt },
      lastRestoreDrill: { at: drill.finishedAt },
    });
    expect(await openActions()).toEqual([]);
  });

  test('are cleared by age, and what else lies there is left alone', async () => {
    const storage = place();
    for (const { name } of await listBackups(storage)) await storage.remove(keyOf(name));
    const today = Math.floor(now.getTime() / 1000) * 1000;
    const madeAt = Array.from({ length: 45 }, (_, back) => new Date(today - back * 24 * HOUR));
    for (const at of madeAt) await storage.put(keyOf(nameOf(at)), [Buffer.from('a backup')]);
    await storage.put('backups/notes.txt', [Buffer.from('of somebody')]);
    const gone = expiredBackups(madeAt, now).map(nameOf);
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
    const [job] = operationsJobs(world.jobDeps);
    backups.place = bucket.storage;
    for (const { name } of await listBackups(place())) await place().remove(keyOf(name));
    bucket.trouble.refusesToWrite = true;
    await job?.work({});
    const away = await openBucket();
    backups.place = away.storage;
    await away.close();
    await job?.work({});
    expect(await runs()).toEqual([
      { kind: 'backup', ok: false, detail: expect.any(String) },
      { kind: 'backup', ok: false, detail: expect.stringContaining('ECONNREFUSED') },
    ]);
    expect(await openActions()).toEqual(['backup-failed']);
    expect(await readBackupState({ db: database.db })).toMatchObject({ lastBackup: null });

    backups.place = bucket.storage;
    bucket.trouble.refusesToWrite = false;
    await job?.work({});
    expect(await listBackups(place())).toHaveLength(1);
    expect(await openActions()).toEqual([]);
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
    backups.place = { ...real, put: (key, bytes) => real.put(key, cutOff(bytes)) };
    expect(await makeBackup(world.outer())).toMatchObject({ ok: false });
    expect(await real.list('backups')).toEqual([]);
    expect(await openActions()).toEqual(['backup-failed']);
  });

  test('since another is being made waits, and nobody is alarmed', async () => {
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const real = createMemoryStorage();
    backups.place = {
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
    const [job] = operationsJobs(world.jobDeps);
    await job?.work({});
    goOn.resolve();
    expect(await first).toMatchObject({ ok: true });
    expect(await runs()).toHaveLength(1);
    expect(await openActions()).toEqual([]);
  });
});

describe('a drill that fails', () => {
  test('because of another key says so, and is forgotten when the next goes well', async () => {
    await makeBackup(world.outer());
    backups.key = 'another key that was made up since then';
    const failed = await drillRestore(world.outer());
    expect(failed).toMatchObject({ ok: false, detail: expect.stringContaining('another BACKUP_KEY') });
    expect(await openActions()).toEqual(['drill-failed']);
    backups.key = KEY;
    expect(await drillRestore(world.outer())).toMatchObject({ ok: true });
    expect(await openActions()).toEqual([]);
    expect(await scratchDatabases()).toBe(0);
  });

  test('because the books do not agree says what is wrong, and nothing is cleared meanwhile', async () => {
    await database.db.execute(sql`update captures set aed = aed + 1`);
    await makeBackup(world.outer());
    await database.db.execute(sql`update captures set aed = aed - 1`);
    expect(await drillRestore(world.outer())).toMatchObject({
      ok: false,
      detail: expect.stringContaining('do not agree'),
    });
    await place().put(keyOf(nameOf(new Date('2020-01-01T00:00:00Z'))), [Buffer.from('old')]);
    expect(await clearOldBackups(world.outer())).toEqual([]);
    await makeBackup(world.outer());
    expect(await readBackupState({ db: database.db })).toMatchObject({ lastRestoreDrill: null });
  });

  test('on a cut or damaged backup', async () => {
    const { name } = await makeBackup(world.outer());
    const stored = await place().read(keyOf(name));
    const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0);
    const damaged = Buffer.from(bytes);
    damaged[bytes.length >> 1] = (damaged[bytes.length >> 1] ?? 0) ^ 1;
    for (const wrong of [bytes.subarray(0, bytes.length - 10), damaged, Buffer.from('Dear diary')]) {
      await place().put(keyOf(name), [wrong]);
      expect(await drillRestore(world.outer())).toMatchObject({ ok: false, name });
    }
    expect(await scratchDatabases()).toBe(0);
  });

  test('for want of a backup, and for a role that may not create databases', async () => {
    expect(await drillRestore(world.outer())).toMatchObject({ ok: false, detail: 'There is no backup yet.' });
    await makeBackup(world.outer());
    const role = `academy_poor_drill_${process.pid}`;
    await database.pool.query(`create role ${role} login password 'poor'`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'poor';
    backups.databaseUrl = url.href;
    expect(await drillRestore(world.outer())).toMatchObject({
      ok: false,
      detail: expect.stringContaining('CREATEDB'),
    });
    await database.pool.query(`drop role ${role}`);
    expect(await openActions()).toEqual(['drill-failed']);
  });
});

describe('the schedule', () => {
  const job = (name: string) => operationsJobs(world.jobDeps).find((one) => one.name === name);

  test('makes a backup when the last good one is old enough, and no sooner', async () => {
    await job('make-backup')?.work({});
    await job('make-backup')?.work({});
    expect(await runs()).toHaveLength(1);
    now = new Date(now.getTime() + 23 * HOUR);
    await job('make-backup')?.work({});
    expect(await runs()).toHaveLength(1);
    now = new Date(now.getTime() + HOUR);
    await job('make-backup')?.work({});
    expect(await runs()).toHaveLength(2);
  });

  test('drills once a week, when there is something to restore', async () => {
    await job('drill-restore')?.work({});
    expect(await runs()).toEqual([]);
    await job('make-backup')?.work({});
    await job('drill-restore')?.work({});
    await job('drill-restore')?.work({});
    expect((await runs()).map(({ kind, ok }) => [kind, ok])).toEqual([
      ['backup', true],
      ['drill', true],
    ]);
    now = new Date(now.getTime() + 7 * 24 * HOUR);
    await job('drill-restore')?.work({});
    expect(await runs()).toHaveLength(3);
  });

  test('waits with the drill for a backup of the present version', async () => {
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 0)`,
    );
    await job('make-backup')?.work({});
    await job('drill-restore')?.work({});
    await expect(drillRestore(world.outer())).rejects.toThrow(NotNowError);
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`);
    expect((await runs()).map(({ kind }) => kind)).toEqual(['backup']);
    expect(await openActions()).toEqual([]);
  });

  test('does nothing where no place is named', async () => {
    backups.place = null;
    for (const { work } of operationsJobs(world.jobDeps)) await work({});
    expect(await runs()).toEqual([]);
  });
});
