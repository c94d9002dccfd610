import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { explainFolderTrouble } from './files.ts';
import { createPool } from './pool.ts';
import { commandLineOf } from './processes.ts';

let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function lockedPid(dir = dataDir): Promise<number> {
  const content = await readFile(join(dir, 'database/data/postmaster.pid'), 'utf8').catch(() => '');
  return Number(content.split('\n')[0]);
}

async function isRunning(pid: number, dir = dataDir): Promise<boolean> {
  return (await commandLineOf(pid)).includes(dir);
}

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(text)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/** Another process of ours that has the database open until it is told otherwise. */
async function anotherProcess(
  dir = dataDir,
): Promise<{ child: ChildProcess; url: string; leave(): Promise<void> }> {
  const script = `
    import { openEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, 'embedded-database.ts'))};
    const database = await openEmbeddedDatabase({ dataDir: ${JSON.stringify(dir)} });
    process.once('message', () => database.close().then(() => process.disconnect()));
    process.send(database.url);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [url] = await once(child, 'message');
  const leave = async () => {
    child.send('leave');
    await once(child, 'exit');
  };
  return { child, url, leave };
}

describe('the embedded database', () => {
  test('is made on first use, listens on no network, and stops with the last who leaves', async () => {
    const database = await openEmbeddedDatabase({ dataDir });
    expect(await ask(database.url, 'SHOW listen_addresses')).toBe('');
    expect(await ask(database.url, 'SHOW data_checksums')).toBe('on');
    expect(await ask(database.url, "SELECT lower('ÄÉ')")).toBe('äé');
    const pid = await lockedPid();
    await database.close();
    // It takes its file away just before it ends.
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test('lets nobody in without the password', async () => {
    const database = await openEmbeddedDatabase({ dataDir });
    const stranger = new URL(database.url);
    stranger.password = 'guessed';
    await expect(ask(stranger.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await database.close();
  });

  test('is shared by those who open it, and stays until all have left', async () => {
    const first = await openEmbeddedDatabase({ dataDir });
    const second = await anotherProcess();
    expect(second.url).toBe(first.url);
    const pid = await lockedPid();
    await first.close();
    expect(await isRunning(pid)).toBe(true);
    await second.leave();
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test('is made once when several processes come first together', async () => {
    const fresh = join(folder, 'together');
    const both = await Promise.all([anotherProcess(fresh), anotherProcess(fresh)]);
    expect(both[0].url).toBe(both[1].url);
    const pid = await lockedPid(fresh);
    await Promise.all(both.map((one) => one.leave()));
    await expect.poll(() => isRunning(pid, fresh)).toBe(false);
  });

  test('runs on when a process that holds it is killed, and the next takes it over', async () => {
    const victim = await anotherProcess();
    await ask(victim.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pid = await lockedPid();
    victim.child.kill('SIGKILL');
    await once(victim.child, 'exit');
    expect(await isRunning(pid)).toBe(true);

    const next = await openEmbeddedDatabase({ dataDir });
    expect(await lockedPid()).toBe(pid);
    expect(await ask(next.url, 'SELECT answer FROM kept')).toBe(42);
    // A busy PostgreSQL takes a moment to see that the other one has died.
    const holders = "SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'academy lease'";
    await expect.poll(() => ask(next.url, holders), { timeout: 60_000 }).toBe(1);
    await next.close();
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test('starts again after it was killed while nobody of ours was left', async () => {
    const victim = await anotherProcess();
    await ask(victim.url, 'CREATE TABLE acknowledged AS SELECT 7 AS answer');
    const pid = await lockedPid();
    victim.child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');

    const next = await openEmbeddedDatabase({ dataDir });
    expect(await ask(next.url, 'SELECT answer FROM acknowledged')).toBe(7);
    await next.close();
  });

  test('is started again by those who use it, and their pools go on', async () => {
    const said: string[] = [];
    const database = await openEmbeddedDatabase({ dataDir, log: (message) => said.push(message) });
    const errors: Error[] = [];
    const pool = createPool(database.url, {
      applicationName: 'test',
      onError: (error) => errors.push(error),
    });
    const lent = await pool.connect();
    await pool.query('SELECT 1');

    process.kill(await lockedPid(), 'SIGKILL');
    await expect(lent.query('SELECT pg_sleep(30)')).rejects.toThrow();
    lent.release();
    while (!said.includes('The database is there again.')) await sleep(20);

    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(errors).toHaveLength(2);
    await pool.end();
    await database.close();
  });

  test('is not kept from starting by a lock whose number now belongs to another program', async () => {
    const stale = [process.pid, join(dataDir, 'database/data'), 1, 5432, '/nowhere', '', '0 0', 'ready', ''];
    const lockFile = join(dataDir, 'database/data/postmaster.pid');
    await writeFile(lockFile, stale.join('\n'));
    const database = await openEmbeddedDatabase({ dataDir });
    expect(await ask(database.url, 'SELECT 1')).toBe(1);
    await database.close();
  });
});

describe('what it cannot use, it names in one sentence', () => {
  test('a data folder that is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(openEmbeddedDatabase({ dataDir: file })).rejects.toThrow(
      /^The data folder .*file is not a folder\.$/,
    );
  });

  test('data of another version', async () => {
    const old = join(folder, 'old');
    await mkdir(join(old, 'database/data'), { recursive: true });
    await writeFile(join(old, 'database/data/PG_VERSION'), '14\n');
    await expect(openEmbeddedDatabase({ dataDir: old })).rejects.toThrow(
      /was made by PostgreSQL 14, this program brings 18: back it up/,
    );
  });

  test('folders that may not be written, full disks', async () => {
    const failure = (code: string) => Object.assign(new Error('raw'), { code });
    expect(explainFolderTrouble('/d', failure('EACCES')).message).toBe(
      'The data folder /d is not writable by this user.',
    );
    expect(explainFolderTrouble('/d', failure('ENOSPC')).message).toBe(
      'The disk of the data folder /d is full.',
    );
  });
});
