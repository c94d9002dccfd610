import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureSettings } from '#server/modules/settings/index.ts';
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { typeCommand } from '#server/testing/typed-commands.ts';

const BACKUP_KEY = 'a key of more than thirty-two characters';
const database = given(freshDatabase);
const empty = given(freshDatabase);
let folder: string;
let kept: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-command-'));
  kept = { BACKUP_DIR: join(folder, 'kept'), BACKUP_KEY };
  await ensureSettings(database.db);
  await addUser(database.db, { email: 'ada@example.com' });
});
afterAll(() => rm(folder, { recursive: true }));

const academy = (args: string[], environment = kept, on: TestDatabase = database) =>
  typeCommand(folder, args, { on, environment });

test('a backup without a file needs a place', async () => {
  expect(await academy(['backup'], {})).toMatchObject({
    code: 1,
    complained: expect.stringContaining('set BACKUP_S3_BUCKET'),
  });
  expect(await academy(['restore-drill'])).toMatchObject({ code: 1, complained: 'There is no backup yet.' });
});

test('what is kept is listed, tried out and restored by its name, with its key only', async () => {
  const made = await academy(['backup']);
  expect(made).toMatchObject({ code: 0, complained: '' });
  const [, name = ''] = /^Wrote (academy-\d{8}T\d{6}Z\.backup) /.exec(made.said) ?? [];
  const listed = await academy(['backups']);
  expect(listed.said).toMatch(new RegExp(`^${name}  \\d+ bytes\nLast restored for a trial: never$`));
  expect(await academy(['restore-drill'])).toMatchObject({
    code: 0,
    said: expect.stringContaining('in order:'),
  });
  expect((await academy(['backups'])).said).not.toContain('never');

  const wrongKey = { ...kept, BACKUP_KEY: BACKUP_KEY.toUpperCase() };
  expect(await academy(['restore', name], wrongKey, empty)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('another BACKUP_KEY'),
  });
  const asFile = join(folder, 'kept/backups', name);
  expect(await academy(['restore', asFile], {}, empty)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('is encrypted'),
  });
  expect(await academy(['restore', name], kept, empty)).toMatchObject({
    code: 0,
    said: expect.stringContaining('The ledger is in order.'),
  });
  const { rows } = await empty.pool.query('select email from users');
  expect(rows).toEqual([{ email: 'ada@example.com' }]);
});
