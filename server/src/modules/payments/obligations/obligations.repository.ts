import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { obligations } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Owner } from '../payments.ports.ts';

export type Obligation = typeof obligations.$inferSelect;

const ofOwner = (owner: Owner) =>
  and(eq(obligations.ownerKind, owner.kind), eq(obligations.ownerId, owner.id));

export const insertObligations = (db: Tx, rows: Obligation[]): Promise<Obligation[]> =>
  db.insert(obligations).values(rows).returning();

/** All of an owner's, void ones included, in the order of the plan. */
export const listObligations = (db: Tx | Db, owner: Owner): Promise<Obligation[]> =>
  db.select().from(obligations).where(ofOwner(owner)).orderBy(asc(obligations.sequence), asc(obligations.id));

/** The same of several owners, by their ids. */
export const obligationsByOwner = async (
  db: Tx | Db,
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<Map<string, Obligation[]>> => {
  const rows = await db
    .select()
    .from(obligations)
    .where(and(eq(obligations.ownerKind, kind), inArray(obligations.ownerId, [...ids])))
    .orderBy(asc(obligations.sequence), asc(obligations.id));
  return Map.groupBy(rows, ({ ownerId }) => ownerId);
};

/** All of one owner's, locked; only ever after the owner's own lock. */
export const lockObligations = (db: Tx, owner: Owner): Promise<Obligation[]> =>
  db
    .select()
    .from(obligations)
    .where(ofOwner(owner))
    .orderBy(asc(obligations.sequence), asc(obligations.id))
    .for('no key update');

export const findObligation = async (db: Tx | Db, id: string): Promise<Obligation | undefined> => {
  const [row] = await db.select().from(obligations).where(eq(obligations.id, id));
  return row;
};

/** Under the owner's lock. How much is due never changes. */
export const setDueOn = (db: Tx, id: string, dueOn: string) =>
  db.update(obligations).set({ dueOn }).where(eq(obligations.id, id));

export const markOpenVoid = (db: Tx, owner: Owner, at: Date): Promise<Obligation[]> =>
  db
    .update(obligations)
    .set({ voidedAt: at })
    .where(and(ofOwner(owner), isNull(obligations.voidedAt), lt(obligations.appliedAed, obligations.aed)))
    .returning();
