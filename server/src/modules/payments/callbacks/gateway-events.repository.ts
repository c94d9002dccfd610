import { and, asc, eq, gte, isNull, max, sql } from 'drizzle-orm';
import { gatewayEvents } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type GatewayEvent = typeof gatewayEvents.$inferSelect;

/** Stores what a gateway said, once, and gives the row of this event whether or not it is new. */
export const storeEvent = async (
  db: Db,
  row: Pick<GatewayEvent, 'id' | 'gateway' | 'eventId' | 'gatewayRef' | 'kind' | 'raw' | 'receivedAt'>,
): Promise<GatewayEvent> => {
  const [fresh] = await db
    .insert(gatewayEvents)
    .values({ ...row, nextTryAt: sql`now() + interval '20 seconds'` })
    .onConflictDoNothing({ target: [gatewayEvents.gateway, gatewayEvents.eventId] })
    .returning();
  if (fresh) return fresh;
  const [stored] = await db
    .select()
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, row.gateway), eq(gatewayEvents.eventId, row.eventId)));
  if (!stored) throw new Error(`the event ${row.eventId} of ${row.gateway} was not stored`);
  return stored;
};

/** When a gateway was last heard of since then; only what bears its signature is stored. */
export const lastMessageAt = async (db: Db | Tx, gateway: string, since: Date): Promise<Date | null> => {
  const [row] = await db
    .select({ at: max(gatewayEvents.receivedAt) })
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, gateway), gte(gatewayEvents.receivedAt, since)));
  return row?.at ?? null;
};

/**
 * Marks an event as done; false when it is already. Where its effect is in the same transaction this comes first: who
 * marks it at the same time waits, and finds out whether there was one.
 */
export const markProcessed = async (db: Tx, id: string): Promise<boolean> => {
  const marked = await db
    .update(gatewayEvents)
    .set({ processedAt: sql`now()`, nextTryAt: null })
    .where(and(eq(gatewayEvents.id, id), isNull(gatewayEvents.processedAt)))
    .returning({ id: gatewayEvents.id });
  return marked.length > 0;
};

/**
 * Takes the events that wait, the longest waiting first, and sets when each is tried again: ever more rarely, and
 * no more after 48 hours. Moved on before it is tried, so one that fails does not stand before the others.
 */
export const claimWaitingEvents = (db: Db, limit: number): Promise<GatewayEvent[]> => {
  const waiting = db
    .select({ id: gatewayEvents.id })
    .from(gatewayEvents)
    .where(and(isNull(gatewayEvents.processedAt), sql`${gatewayEvents.nextTryAt} <= now()`))
    .orderBy(asc(gatewayEvents.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const next = sql`case when ${gatewayEvents.receivedAt} > now() - interval '48 hours'
    then now() + greatest(interval '20 seconds', (now() - ${gatewayEvents.receivedAt}) / 4) end`;
  return db
    .update(gatewayEvents)
    .set({ nextTryAt: next, tries: sql`${gatewayEvents.tries} + 1` })
    .where(sql`${gatewayEvents.id} in ${waiting}`)
    .returning();
};
