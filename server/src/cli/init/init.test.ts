import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { readEnvironment } from '#server/platform/environment-file.ts';
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts';
import { stripeStandIn } from '#server/testing/gateways/stripe-stand-in.ts';
import { given } from '#server/testing/given.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { typeCommand } from '#server/testing/typed-commands.ts';

const MAIL_PASSWORD = 'post & office';
const PASSWORD = 'a long password of mine';

const stripe = given(stripeStandIn);
const mails = given(() => startSmtpServer({ password: MAIL_PASSWORD }));
let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-init-'));
  database = await freshDatabase({ migrated: false });
  mails.received.splice(0);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const smtpUrl = () => `smtp://academy@127.0.0.1:${mails.port}`;
const secrets = () => ({
  SMTP_PASSWORD: MAIL_PASSWORD,
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: 'whsec_new',
  STRIPE_API_URL: stripe.apiUrl,
  ADMIN_PASSWORD: PASSWORD,
});
const file = () => join(folder, 'academy.env');
const flags = (changes: Record<string, string> = {}) =>
  Object.entries({
    file: file(),
    address: 'https://academy.example/',
    'smtp-url': smtpUrl(),
    'mail-from': 'Aurea Academy <courses@aurea.example>',
    'admin-email': 'ada@example.com',
    'admin-first-name': 'Ada',
    'admin-last-name': 'Byron',
    ...changes,
  }).flatMap(([flag, value]) => [`--${flag}`, value]);

type Changes = { flags?: Record<string, string>; environment?: Record<string, string>; more?: string[] };

const init = (changes: Changes = {}) =>
  typeCommand(folder, ['init', ...flags(changes.flags), ...(changes.more ?? [])], {
    on: database,
    environment: { DEMO: '', ...secrets(), ...changes.environment },
  });

const nobody = async () => {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_tables where schemaname = 'public' and tablename = 'users'`,
  );
  if (!rows[0]?.n) return true;
  return (await database.db.execute(sql`select 1 from users`)).rows.length === 0;
};

const asConfig = () => readConfig(readEnvironment({ ACADEMY_ENV: file() }));

test('what was said is tried, written down for its owner only, and a live academy starts with it', async () => {
  const { code, said, complained } = await init();
  expect([code, complained]).toEqual([0, '']);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  const config = asConfig();
  expect(config).toMatchObject({
    demo: false,
    publicUrl: 'https://academy.example',
    TRUST_PROXY: true,
    DATABASE_URL: database.url,
    MAIL_FROM: 'Aurea Academy <courses@aurea.example>',
    SMTP_URL: `smtp://academy:${encodeURIComponent(MAIL_PASSWORD)}@127.0.0.1:${mails.port}`,
    STRIPE_SECRET_KEY: stripe.secretKey,
  });
  const keys = [config.SESSION_KEY, config.LINK_KEY, config.FIELD_KEY];
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^.{43}$/);

  expect(mails.received).toMatchObject([
    { to: [{ address: 'ada@example.com' }], subject: 'The academy can send mail' },
  ]);
  const trials = [...stripe.referee.sessions.all.values()];
  expect(trials.at(-1)).toMatchObject({ amount_total: 200, currency: 'aed', status: 'expired' });
  expect(await readdir(join(folder, 'files', 'trial'))).toEqual([]);
  const { rows } = await database.db.execute(sql`select email, role from users`);
  expect(rows).toEqual([{ email: 'ada@example.com', role: 'admin' }]);

  expect(said).toContain('https://academy.example/payments/webhooks/stripe');
  expect(said).toContain(`ACADEMY_ENV=${file()} npm start`);
  for (const secret of [...Object.values(secrets()), ...keys, database.url].filter(
    (one) => one !== stripe.apiUrl,
  ))
    expect(said).not.toContain(secret);
});

test('everything that is missing is told, a line each, and nothing is made', async () => {
  const { code, complained } = await typeCommand(folder, ['init', '--file', file()], {
    on: database,
    environment: { DEMO: '' },
  });
  expect(code).toBe(1);
  expect(complained.split('\n').map((line) => line.split(' is missing')[0])).toEqual([
    'Address: PUBLIC_URL',
    'Administrator: ADMIN_EMAIL',
    'Administrator: ADMIN_FIRST_NAME',
    'Administrator: ADMIN_LAST_NAME',
    'Administrator: ADMIN_PASSWORD',
    'Mail: SMTP_URL',
    'Mail: MAIL_FROM',
    'Card payments: STRIPE_SECRET_KEY',
    'Card payments: STRIPE_WEBHOOK_SECRET',
  ]);
  await expect(stat(file())).rejects.toThrow('ENOENT');
  expect(await nobody()).toBe(true);
});

