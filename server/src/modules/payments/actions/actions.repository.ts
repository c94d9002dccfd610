import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Page } from '#server/calls/page.ts';
import { needsAction } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type Action = typeof needsAction.$inferSelect;

export const OPEN_ACTION_KEY = 'needs_action_open_key';

/** False when the same thing is on the list already. */
export const insertAction = async (db: Tx, row: Action): Promise<boolean> => {
  const inserted = await db
    .insert(needsAction)
    .values(row)
    .onConflictDoNothing({ target: needsAction.dedupeKey, where: isNull(needsAction.resolvedAt) })
    .returning({ id: needsAction.id });
  return inserted.length > 0;
};

/** How many are open. */
export const countActions = (db: Tx | Db): Promise<number> =>
  db.$count(needsAction, isNull(needsAction.resolvedAt));

/** A page of what is open, oldest first. */
export const listActions = (
  db: Tx | Db,
  { before, limit }: Page = { before: undefined, limit: 100 },
): Promise<Action[]> =>
  db
    .select()
    .from(needsAction)
    .where(and(isNull(needsAction.resolvedAt), before ? gt(needsAction.id, before) : undefined))
    .orderBy(asc(needsAction.id))
    .limit(limit);

export const findOpenAction = async (db: Tx | Db, id: string): Promise<Action | undefined> => {
  const [row] = await db
    .select()
    .from(needsAction)
    .where(and(eq(needsAction.id, id), isNull(needsAction.resolvedAt)));
  return row;
};

/** Which of these owners have something open. */
export const ownersInNeed = async (db: Tx | Db, ownerIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ ownerId: needsAction.ownerId })
    .from(needsAction)
    .where(and(inArray(needsAction.ownerId, [...ownerIds]), isNull(needsAction.resolvedAt)));
  return new Set(rows.map(({ ownerId }) => ownerId));
};

/** What entries of this kind that are open are about. */
export const ownersOfOpen = async (db: Tx | Db, kind: string): Promise<string[]> => {
  const rows = await db
    .select({ ownerId: needsAction.ownerId })
    .from(needsAction)
    .where(and(eq(needsAction.kind, kind), isNull(needsAction.resolvedAt)));
  return rows.map(({ ownerId }) => ownerId);
};

/** Whether it is on the list or was, also if it is done with by now. */
export const wasRaised = async (db: Tx | Db, dedupeKey: string): Promise<boolean> =>
  (await db.$count(needsAction, eq(needsAction.dedupeKey, dedupeKey))) > 0;

/** Nobody has to look at it any more; nothing where it was not on the list. */
export const withdrawAction = (db: Tx, dedupeKey: string, at: Date) =>
  db
    .update(needsAction)
    .set({ resolvedAt: at })
    .where(and(eq(needsAction.dedupeKey, dedupeKey), isNull(needsAction.resolvedAt)));

/** Opens again what somebody has resolved at this moment; nothing where it stands otherwise. */
export const openAction = async (db: Tx, id: string, resolvedAt: Date): Promise<Action | undefined> => {
  const [row] = await db
    .update(needsAction)
    .set({ resolvedAt: null, resolvedBy: null })
    .where(
      and(eq(needsAction.id, id), eq(needsAction.resolvedAt, resolvedAt), isNotNull(needsAction.resolvedBy)),
    )
    .returning();
  return row;
};

export const closeAction = async (
  db: Tx,
  id: string,
  { at, by }: { at: Date; by: string | null },
): Promise<Action | undefined> => {
  const [row] = await db
    .update(needsAction)
    .set({ resolvedAt: at, resolvedBy: by })
    .where(and(eq(needsAction.id, id), isNull(needsAction.resolvedAt)))
    .returning();
  return row;
};
