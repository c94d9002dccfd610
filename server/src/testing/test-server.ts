import { join } from 'node:path';
import { openDatabase } from '../platform/db/open-database.ts';

export const ROOT = join(import.meta.dirname, '../../..');

/** DATABASE_URL, or the embedded PostgreSQL that all test processes of this folder share; of TEST_DATA_DIR, if it is set. */
export const openTestServer = () =>
  openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: process.env.TEST_DATA_DIR ?? join(ROOT, '.cache/test-database'),
    log: console.info,
  });
