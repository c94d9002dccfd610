import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { readEnvironment } from '#server/platform/environment-file.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { stripeStandIn } from '../gateways/stripe-stand-in.ts';
import { given } from '../given.ts';
import { startSmtpServer } from '../smtp-server.ts';
import { typeCommand } from '../typed-commands.ts';

export const MAIL_PASSWORD = 'post & office';
export const ADMIN_PASSWORD = 'a long password of mine';

export type InitWish = {
  flags?: Record<string, string>;
  environment?: Record<string, string>;
  more?: string[];
};

/** A machine without an academy, and around it all that one needs: each test has its own folder and database. */
export const createInitWorld = () => {
  const stripe = given(stripeStandIn);
  const mails = given(() => startSmtpServer({ password: MAIL_PASSWORD }));
  const machine = {} as { folder: string; database: TestDatabase };
  beforeEach(async () => {
    machine.folder = await mkdtemp(join(tmpdir(), 'academy-init-'));
    machine.database = await freshDatabase({ migrated: false });
    mails.received.splice(0);
  });
  afterEach(async () => {
    await machine.database.close();
    await rm(machine.folder, { recursive: true });
  });

  const smtpUrl = () => `smtp://academy@127.0.0.1:${mails.port}`;
  const secrets = () => ({
    SMTP_PASSWORD: MAIL_PASSWORD,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_new',
    ADMIN_PASSWORD,
  });
  const file = () => join(machine.folder, 'academy.env');
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

  return {
    stripe,
    mails,
    machine,
    smtpUrl,
    secrets,
    file,
    /** With all that works but for these changes. */
    init: (wish: InitWish = {}) =>
      typeCommand(machine.folder, ['init', ...flags(wish.flags), ...(wish.more ?? [])], {
        on: machine.database,
        environment: { DEMO: '', STRIPE_API_URL: stripe.apiUrl, ...secrets(), ...wish.environment },
      }),
    /** What a server reads that is started with what was written. */
    asConfig: () => readConfig(readEnvironment({ ACADEMY_ENV: file() })),
    /** Nobody has an account, whether or not there are tables. */
    async isEmpty() {
      const { db } = machine.database;
      const { rows } = await db.execute<{ made: boolean }>(
        sql`select to_regclass('users') is not null as made`,
      );
      return !rows[0]?.made || (await db.execute(sql`select 1 from users`)).rows.length === 0;
    },
  };
};
