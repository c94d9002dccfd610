import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts';
import { addUser } from '#server/testing/test-world.ts';
import { typeCommand } from '#server/testing/typed-commands.ts';

let folder: string;
let demo: TestDatabase;
let backupFile: string;
const opened: TestDatabase[] = [];

const openFresh = async (options?: { migrated?: boolean }): Promise<TestDatabase> => {
  const database = await freshDatabase(options);
  opened.push(database);
  return database;
};

const academy = (args: string[], typed: Parameters<typeof typeCommand>[2]) =>
  typeCommand(folder, args, typed);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-command-'));
  demo = await freshDatabase();
  backupFile = join(folder, 'academy.backup');
  expect(await academy(['demo'], { on: demo })).toMatchObject({ code: 0, complained: '' });
  expect(await academy(['backup', backupFile], { on: demo })).toMatchObject({ code: 0, complained: '' });
}, 120_000);
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
afterAll(async () => {
  await demo.close();
  await rm(folder, { recursive: true });
});

/** How many rows each table has, and the sum of what is in them. */
const contentsOf = async ({ db }: TestDatabase): Promise<Record<string, unknown>> => {
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'sandbox_gateway') and tablename <> 'catalogue_version' order by 1`);
  const contents: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ sum: string }>(
      sql.raw(`select count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as sum from ${name} t`),
    );
    contents[name] = rows[0]?.sum;
  }
  return contents;
};

/** What each uploaded file holds, by its name. */
const filesIn = async (dataDir: string): Promise<Record<string, string>> => {
  const files = join(dataDir, 'files');
  const entries = await readdir(files, { recursive: true, withFileTypes: true });
  const contents: Record<string, string> = {};
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile()))
    contents[join(relative(files, parentPath), name)] = await readFile(join(parentPath, name), 'base64');
  return contents;
};

/** How many files there must be, smaller copies of pictures and papers of certificates included. */
const countFiles = async (): Promise<number> => {
  const { rows } = await demo.db.execute<{ n: number }>(
    sql`select sum(1 + cardinality(widths))::int
      + (select count(pdf_sha256)::int from certificates) as n from files`,
  );
  return rows[0]?.n ?? 0;
};

test('help lists every command, and a command that does not exist gets it too', async () => {
  const { code, said } = await academy(['help'], { on: demo });
  expect(code).toBe(0);
  for (const name of ['migrate', 'demo', 'create-admin', 'verify-ledger', 'backup', 'restore'])
    expect(said).toContain(`  ${name}`);
  expect(await academy([], { on: demo })).toMatchObject({ code: 0, said });
  const wrong = await academy(['seed'], { on: demo });
  expect(wrong).toMatchObject({ code: 1, complained: 'There is no command seed.', said });
});

test('wrong variables are told one by one', async () => {
  const environment = { PORT: 'many', LOG_LEVEL: 'loud' };
  const { code, complained } = await academy(['migrate'], { on: demo, environment });
  expect(code).toBe(1);
  expect(complained.split('\n')).toHaveLength(2);
});

test('an empty database is migrated, and once more without effect', async () => {
  const database = await openFresh({ migrated: false });
  for (let time = 0; time < 2; time++)
    expect(await academy(['migrate'], { on: database })).toMatchObject({ code: 0 });
  const { rows } = await database.db.execute(sql`select version from catalogue_version`);
  expect(rows).toHaveLength(1);
});

test('the samples are loaded once, and put back as they were when asked for', async () => {
  const again = await academy(['demo'], { on: demo });
  expect(again).toMatchObject({ code: 1, complained: expect.stringContaining('--reset') });
  await demo.db.execute(sql`update users set first_name = 'Changed' where email = 'learner@aurea.example'`);
  expect(await academy(['demo', '--reset'], { on: demo })).toMatchObject({ code: 0 });
  const { rows } = await demo.db.execute(
    sql`select first_name as name from users where email = 'learner@aurea.example'`,
  );
  expect(rows).toEqual([{ name: 'Clara' }]);
  expect(Object.keys(await filesIn(folder))).toHaveLength(await countFiles());
});

test('samples are kept away from real people and from live mode', async () => {
  const database = await openFresh();
  await addUser(database.db);
  for (const args of [['demo'], ['demo', '--reset']])
    expect(await academy(args, { on: database })).toMatchObject({
      code: 1,
      complained: expect.stringContaining('real academy'),
    });
  const key = 'a secret of more than thirty-two characters';
  const environment = {
    DEMO: '',
    SESSION_KEY: key,
    LINK_KEY: key,
    FIELD_KEY: key,
    BADGE_KEY: key,
    PUBLIC_URL: 'https://academy.example',
    SMTP_URL: 'smtp://mail.example',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(await academy(['demo'], { on: database, environment })).toMatchObject({
    code: 1,
    complained: expect.stringContaining('demo mode only'),
  });
  expect(await academy(['demo', '--all'], { on: database })).toMatchObject({ code: 1 });
});

const ada = ['--email', 'ada@example.com', '--first-name', 'Ada', '--last-name', 'Byron'];

test('an administrator is added with a password from a pipe or a file', async () => {
  const database = await openFresh();
  const first = await academy(['create-admin', ...ada], { on: database, secret: 'a long password of mine' });
  expect(first).toMatchObject({ code: 0, said: 'ada@example.com can log in as administrator.' });
  const twice = await academy(['create-admin', ...ada], { on: database, secret: 'a long password of mine' });
  expect(twice).toMatchObject({ code: 1, complained: 'There is an account with this address already.' });

  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, 'another long password\n');
  const bob = ['--email', 'bob@example.com', '--first-name', 'Bob', '--last-name', 'Moog'];
  const fromFile = await academy(['create-admin', ...bob, '--password-file', passwordFile], { on: database });
  expect(fromFile).toMatchObject({ code: 0 });
  const { rows } = await database.db.execute(sql`select role from users order by email`);
  expect(rows).toEqual([{ role: 'admin' }, { role: 'admin' }]);
});

test('a password is never taken from the command line, nor repeated', async () => {
  const database = await openFresh();
  const typed = await academy(['create-admin', ...ada, '--password', 'typed-in-the-open'], { on: database });
  expect(typed.code).toBe(1);
  expect(typed.complained).not.toContain('typed-in-the-open');
  const short = await academy(['create-admin', ...ada], { on: database, secret: 'short-one' });
  expect(short).toMatchObject({ code: 1, complained: expect.stringContaining('at least 12 characters') });
  const missing = ['create-admin', ...ada, '--password-file', join(folder, 'missing')];
  expect(await academy(missing, { on: database })).toMatchObject({ code: 1 });
});

test('the ledger is checked, and a cent that is off is told', async () => {
  const good = await academy(['verify-ledger'], { on: demo });
  expect(good).toMatchObject({ code: 0, said: expect.stringContaining('The ledger is in order.') });
  expect(good.said).toMatch(/Checked \d+ journals.* 15 payment cases/);

  const database = await openFresh();
  await academy(['restore', backupFile], { on: database });
  await database.db.execute(
    sql`update captures set aed = aed + 1 where id = (select min(id::text)::uuid from captures)`,
  );
  const bad = await academy(['verify-ledger'], { on: database });
  expect(bad).toMatchObject({ code: 1, complained: expect.stringContaining('problems found') });
});

test('a payment case that says another sum than the ledger is told', async () => {
  const database = await openFresh();
  await academy(['restore', backupFile], { on: database });
  await database.db.execute(
    sql`update payment_cases set applied_eur = applied_eur + 1 where applied_eur = 90000`,
  );
  const bad = await academy(['verify-ledger'], { on: database });
  expect(bad).toMatchObject({
    code: 1,
    complained: expect.stringContaining('says applied_eur 90001 but the ledger has 90000'),
  });
});

test('what is backed up comes back whole, and the ledger agrees', async () => {
  const file = join(folder, 'whole.backup');
  await academy(['backup', file], { on: demo });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const database = await openFresh();
  const restored = await academy(['restore', file], { on: database });
  expect(restored).toMatchObject({ code: 0, complained: '' });
  expect(restored.said).toContain('The ledger is in order.');
  expect(await contentsOf(database)).toEqual(await contentsOf(demo));
  // The database goes on counting where it was.
  const { rows } = await database.db.execute(
    sql`select nextval('journal_lines_id_seq') > max(id) as goes_on from journal_lines`,
  );
  expect(rows).toEqual([{ goes_on: true }]);
});

test('uploaded files come back with the rows, and only whole', async () => {
  const file = join(folder, 'files.backup');
  await academy(['backup', file], { on: demo });
  const DATA_DIR = await mkdtemp(join(folder, 'elsewhere-'));
  const cut = join(folder, 'cut-in-files.backup');
  const bytes = await readFile(file);
  await writeFile(cut, bytes.subarray(0, bytes.length - 2_000));
  const database = await openFresh();
  const refused = await academy(['restore', cut], { on: database, environment: { DATA_DIR } });
  expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('is cut off') });
  expect(await filesIn(DATA_DIR)).toEqual({});

  const restored = await academy(['restore', file], { on: database, environment: { DATA_DIR } });
  expect(restored).toMatchObject({ code: 0, complained: '' });
  const brought = await filesIn(DATA_DIR);
  expect(Object.keys(brought)).toHaveLength(await countFiles());
  expect(await filesIn(folder)).toMatchObject(brought);

  const [lost = ''] = Object.keys(brought);
  await rename(join(folder, 'files', lost), join(folder, 'aside'));
  const incomplete = await academy(['backup', file], { on: demo });
  await rename(join(folder, 'aside'), join(folder, 'files', lost));
  expect(incomplete).toMatchObject({ code: 0, complained: expect.stringContaining(lost) });
});

test('a database without an academy in it is not backed up, nor made one', async () => {
  const database = await openFresh({ migrated: false });
  const file = join(folder, 'nothing.backup');
  expect(await academy(['backup', file], { on: database })).toMatchObject({
    code: 1,
    complained: expect.stringContaining('nothing to back up'),
  });
  await expect(stat(file)).rejects.toThrow('ENOENT');
  const { rows } = await database.db.execute(sql`select 1 from pg_tables where schemaname = 'public'`);
  expect(rows).toEqual([]);
});

test('a backup is restored into an empty database only', async () => {
  const before = await contentsOf(demo);
  const refused = await academy(['restore', backupFile], { on: demo });
  expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('not empty') });
  expect(await contentsOf(demo)).toEqual(before);
});

test('what is no whole backup of this version is refused, and leaves nothing behind', async () => {
  const database = await openFresh();
  const before = await contentsOf(database);
  const bytes = await readFile(backupFile);
  const fileOf = async (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  const header = { format: 'academy-backup-1', madeAt: '', schema: 'another', tables: [] };
  const wrong: [file: string, sentence: string][] = [
    [join(folder, 'nothing-here'), 'There is no file'],
    [await fileOf('text', 'Dear diary'), 'is not a backup'],
    [await fileOf('other', gzipSync('{"format":"something else"}\n')), 'is not a backup'],
    [await fileOf('cut', bytes.subarray(0, bytes.length >> 1)), 'is cut off'],
    [await fileOf('version', gzipSync(`${JSON.stringify(header)}\n{"end":true}\n`)), 'another version'],
  ];
  for (const [file, sentence] of wrong) {
    const refused = await academy(['restore', file], { on: database });
    expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining(sentence) });
  }
  expect(await academy(['restore'], { on: database })).toMatchObject({ code: 1 });
  const after = await contentsOf(database);
  expect(Object.keys(before).map((name) => after[name])).toEqual(Object.values(before));
});