const wrong: [what: string, line: RegExp, changes: () => Changes][] = [
  [
    'an address without TLS',
    /^Address: PUBLIC_URL must begin with https/,
    () => ({ flags: { address: 'http://academy.example' } }),
  ],
  [
    'an address that is none',
    /^Address: PUBLIC_URL must be an address/,
    () => ({ flags: { address: 'academy' } }),
  ],
  [
    'a database that is not there',
    /^Database: .* no server answers at 127\.0\.0\.1:1\.$/,
    () => ({ flags: { 'database-url': 'postgres://academy@127.0.0.1:1/academy' } }),
  ],
  [
    'a database of another name',
    /^Database: .* the server has no database nothing_of_the_kind\.$/,
    () => ({ flags: { 'database-url': databaseUrlWith({ pathname: '/nothing_of_the_kind' }) } }),
  ],
  [
    'a mail server that is not there',
    /^Mail: No mail server answers at 127\.0\.0\.1:1:/,
    () => ({ flags: { 'smtp-url': 'smtp://127.0.0.1:1' } }),
  ],
  [
    'a wrong password of the mail server',
    /^Mail: The mail server refuses the name academy with this password\.$/,
    () => ({ environment: { SMTP_PASSWORD: 'guessed-wrongly' } }),
  ],
  [
    'a bucket whose store is not there',
    /^Uploaded files: No store answers at http:\/\/127\.0\.0\.1:1\.$/,
    () => ({
      flags: { storage: 's3://files', 'storage-endpoint': 'http://127.0.0.1:1' },
      environment: { FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'guessed-wrongly' },
    }),
  ],
  [
    'a storage that is neither',
    /^Uploaded files: Please say folder/,
    () => ({ flags: { storage: 'cloud' } }),
  ],
  [
    'a key that Stripe does not know',
    /^Card payments: Stripe does not know this key\.$/,
    () => ({ environment: { STRIPE_SECRET_KEY: 'sk_live_guessed-wrongly' } }),
  ],
  [
    'a key that is none',
    /^Card payments: STRIPE_SECRET_KEY must begin with sk_ or rk_$/,
    () => ({ environment: { STRIPE_SECRET_KEY: 'guessed-wrongly' } }),
  ],
  [
    'card pages at another address',
    /^Card payments: The card pages of this account are at http/,
    () => ({ environment: { STRIPE_PAGE_URL: 'https://pay.example' } }),
  ],
  [
    'a short password of the administrator',
    /^Administrator: An administrator's password must be at least 12 characters\.$/,
    () => ({ environment: { ADMIN_PASSWORD: 'shortish1' } }),
  ],
];

const databaseUrlWith = (changes: { pathname?: string }): string =>
  Object.assign(new URL(database.url), changes).href;

test.each(wrong)('%s is told in one line, without its secret', async (_what, line, changes) => {
  const { code, complained, said } = await init(changes());
  expect(complained.split('\n')).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
  for (const secret of ['guessed-wrongly', MAIL_PASSWORD, PASSWORD, stripe.secretKey])
    expect(said + complained).not.toContain(secret);
  await expect(stat(file())).rejects.toThrow('ENOENT');
  expect(await nobody()).toBe(true);
});

test('a database of something else, or of samples, is left alone', async () => {
  await database.db.execute(sql`create table recipes (id int)`);
  const other = await init();
  expect(other.complained).toBe('Database: The database is not empty: it holds recipes, and no academy.');
  await database.db.execute(sql`drop table recipes`);
  expect(await typeCommand(folder, ['demo'], { on: database })).toMatchObject({ code: 0 });
  const demo = await init();
  expect(demo.complained).toContain('The database holds the demo world');
});

test('a user who may make nothing in the database, or is not who they say, is told so', async () => {
  const name = `poor_${process.pid}`;
  await database.db.execute(sql.raw(`create role ${name} login password 'poor'`));
  const as = (password: string) =>
    init({
      flags: { 'database-url': Object.assign(new URL(database.url), { username: name, password }).href },
    });
  try {
    expect((await as('poor')).complained).toBe(
      'Database: This user may not create tables and schemas in the database.',
    );
    expect((await as('rich')).complained).toMatch(`the server refuses the name ${name} with this password.`);
    expect((await as('')).complained).toMatch(`the server asks for a password of ${name}.`);
  } finally {
    await database.db.execute(sql.raw(`drop role ${name}`));
  }
});

