import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from '#server/platform/db/database.ts';

/** The present of a drill, in the process and in its database alike. */
export type DrillClock = {
  now(): Date;
  /** Nobody waits: so many seconds have passed. */
  advance(seconds: number): Promise<void>;
};

const OWN_NOW = `
  CREATE SCHEMA fire_drill;
  CREATE TABLE fire_drill.clock (ahead interval NOT NULL);
  INSERT INTO fire_drill.clock VALUES (interval '0');
  CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT pg_catalog.now() + ahead FROM fire_drill.clock';
  DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database());
  END $$`;

/**
 * Puts a `now()` of its own before PostgreSQL's, so that whatever the academy's statements and defaults decide by the time
 * can be reached without waiting. For an empty database, and for connections and tables that are made afterwards.
 */
export const prepareDrillClock = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'academy fire drill' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(OWN_NOW);
  } finally {
    await client.end();
  }
};

export const createDrillClock = (db: Db): DrillClock => {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: async (seconds) => {
      aheadMs += seconds * 1000;
      await db.execute(sql`update fire_drill.clock set ahead = make_interval(secs => ${aheadMs / 1000})`);
    },
  };
};
