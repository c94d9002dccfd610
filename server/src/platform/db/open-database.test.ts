import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import { openDatabase, requireRecent } from './open-database.ts';

const log = () => undefined;

describe('a given database', () => {
  test('is used as it is', async () => {
    const given = await freshDatabase({ migrated: false });
    const opened = await openDatabase({ databaseUrl: given.url, dataDir: '/nowhere', log });
    expect(opened.url).toBe(given.url);
    await opened.close();
    await given.close();
  });

  test('that is too old is refused in a plain sentence', () => {
    expect(() => requireRecent(140_012)).toThrow(
      'The database of DATABASE_URL is PostgreSQL 14; version 15 or later is needed.',
    );
    expect(() => requireRecent(150_000)).not.toThrow();
  });

  test('that is not there is named without its password', async () => {
    const databaseUrl = 'postgresql://someone:secret@%2Fnowhere:5432/academy';
    const failure = openDatabase({ databaseUrl, dataDir: '/nowhere', log });
    await expect(failure).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: /);
    await expect(failure).rejects.not.toThrow(/secret/);
  });
});
