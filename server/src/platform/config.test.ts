import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { loadSecrets } from './secrets.ts';

const KEY = 'k'.repeat(32);
const LIVE = {
  DATABASE_URL: 'postgres://academy@db.example/academy',
  PUBLIC_URL: 'https://academy.example/',
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SESSION_KEY: KEY,
  LINK_KEY: KEY,
  FIELD_KEY: KEY,
  BADGE_KEY: KEY,
};

const mistakesOf = (variables: Record<string, string>) => {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n');
  }
};

describe('the environment', () => {
  test('nothing is a demo on this machine', () => {
    expect(readConfig({})).toMatchObject({
      demo: true,
      PORT: 3000,
      publicUrl: 'http://localhost:3000',
      LOG_LEVEL: 'warn',
    });
  });

  test('an empty variable is an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ demo: true, PORT: 3000 });
  });

  test('a live academy is told everything that it lacks, a line each', () => {
    expect(mistakesOf({ DATABASE_URL: LIVE.DATABASE_URL })).toEqual([
      expect.stringMatching(/^SESSION_KEY is missing/),
      expect.stringMatching(/^LINK_KEY is missing/),
      expect.stringMatching(/^FIELD_KEY is missing/),
      expect.stringMatching(/^BADGE_KEY is missing/),
      expect.stringMatching(/^PUBLIC_URL is missing/),
      expect.stringMatching(/^SMTP_URL is missing/),
      expect.stringMatching(/^STRIPE_SECRET_KEY is missing/),
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is missing/),
    ]);
    expect(readConfig(LIVE)).toMatchObject({
      demo: false,
      publicUrl: 'https://academy.example',
      LOG_LEVEL: 'info',
    });
  });

  test('a wrong value is named with what it must be', () => {
    expect(mistakesOf({ PORT: 'eighty', DATABASE_URL: 'mysql://x', SESSION_KEY: 'short' })).toEqual([
      'PORT must be a port number',
      'DATABASE_URL must begin with postgres://',
      'SESSION_KEY must be at least 32 characters',
    ]);
  });

  test('a demo takes no live key, and a live academy no sandbox', () => {
    expect(mistakesOf({ STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY is a live key/),
    ]);
    expect(readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toMatchObject({ demo: true });
    expect(mistakesOf({ ...LIVE, GATEWAY: 'sandbox' })).toEqual([
      expect.stringMatching(/^GATEWAY sandbox charges nobody/),
    ]);
  });

  test('without TLS a live academy is served to its own machine only', () => {
    expect(mistakesOf({ ...LIVE, PUBLIC_URL: 'http://academy.example' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL must begin with https:/),
    ]);
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80'])
      expect(readConfig({ ...LIVE, PUBLIC_URL })).toMatchObject({ demo: false });
  });

  test('half of a pair of keys is told', () => {
    expect(mistakesOf({ FILES_S3_BUCKET: 'files', FILES_S3_ACCESS_KEY_ID: 'key' })).toEqual([
      'FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY are given together or not at all',
    ]);
  });

  test('backups go to one place, encrypted, and at a sensible distance', () => {
    const pair = { BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ BACKUP_S3_BUCKET: 'kept', BACKUP_KEY: KEY, ...pair })).toMatchObject({
      BACKUP_EVERY_HOURS: 24,
    });
    expect(mistakesOf({ BACKUP_DIR: '/kept' })).toEqual([expect.stringMatching(/^BACKUP_KEY is missing/)]);
    expect(mistakesOf({ BACKUP_DIR: '/kept', BACKUP_S3_BUCKET: 'kept', BACKUP_KEY: KEY })).toEqual([
      expect.stringMatching(/two places/),
    ]);
    expect(mistakesOf({ BACKUP_S3_ACCESS_KEY_ID: 'id' })).toEqual([
      expect.stringMatching(/^BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY/),
    ]);
    expect(mistakesOf({ BACKUP_DIR: 'kept', BACKUP_KEY: KEY, BACKUP_EVERY_HOURS: '0' })).toEqual([
      'BACKUP_DIR must be the whole path of a folder',
      'BACKUP_EVERY_HOURS must be at least 1',
    ]);
  });

  test('a demo for others is asked for', () => {
    expect(readConfig({ HOST: '0.0.0.0', DEMO_PUBLIC: '1' })).toMatchObject({
      demo: true,
      DEMO_PUBLIC: true,
    });
    expect(mistakesOf({ HOST: '0.0.0.0' })).not.toEqual([]);
  });
});

describe('the secrets of a demo', () => {
  let folder: string;
  afterEach(() => rm(folder, { recursive: true }));

  test('are made once, readable by their owner only', async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
    const made = await loadSecrets(folder, {});
    expect(await loadSecrets(folder, {})).toEqual(made);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(new Set(Object.values(made)).size).toBe(6);
  });

  test('grow with the product, and those that are given are not written down', async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
    await writeFile(join(folder, 'secrets.json'), JSON.stringify({ LINK_KEY: 'kept' }));
    const secrets = await loadSecrets(folder, { SESSION_KEY: 'given' });
    expect(secrets).toMatchObject({
      LINK_KEY: 'kept',
      SESSION_KEY: 'given',
      FIELD_KEY: expect.stringMatching(/.{40}/),
    });
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).not.toContain('given');
  });
});
