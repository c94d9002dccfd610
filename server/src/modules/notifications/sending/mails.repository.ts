import { and, eq, inArray, sql } from 'drizzle-orm';
import { mails } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type Mail = Omit<typeof mails.$inferSelect, 'data'> & { data: Record<string, string> };
export type NewMail = Pick<
  Mail,
  'id' | 'dedupeKey' | 'template' | 'recipient' | 'deliverTo' | 'data' | 'createdAt'
>;

/** The ids of those that are neither owed nor sent already. */
export const insertMails = async (db: Tx, rows: readonly NewMail[]): Promise<string[]> => {
  const inserted = await db
    .insert(mails)
    .values(rows.map((row) => ({ ...row, state: 'waiting' as const })))
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  return inserted.map(({ id }) => id);
};

/** Counts a try of each before it is made, the oldest first; what has nothing to be sent any more is left out. */
export const beginTries = async (db: Tx, ids: readonly string[]): Promise<Mail[]> => {
  const rows = await db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1` })
    .where(and(inArray(mails.id, [...ids]), eq(mails.state, 'waiting')))
    .returning();
  return rows
    .map((row) => ({ ...row, data: row.data as Mail['data'] }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

/** Where one went that somebody erased had is known no longer. */
export const markMails = async (
  db: Tx | Db,
  ids: readonly string[],
  outcome: { state: 'dropped' } | { state: 'sent'; sentAt: Date; lastProblem: null },
): Promise<void> => {
  if (ids.length > 0)
    await db
      .update(mails)
      .set({ ...outcome, deliverTo: null })
      .where(inArray(mails.id, [...ids]));
};

export const noteProblem = (db: Tx, id: string, lastProblem: string) =>
  db.update(mails).set({ lastProblem }).where(eq(mails.id, id));

export const markFailed = (db: Tx, id: string, lastProblem: string) =>
  db.update(mails).set({ state: 'failed', deliverTo: null, lastProblem }).where(eq(mails.id, id));
