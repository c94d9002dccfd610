import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { webhooks } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

const MOST = 200;

export type StoredWebhook = typeof webhooks.$inferSelect;

export const listWebhooks = (db: Db | Tx): Promise<StoredWebhook[]> =>
  db.select().from(webhooks).orderBy(desc(webhooks.id)).limit(MOST);

export const listWebhookIds = (db: Db | Tx) => db.select({ id: webhooks.id }).from(webhooks);

/** Those that are told of an event. */
export const listToTell = (db: Db | Tx, event: string) =>
  db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(isNull(webhooks.disabledAt), sql`${webhooks.events} ? ${event}`));

export const findWebhook = async (db: Db | Tx, id: string): Promise<StoredWebhook | null> => {
  const [found] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  return found ?? null;
};

export const lockWebhook = async (db: Tx, id: string): Promise<StoredWebhook | null> => {
  const [found] = await db.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  return found ?? null;
};

export const insertWebhook = (db: Tx, row: typeof webhooks.$inferInsert) => db.insert(webhooks).values(row);

export const updateWebhook = (db: Tx, id: string, facts: Partial<typeof webhooks.$inferInsert>) =>
  db.update(webhooks).set(facts).where(eq(webhooks.id, id));

export const deleteWebhook = (db: Tx, id: string) => db.delete(webhooks).where(eq(webhooks.id, id));
