import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type PutOffJob = { name: string; data: Record<string, string> };

/** Where a drill keeps what is to be done later: in the transaction that owes it, as the academy's own queue does. */
export const createPutOffJobs = async (db: Db) => {
  await db.execute(
    sql`create table fire_drill.jobs (id bigserial primary key, name text not null, data jsonb not null)`,
  );
  return {
    add: async (tx: Tx, { name, data }: PutOffJob): Promise<void> => {
      await tx.execute(
        sql`insert into fire_drill.jobs (name, data) values (${name}, ${JSON.stringify(data)}::jsonb)`,
      );
    },
    /** In the order they were put off. */
    take: async (): Promise<PutOffJob[]> => {
      const { rows } = await db.execute<PutOffJob & { id: string }>(
        sql`delete from fire_drill.jobs returning id, name, data`,
      );
      return rows.toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ name, data }) => ({ name, data }));
    },
  };
};
