import { and, desc, eq, getTableColumns, gt, lt, ne, sql } from 'drizzle-orm';
import type { DeliveryState } from '#contracts/integrations/delivery-states.ts';
import type { Page } from '#server/calls/page.ts';
import { users, webhookDeliveries, webhooks } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { nameOfUser } from './tries.repository.ts';
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

/** What is stored waits also between two tries. */
export const stateOf = ({ state, failures }: Pick<StoredDelivery, 'state' | 'failures'>): DeliveryState => {
  if (state === 'waiting') return failures > 0 ? 'failing' : 'waiting';
  return state === 'failed' ? 'given-up' : 'delivered';
};

const { state, failures } = webhookDeliveries;
const waits = eq(state, 'waiting');
/** The same in SQL. */
const inState = {
  waiting: and(waits, eq(failures, 0)),
  failing: and(waits, gt(failures, 0)),
  delivered: eq(state, 'delivered'),
  'given-up': eq(state, 'failed'),
} as const;

export type DeliveryFilter = { webhookId: string; state?: DeliveryState | undefined };

export const listDeliveries = (
  db: Tx | Db,
  { webhookId, state: asked }: DeliveryFilter,
  { before, limit }: Page,
): Promise<StoredDelivery[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        asked && inState[asked],
        before
          ? sql`(${webhookDeliveries.at}, ${webhookDeliveries.id}) < (
          select d.at, d.id from webhook_deliveries d where d.id = ${before})`
          : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.at), desc(webhookDeliveries.id))
    .limit(limit);

export const findDelivery = async (
  db: Tx | Db,
  { id, webhookId }: { id: string; webhookId: string },
): Promise<(StoredDelivery & { askedBy: string | null }) | null> => {
  const [found] = await db
    .select({ ...getTableColumns(webhookDeliveries), askedBy: nameOfUser })
    .from(webhookDeliveries)
    .leftJoin(users, eq(users.id, webhookDeliveries.askedById))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)));
  return found ?? null;
};

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

type Woken = { id: string; webhookId: string; now: Date; askedById: string };

/** The try that comes next; null where it waits for one already, or there is none of this webhook. */
export const wakeDelivery = async (db: Tx, { id, webhookId, now, askedById }: Woken): Promise<Try | null> => {
  const [woken] = await db
    .update(webhookDeliveries)
    .set({ state: 'waiting', failures: 0, nextTryAt: now, askedById })
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
