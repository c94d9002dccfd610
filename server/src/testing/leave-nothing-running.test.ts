import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandLineOf } from '../platform/db/processes.ts';
import { ROOT } from './test-server.ts';

test('when the last test has run, the database of the tests is stopped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
  await chmod(folder, 0o755);
  const { DATABASE_URL: _elsewhere, ...env } = process.env;
  const run = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', 'server/src/platform/db/named-statements.test.ts'],
    { cwd: ROOT, env: { ...env, TEST_DATA_DIR: folder }, stdio: 'ignore' },
  );
  const ended = once(run, 'exit');
  const lockFile = join(folder, 'database/data/postmaster.pid');
  const lock = () => readFile(lockFile, 'utf8').catch(() => '');
  await expect.poll(lock, { timeout: 60_000 }).not.toBe('');
  const pid = Number((await lock()).split('\n')[0]);
  expect(await commandLineOf(pid)).toContain(folder);
  expect(await ended).toEqual([0, null]);
  expect(await commandLineOf(pid)).toBe('');
  await rm(folder, { recursive: true });
});