test('an object is kept and removed in a bucket, and a wrong bucket is named', async () => {
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await store.run();
  const environment = { FILES_S3_ACCESS_KEY_ID: 'S3RVER', FILES_S3_SECRET_ACCESS_KEY: 'S3RVER' };
  const at = (storage: string) => ({ storage, 'storage-endpoint': `http://127.0.0.1:${port}` });
  const refused = await init({ flags: at('s3://elsewhere'), environment });
  expect(refused.complained).toBe('Uploaded files: The store has no bucket elsewhere.');
  const unknown = await init({
    flags: at('s3://files'),
    environment: { ...environment, FILES_S3_ACCESS_KEY_ID: 'nobody' },
  });
  expect(unknown.complained).toBe('Uploaded files: The store does not know this access key id.');
  expect(await init({ flags: at('s3://files'), environment })).toMatchObject({ code: 0, complained: '' });
  expect(asConfig()).toMatchObject({
    FILES_S3_BUCKET: 'files',
    FILES_S3_PATH_STYLE: true,
    FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  await store.close();
});

test('a file that is there is written anew only when asked to, and keeps its keys and what it has beside', async () => {
  expect(await init()).toMatchObject({ code: 0 });
  const before = asConfig();
  const refused = await init();
  expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('--force') });

  await writeFile(file(), `${await readFile(file(), 'utf8')}SOMETHING_ELSE=of theirs\n`);
  const again = await init({ flags: { address: 'https://other.example' }, more: ['--force'] });
  expect(again).toMatchObject({ code: 0, complained: '' });
  expect(again.said).toContain('There is an administrator already.');
  expect(again.said).toContain('Kept as they were: SESSION_KEY, LINK_KEY, FIELD_KEY.');
  const { SESSION_KEY, LINK_KEY, FIELD_KEY } = before;
  expect(asConfig()).toMatchObject({ publicUrl: 'https://other.example', SESSION_KEY, LINK_KEY, FIELD_KEY });
  expect(await readFile(file(), 'utf8')).toContain('SOMETHING_ELSE=of theirs');
});

test('an academy that has lost its keys is not given others', async () => {
  expect(await init()).toMatchObject({ code: 0 });
  await rm(file());
  const { code, complained } = await init();
  expect([code, complained]).toEqual([
    1,
    expect.stringContaining('needs the keys that it has had (SESSION_KEY, LINK_KEY, FIELD_KEY)'),
  ]);
});

test('whoever sits at a terminal is asked one thing at a time, and again with the reason where it fails', async () => {
  const answers = [
    'academy.example',
    'https://academy.example',
    'ada@example.com',
    'Ada',
    'Byron',
    'short',
    '',
    '',
    '',
    PASSWORD,
    smtpUrl(),
    'wrong',
    'Aurea Academy <courses@aurea.example>',
    '',
    MAIL_PASSWORD,
    '',
    '',
    'sk_test_unknown',
    'whsec_new',
    stripe.secretKey,
    '',
  ];
  const typed = await typeCommand(folder, ['init', '--file', file()], {
    on: database,
    environment: { DEMO: '', STRIPE_API_URL: stripe.apiUrl },
    answers,
  });
  expect([typed.code, typed.left]).toEqual([0, []]);
  expect(typed.complained.split('\n')).toEqual([
    'PUBLIC_URL must be an address as in https://academy.example',
    'Password must be at least 8 characters.',
    "An administrator's password must be at least 12 characters.",
    'The mail server refuses the name academy with this password.',
    'Stripe does not know this key.',
  ]);
  expect(typed.asked).toContain(
    'Where uploaded files are kept: folder, or a bucket as s3://academy-files [folder]: ',
  );
  expect(typed.asked).toContain('First name [Ada]: ');
  expect(typed.asked).toContain("The endpoint's signing secret (whsec_…) [as it was]: ");
  expect(typed.asked.join() + typed.said).not.toContain(MAIL_PASSWORD);
  expect(asConfig()).toMatchObject({ demo: false, STRIPE_WEBHOOK_SECRET: 'whsec_new' });
});

test('a secret on the command line is neither taken nor repeated', async () => {
  const { code, complained } = await init({ more: ['--stripe-secret-key', 'sk_live_typed-in-the-open'] });
  expect(code).toBe(1);
  expect(complained).toMatch(/^init takes /);
  expect(complained).not.toContain('typed-in-the-open');
});
