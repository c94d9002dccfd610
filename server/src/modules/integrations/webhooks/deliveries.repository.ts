import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Page } from '#server/calls/page.ts';
import { webhookDeliveries, webhooks } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { StoredWebhook } from './webhooks.repository.ts';

export type StoredDelivery = typeof webhookDeliveries.$inferSelect;

/** Those of them that were not there yet. */
export const insertDeliveries = async (
  db: Tx,
  rows: (typeof webhookDeliveries.$inferInsert)[],
): Promise<string[]> => {
  const inserted = await db
    .insert(webhookDeliveries)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: webhookDeliveries.id });
  return inserted.map(({ id }) => id);
};

export const listDeliveries = (
  db: Tx | Db,
  webhookId: string,
  { before, limit }: Page,
): Promise<StoredDelivery[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        before
          ? sql`(${webhookDeliveries.at}, ${webhookDeliveries.id}) < (
          select d.at, d.id from webhook_deliveries d where d.id = ${before})`
          : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.at), desc(webhookDeliveries.id))
    .limit(limit);

export type Owed = { delivery: StoredDelivery; webhook: StoredWebhook };
/** Which try: a job is for the one after so many. */
export type Try = { deliveryId: string; tries: number };

/** Null where this try was made already, or the webhook is gone. */
export const findOwed = async (db: Tx | Db, { deliveryId, tries }: Try): Promise<Owed | null> => {
  const [owed] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(isTry({ deliveryId, tries }));
  return owed ?? null;
};

const isTry = ({ deliveryId, tries }: Try) =>
  and(
    eq(webhookDeliveries.id, deliveryId),
    eq(webhookDeliveries.tries, tries),
    eq(webhookDeliveries.state, 'waiting'),
  );

/** False where another process has noted this try before. */
export const noteTry = async (
  db: Tx,
  made: Try,
  facts: Partial<typeof webhookDeliveries.$inferInsert>,
): Promise<boolean> => {
  const noted = await db
    .update(webhookDeliveries)
    .set(facts)
    .where(isTry(made))
    .returning({ id: webhookDeliveries.id });
  return noted.length > 0;
};

/** The try that comes next; null where it waits for one already, or there is none of this webhook. */
export const wakeDelivery = async (
  db: Tx,
  { id, webhookId, now }: { id: string; webhookId: string; now: Date },
): Promise<Try | null> => {
  const [woken] = await db
    .update(webhookDeliveries)
    .set({ state: 'waiting', failures: 0, nextTryAt: now })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.webhookId, webhookId),
        ne(webhookDeliveries.state, 'waiting'),
      ),
    )
    .returning({ deliveryId: webhookDeliveries.id, tries: webhookDeliveries.tries });
  return woken ?? null;
};

export const deleteOldDeliveries = (db: Db | Tx, before: Date) =>
  db
    .delete(webhookDeliveries)
    .where(and(ne(webhookDeliveries.state, 'waiting'), lt(webhookDeliveries.at, before)));
