import { and, eq, sql } from 'drizzle-orm';
import { mails } from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';

export type Mail = Omit<typeof mails.$inferSelect, 'data'> & { data: Record<string, string> };
export type NewMail = Pick<Mail, 'id' | 'dedupeKey' | 'template' | 'recipient' | 'data' | 'createdAt'>;

/** False when the same mail is owed, or was sent, already. */
export const insertMail = async (db: Tx, mail: NewMail): Promise<boolean> => {
  const inserted = await db
    .insert(mails)
    .values({ ...mail, state: 'waiting' })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  return inserted.length > 0;
};

/** Counts a try before it is made; undefined when there is nothing to send any more. */
export const beginTry = async (db: Tx, id: string): Promise<Mail | undefined> => {
  const [row] = await db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1` })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')))
    .returning();
  return row && { ...row, data: row.data as Mail['data'] };
};

export const updateMail = (
  db: Tx,
  id: string,
  set: Partial<Pick<Mail, 'state' | 'lastProblem' | 'sentAt'>>,
) => db.update(mails).set(set).where(eq(mails.id, id));
