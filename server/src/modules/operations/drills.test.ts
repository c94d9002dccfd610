import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createBackupsWorld } from '#server/testing/worlds/backups-world.ts';
import { NotNowError } from './backup-error.ts';
import { keyOf, nameOf } from './backup-place.ts';
import { clearOldBackups } from './clear-old-backups.ts';
import { drillRestore } from './drill-restore.ts';
import { makeBackup } from './make-backup.ts';
import { operationsJobs } from './operations.jobs.ts';
import { readBackupState } from './read-backup-state.ts';

const HOUR = 3_600_000;

const database = given(freshDatabase);
const world = given(() => createBackupsWorld(database));
beforeEach(() => world.begin());

describe('a drill that fails', () => {
  test('because of another key says so, and is forgotten when the next goes well', async () => {
    await makeBackup(world.outer());
    const { key } = world.backups;
    world.backups.key = 'another key that was made up since then';
    await world.workJob('drill-restore');
    expect(await world.runs()).toContainEqual({
      kind: 'drill',
      ok: false,
      detail: expect.stringContaining('another BACKUP_KEY'),
    });
    expect(await world.openActions()).toEqual(['drill-failed']);
    world.backups.key = key;
    expect(await drillRestore(world.outer())).toMatchObject({ ok: true });
    expect(await world.openActions()).toEqual([]);
    expect(await world.scratchDatabases()).toBe(0);
  });

  test('because the books do not agree says what is wrong, and nothing is cleared meanwhile', async () => {
    await database.db.execute(sql`update captures set aed = aed + 1`);
    await makeBackup(world.outer());
    await database.db.execute(sql`update captures set aed = aed - 1`);
    expect(await drillRestore(world.outer())).toMatchObject({
      ok: false,
      detail: expect.stringContaining('do not agree'),
    });
    await world.place().put(keyOf(nameOf(new Date('2020-01-01T00:00:00Z'))), [Buffer.from('old')]);
    expect(await clearOldBackups(world.outer())).toEqual([]);
    await makeBackup(world.outer());
    expect(await readBackupState({ db: database.db })).toMatchObject({ lastRestoreDrill: null });
  });

  test('on a cut or damaged backup', async () => {
    const { name } = await makeBackup(world.outer());
    const stored = await world.place().read(keyOf(name));
    const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0);
    const damaged = Buffer.from(bytes);
    damaged[bytes.length >> 1] = (damaged[bytes.length >> 1] ?? 0) ^ 1;
    for (const wrong of [bytes.subarray(0, bytes.length - 10), damaged, Buffer.from('Dear diary')]) {
      await world.place().put(keyOf(name), [wrong]);
      expect(await drillRestore(world.outer())).toMatchObject({ ok: false, name });
    }
    expect(await world.scratchDatabases()).toBe(0);
  });

  test('for want of a backup, and for a role that may not create databases', async () => {
    expect(await drillRestore(world.outer())).toMatchObject({ ok: false, detail: 'There is no backup yet.' });
    await makeBackup(world.outer());
    const role = `academy_poor_drill_${process.pid}`;
    await database.pool.query(`create role ${role} login password 'poor'`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'poor';
    world.backups.databaseUrl = url.href;
    expect(await drillRestore(world.outer())).toMatchObject({
      ok: false,
      detail: expect.stringContaining('CREATEDB'),
    });
    await database.pool.query(`drop role ${role}`);
    // Whoever did it by hand was told.
    expect(await world.openActions()).toEqual([]);
  });
});

describe('the schedule', () => {
  test('makes a backup when the last good one is old enough, and no sooner', async () => {
    await world.workJob('make-backup');
    await world.workJob('make-backup');
    expect(await world.runs()).toHaveLength(1);
    world.clock.now = new Date(world.clock.now.getTime() + 23 * HOUR);
    await world.workJob('make-backup');
    expect(await world.runs()).toHaveLength(1);
    world.clock.now = new Date(world.clock.now.getTime() + HOUR);
    await world.workJob('make-backup');
    expect(await world.runs()).toHaveLength(2);
  });

  test('drills once a week, when there is something to restore', async () => {
    await world.workJob('drill-restore');
    expect(await world.runs()).toEqual([]);
    await world.workJob('make-backup');
    await world.workJob('drill-restore');
    await world.workJob('drill-restore');
    expect((await world.runs()).map(({ kind, ok }) => [kind, ok])).toEqual([
      ['backup', true],
      ['drill', true],
    ]);
    world.clock.now = new Date(world.clock.now.getTime() + 7 * 24 * HOUR);
    await world.workJob('drill-restore');
    expect(await world.runs()).toHaveLength(3);
  });

  test('waits with the drill for a backup of the present version', async () => {
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 0)`,
    );
    await world.workJob('make-backup');
    await world.workJob('drill-restore');
    await expect(drillRestore(world.outer())).rejects.toThrow(NotNowError);
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`);
    expect((await world.runs()).map(({ kind }) => kind)).toEqual(['backup']);
    expect(await world.openActions()).toEqual([]);
  });

  test('does nothing where no place is named', async () => {
    world.backups.place = null;
    for (const { work } of operationsJobs(world.jobDeps)) await work({});
    expect(await world.runs()).toEqual([]);
  });
});
