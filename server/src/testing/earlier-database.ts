import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../platform/db/migrate.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, '../db/migrations');

export type EarlierDatabase = TestDatabase & {
  /** Brings it to the present, as the next start does. */
  migrate(): Promise<void>;
};

/** A database as the version left it whose last migration has this tag. */
export const earlierDatabase = async (last: string): Promise<EarlierDatabase> => {
  const database = await freshDatabase({ migrated: false });
  const folder = await mkdtemp(join(tmpdir(), 'academy-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  if (end === 0) throw new Error(`there is no migration ${last}`);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  await migrate(database.url, folder);
  await rm(folder, { recursive: true });
  return { ...database, migrate: () => migrate(database.url, MIGRATIONS) };
};
