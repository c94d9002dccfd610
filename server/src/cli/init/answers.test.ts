import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import S3rver from 's3rver';
import { expect, test } from 'vitest';
import { typeCommand } from '#server/testing/typed-commands.ts';
import {
  ADMIN_PASSWORD,
  createInitWorld,
  type InitWish,
  MAIL_PASSWORD,
} from '#server/testing/worlds/init-world.ts';

const world = createInitWorld();

const wrong: [what: string, line: RegExp, changes: () => InitWish][] = [
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
  Object.assign(new URL(world.machine.database.url), changes).href;

test.each(wrong)('%s is told in one line, without its secret', async (_what, line, changes) => {
  const { code, complained, said } = await world.init(changes());
  expect(complained.split('\n')).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
  for (const secret of ['guessed-wrongly', MAIL_PASSWORD, ADMIN_PASSWORD, world.stripe.secretKey])
    expect(said + complained).not.toContain(secret);
  await expect(stat(world.file())).rejects.toThrow('ENOENT');
  expect(await world.isEmpty()).toBe(true);
});

test('a database of something else, or of samples, is left alone', async () => {
  await world.machine.database.db.execute(sql`create table recipes (id int)`);
  const other = await world.init();
  expect(other.complained).toBe('Database: The database is not empty: it holds recipes, and no academy.');
  await world.machine.database.db.execute(sql`drop table recipes`);
  expect(await typeCommand(world.machine.folder, ['demo'], { on: world.machine.database })).toMatchObject({
    code: 0,
  });
  const demo = await world.init();
  expect(demo.complained).toContain('The database holds the demo world');
});

test('a user who may make nothing in the database, or is not who they say, is told so', async () => {
  const name = `poor_${process.pid}`;
  await world.machine.database.db.execute(sql.raw(`create role ${name} login password 'poor'`));
  const as = (password: string) =>
    world.init({
      flags: {
        'database-url': Object.assign(new URL(world.machine.database.url), { username: name, password }).href,
      },
    });
  try {
    expect((await as('poor')).complained).toBe(
      'Database: This user may not create tables and schemas in the database.',
    );
    expect((await as('rich')).complained).toMatch(`the server refuses the name ${name} with this password.`);
    expect((await as('')).complained).toMatch(`the server asks for a password of ${name}.`);
  } finally {
    await world.machine.database.db.execute(sql.raw(`drop role ${name}`));
  }
});

test('an object is kept and removed in a bucket, and a wrong bucket is named', async () => {
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(world.machine.folder, 's3'),
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await store.run();
  const environment = { FILES_S3_ACCESS_KEY_ID: 'S3RVER', FILES_S3_SECRET_ACCESS_KEY: 'S3RVER' };
  const at = (storage: string) => ({ storage, 'storage-endpoint': `http://127.0.0.1:${port}` });
  const refused = await world.init({ flags: at('s3://elsewhere'), environment });
  expect(refused.complained).toBe('Uploaded files: The store has no bucket elsewhere.');
  const unknown = await world.init({
    flags: at('s3://files'),
    environment: { ...environment, FILES_S3_ACCESS_KEY_ID: 'nobody' },
  });
  expect(unknown.complained).toBe('Uploaded files: The store does not know this access key id.');
  expect(await world.init({ flags: at('s3://files'), environment })).toMatchObject({
    code: 0,
    complained: '',
  });
  expect(world.asConfig()).toMatchObject({
    FILES_S3_BUCKET: 'files',
    FILES_S3_PATH_STYLE: true,
    FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  await store.close();
});
