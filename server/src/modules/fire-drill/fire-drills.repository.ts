import { and, desc, eq, getTableColumns, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { DrillBooks, ScenarioResult } from '#contracts/site/admin-fire-drill.ts';
import { fireDrills, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

const isOpen = isNull(fireDrills.finishedAt);
/** A scenario takes seconds: whatever plays a drill that is silent for so long has gone. */
const isSilent = sql<boolean>`${fireDrills.finishedAt} is null and ${fireDrills.toldAt} < now() - interval '2 minutes'`;

const COLUMNS = {
  ...getTableColumns(fireDrills),
  requester: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  isSilent,
};
export type FireDrillRow = typeof fireDrills.$inferSelect & { requester: string; isSilent: boolean };

/** Newest first. */
export const listDrills = (db: Db | Tx, limit: number): Promise<FireDrillRow[]> =>
  db
    .select(COLUMNS)
    .from(fireDrills)
    .innerJoin(users, eq(users.id, fireDrills.requestedBy))
    .orderBy(desc(fireDrills.id))
    .limit(limit);

/** False while another one is open. */
export const insertDrill = async (
  db: Tx,
  row: Pick<FireDrillRow, 'id' | 'requestedBy' | 'requestedAt'>,
): Promise<boolean> => {
  const inserted = await db
    .insert(fireDrills)
    .values({ ...row, toldAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ id: fireDrills.id });
  return inserted.length > 0;
};

/** False where it has begun before, or is over. */
export const beginDrill = async (db: Tx, id: string): Promise<boolean> => {
  const begun = await db
    .update(fireDrills)
    .set({ startedAt: sql`now()`, toldAt: sql`now()` })
    .where(and(eq(fireDrills.id, id), isOpen, isNull(fireDrills.startedAt)))
    .returning({ id: fireDrills.id });
  return begun.length > 0;
};

export const addResult = (db: Tx, id: string, result: ScenarioResult) =>
  db
    .update(fireDrills)
    .set({
      results: sql`${fireDrills.results} || ${JSON.stringify([result])}::jsonb`,
      toldAt: sql`now()`,
    })
    .where(and(eq(fireDrills.id, id), isOpen));

export const finishDrill = (db: Tx, id: string, outcome: { books: DrillBooks } | { problem: string }) =>
  db
    .update(fireDrills)
    .set({ ...outcome, finishedAt: sql`now()` })
    .where(and(eq(fireDrills.id, id), isOpen));

const interrupted = { finishedAt: sql`told_at` };

/** Closes what nobody plays any more. */
export const closeSilentDrills = (db: Tx) => db.update(fireDrills).set(interrupted).where(isSilent);

/** Closes what has begun, for who knows that nobody plays it. */
export const closeBegunDrills = (db: Tx) =>
  db
    .update(fireDrills)
    .set(interrupted)
    .where(and(isOpen, isNotNull(fireDrills.startedAt)));

export const keepNewestDrills = async (db: Tx, count: number): Promise<void> => {
  const newest = db.select({ id: fireDrills.id }).from(fireDrills).orderBy(desc(fireDrills.id)).limit(count);
  await db.delete(fireDrills).where(notInArray(fireDrills.id, newest));
};
