import { and, asc, count, lt, max, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RetentionName } from '#domain/privacy/retention.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { RetentionRule } from './retention-rule.ts';

type Rows = {
  name: RetentionName;
  table: PgTable;
  id: PgColumn;
  /** From when its months are counted. */
  at: PgColumn;
  /** That nobody needs it any more, however old it is. */
  isDone: SQL | undefined;
  /** What it is called in a sample. */
  label: SQL<string>;
  pathOf?(row: { id: string; label: string }): string;
  remove(db: Tx, ids: string[]): Promise<unknown>;
};

const SAMPLE = 5;

/** A rule over the rows of one table. What was needed meanwhile does not meet the condition any more and stays. */
export const ruleOfRows = ({ name, table, id, at, isDone, label, pathOf, remove }: Rows): RetentionRule => {
  const isDue = (before: Date) => and(lt(at, before), isDone);
  return {
    name,
    findDue: async ({ db }, before) => {
      const [sums] = await db
        .select({ rows: count(), oldest: min(at), newest: max(at) })
        .from(table)
        .where(isDue(before));
      const sample = await db
        .select({ id: sql<string>`${id}`, label, at: sql`${at}`.mapWith(at) })
        .from(table)
        .where(isDue(before))
        .orderBy(asc(at), asc(id))
        .limit(SAMPLE);
      const { rows = 0, oldest = null, newest = null } = sums ?? {};
      return {
        ...{ rows, oldest: oldest as Date | null, newest: newest as Date | null, kept: [], warning: null },
        sample: sample.map((row) => ({ label: row.label, at: row.at as Date, path: pathOf?.(row) ?? null })),
      };
    },
    takeAway: async ({ db }, before, limit) => {
      const locked = await db
        .select({ id: sql<string>`${id}` })
        .from(table)
        .where(isDue(before))
        .orderBy(asc(id))
        .limit(limit)
        .for('update');
      if (locked.length > 0)
        await remove(
          db,
          locked.map((row) => row.id),
        );
      return locked.length;
    },
  };
};
