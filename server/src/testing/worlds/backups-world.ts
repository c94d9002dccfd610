import { sql } from 'drizzle-orm';
import type { Ports } from '#server/calls/context.ts';
import { operationsJobs } from '#server/modules/operations/operations.jobs.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { migrationsFolder } from '../../platform/project-root.ts';
import { verifyBooks } from '../../verify-books.ts';
import type { TestDatabase } from '../database.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { createCasesWorld } from './cases-world.ts';

const KEY = 'what backups are sealed with here';

/** An academy whose backups go to memory, with a clock; a case that is paid stands in its books. */
export const createBackupsWorld = async ({ db, url }: TestDatabase) => {
  const backups: Ports['backups'] = {
    place: null,
    key: KEY,
    everyHours: 24,
    files: createMemoryStorage(),
    databaseUrl: url,
    migrations: migrationsFolder,
    verifyBooks,
  };
  const clock = { now: new Date() };
  const world = await createCasesWorld(db, { ports: { backups }, now: () => clock.now });
  await world.payByCard(await world.createCase());

  /** As if nothing had been backed up yet. */
  const begin = async () => {
    Object.assign(backups, { place: createMemoryStorage(), key: KEY, databaseUrl: url });
    clock.now = new Date();
    await db.execute(sql`truncate backup_runs, needs_action`);
  };
  const runs = async () =>
    (await db.execute(sql`select kind, ok, detail from backup_runs order by finished_at`)).rows;
  const openActions = async () => {
    const { rows } = await db.execute<{ kind: string }>(
      sql`select kind from needs_action where resolved_at is null order by kind`,
    );
    return rows.map(({ kind }) => kind);
  };
  const scratchDatabases = async () => {
    const { rows } = await db.execute(sql`
      select 1 from pg_database where starts_with(datname, 'academy_drill_' || (
        select oid from pg_database where datname = current_database()) || '_')`);
    return rows.length;
  };
  const place = () => backups.place as Storage;
  const workJob = (name: string) =>
    operationsJobs(world.jobDeps)
      .find((job) => job.name === name)
      ?.work({});
  return { ...world, backups, clock, begin, runs, openActions, scratchDatabases, place, workJob };
};
