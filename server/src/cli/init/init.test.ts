import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { typeCommand } from '#server/testing/typed-commands.ts';
import { ADMIN_PASSWORD, createInitWorld, MAIL_PASSWORD } from '#server/testing/worlds/init-world.ts';

const world = createInitWorld();

test('what was said is tried, written down for its owner only, and a live academy starts with it', async () => {
  const { code, said, complained } = await world.init();
  expect([code, complained]).toEqual([0, '']);
  expect((await stat(world.file())).mode & 0o777).toBe(0o600);
  const config = world.asConfig();
  expect(config).toMatchObject({
    demo: false,
    publicUrl: 'https://academy.example',
    TRUST_PROXY: true,
    DATABASE_URL: world.machine.database.url,
    MAIL_FROM: 'Aurea Academy <courses@aurea.example>',
    SMTP_URL: `smtp://academy:${encodeURIComponent(MAIL_PASSWORD)}@127.0.0.1:${world.mails.port}`,
    STRIPE_SECRET_KEY: world.stripe.secretKey,
  });
  const keys = [config.SESSION_KEY, config.LINK_KEY, config.FIELD_KEY, config.BADGE_KEY];
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^.{43}$/);

  expect(world.mails.received).toMatchObject([
    { to: [{ address: 'ada@example.com' }], subject: 'The academy can send mail' },
  ]);
  const trials = [...world.stripe.referee.sessions.all.values()];
  expect(trials.at(-1)).toMatchObject({ amount_total: 200, currency: 'aed', status: 'expired' });
  expect(await readdir(join(world.machine.folder, 'files', 'trial'))).toEqual([]);
  const { rows } = await world.machine.database.db.execute(sql`select email, role from users`);
  expect(rows).toEqual([{ email: 'ada@example.com', role: 'admin' }]);

  expect(said).toContain('https://academy.example/payments/webhooks/stripe');
  expect(said).toContain(`ACADEMY_ENV=${world.file()} npm start`);
  for (const secret of [...Object.values(world.secrets()), ...keys, world.machine.database.url])
    expect(said).not.toContain(secret);
});

test('everything that is missing is told, a line each, and nothing is made', async () => {
  const { code, complained } = await typeCommand(world.machine.folder, ['init', '--file', world.file()], {
    on: world.machine.database,
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
  await expect(stat(world.file())).rejects.toThrow('ENOENT');
  expect(await world.isEmpty()).toBe(true);
});

test('a file that is there is written anew only when asked to, and keeps its keys and what it has beside', async () => {
  expect(await world.init()).toMatchObject({ code: 0 });
  const before = world.asConfig();
  const refused = await world.init();
  expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('--force') });

  await writeFile(world.file(), `${await readFile(world.file(), 'utf8')}SOMETHING_ELSE=of theirs\n`);
  const again = await world.init({ flags: { address: 'https://other.example' }, more: ['--force'] });
  expect(again).toMatchObject({ code: 0, complained: '' });
  expect(again.said).toContain('There is an administrator already.');
  expect(again.said).toContain('Kept as they were: SESSION_KEY, LINK_KEY, FIELD_KEY, BADGE_KEY, BACKUP_KEY.');
  const { SESSION_KEY, LINK_KEY, FIELD_KEY } = before;
  expect(world.asConfig()).toMatchObject({
    publicUrl: 'https://other.example',
    SESSION_KEY,
    LINK_KEY,
    FIELD_KEY,
  });
  expect(await readFile(world.file(), 'utf8')).toContain('SOMETHING_ELSE=of theirs');
});

test('an academy that has lost its keys is not given others', async () => {
  expect(await world.init()).toMatchObject({ code: 0 });
  await rm(world.file());
  const { code, complained } = await world.init();
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
    ADMIN_PASSWORD,
    world.smtpUrl(),
    'wrong',
    'Aurea Academy <courses@aurea.example>',
    '',
    MAIL_PASSWORD,
    '',
    '',
    '/dev/null/backups',
    '-',
    'sk_test_unknown',
    'whsec_new',
    world.stripe.secretKey,
    '',
  ];
  const typed = await typeCommand(world.machine.folder, ['init', '--file', world.file()], {
    on: world.machine.database,
    environment: { DEMO: '', STRIPE_API_URL: world.stripe.apiUrl },
    answers,
  });
  expect([typed.code, typed.left]).toEqual([0, []]);
  expect(typed.complained.split('\n')).toEqual([
    'PUBLIC_URL must be an address as in https://academy.example',
    'Password must be at least 8 characters.',
    "An administrator's password must be at least 12 characters.",
    'The mail server refuses the name academy with this password.',
    expect.stringMatching(/^Backups cannot be kept: /),
    'Stripe does not know this key.',
  ]);
  expect(typed.asked).toContain(
    'Where uploaded files are kept: folder, or a bucket as s3://academy-files [folder]: ',
  );
  expect(typed.asked).toContain('First name [Ada]: ');
  expect(typed.asked).toContain("The endpoint's signing secret (whsec_…) [as it was]: ");
  expect(typed.asked.join() + typed.said).not.toContain(MAIL_PASSWORD);
  expect(world.asConfig()).toMatchObject({ demo: false, STRIPE_WEBHOOK_SECRET: 'whsec_new' });
});

test('a secret on the command line is neither taken nor repeated', async () => {
  const { code, complained } = await world.init({
    more: ['--stripe-secret-key', 'sk_live_typed-in-the-open'],
  });
  expect(code).toBe(1);
  expect(complained).toMatch(/^init takes /);
  expect(complained).not.toContain('typed-in-the-open');
});
