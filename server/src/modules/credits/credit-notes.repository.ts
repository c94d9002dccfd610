import { and, asc, desc, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import { creditNotes, creditUses, documents, orders } from '#server/db/schema/index.ts';
import { builtOnce } from '#server/platform/db/built-once.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type Row = typeof creditNotes.$inferSelect;
/** What is left of it is not spent, which counts what is reserved, and not expired. */
export type CreditNote = Row & { leftEur: number };
export type Use = typeof creditUses.$inferSelect;
/** A person on a calendar day of the academy. */
export type Spender = { userId: string; today: string };

const LEFT = sql<number>`(${creditNotes.eur} - ${creditNotes.spentEur} - ${creditNotes.expiredEur})`;
/** As the index that holds the few of which something is left has it. */
const isAnyLeft = sql`${creditNotes.spentEur} + ${creditNotes.expiredEur} < ${creditNotes.eur}`;

const withLeft = (row: Row): CreditNote => ({ ...row, leftEur: row.eur - row.spentEur - row.expiredEur });

type NewNote = Pick<Row, 'id' | 'userId' | 'orderId' | 'eur' | 'expiresOn' | 'createdAt'>;

export const insertNote = (db: Tx, row: NewNote) => db.insert(creditNotes).values(row);

export const findNote = async (db: Tx | Db, id: string): Promise<CreditNote | undefined> => {
  const [row] = await db.select().from(creditNotes).where(eq(creditNotes.id, id));
  return row && withLeft(row);
};

const isGoodFor = ({ userId, today }: Spender) =>
  and(eq(creditNotes.userId, userId), gte(creditNotes.expiresOn, today));

const reserved = sql`coalesce((select sum(u.eur) from ${creditUses} u where u.note_id = ${creditNotes}.id
  and u.order_id = ${sql.placeholder('orderId')}::uuid and u.state = 'reserved'), 0)`;

// The day stands in a subquery, so that PostgreSQL keeps one plan instead of making one for each day it sees.
const spendable = builtOnce((db) =>
  db
    .select({ eur: sql`coalesce(sum(${LEFT} + ${reserved}), 0)`.mapWith(Number) })
    .from(creditNotes)
    .where(
      and(
        eq(creditNotes.userId, sql.placeholder('userId')),
        sql`${creditNotes.expiresOn} >= (select ${sql.placeholder('today')}::date)`,
      ),
    )
    .prepare('spendable-credit'),
);

/** What somebody may spend; with what an order of theirs has reserved of the same, where one is named. */
export const sumSpendable = async (
  db: Tx | Db,
  who: Spender,
  orderId: string | null = null,
): Promise<number> => {
  const [row] = await spendable(db).execute({ ...who, orderId });
  return row?.eur ?? 0;
};

/** Notes are locked in one order by everybody, and after orders, courses and codes. */
const lockWhere = async (db: Tx, where: ReturnType<typeof and>): Promise<CreditNote[]> => {
  const rows = await db
    .select()
    .from(creditNotes)
    .where(where)
    .orderBy(asc(creditNotes.id))
    .for('no key update');
  return rows.map(withLeft);
};

/** What can be spent, locked: what ends first is spent first. */
export const lockSpendable = async (db: Tx, who: Spender): Promise<CreditNote[]> =>
  (await lockWhere(db, isGoodFor(who)))
    .filter(({ leftEur }) => leftEur > 0)
    .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : Number(a.expiresOn > b.expiresOn)));

export const lockNote = async (db: Tx, id: string): Promise<CreditNote | undefined> =>
  (await lockWhere(db, eq(creditNotes.id, id)))[0];

/** The notes that an order takes something of, locked. */
export const lockNotesOf = (db: Tx, orderId: string): Promise<CreditNote[]> =>
  lockWhere(
    db,
    sql`${creditNotes.id} in (select u.note_id from ${creditUses} u where u.order_id = ${orderId} and u.state <> 'released')`,
  );

/** Adds to what is spent of a note; less than 0 gives back. A constraint refuses more than it is of. */
export const spend = (db: Tx, id: string, amount: number) =>
  db
    .update(creditNotes)
    .set({ spentEur: sql`${creditNotes.spentEur} + ${amount}` })
    .where(eq(creditNotes.id, id));

export const updateNote = (db: Tx, id: string, set: Partial<Row>) =>
  db.update(creditNotes).set(set).where(eq(creditNotes.id, id));

export const insertUse = (db: Tx, row: Omit<Use, 'returnedEur'>) => db.insert(creditUses).values(row);

const isLiveOf = (orderId: string) =>
  and(eq(creditUses.orderId, orderId), sql`${creditUses.state} <> 'released'`);

export const listUses = (db: Tx | Db, orderId: string): Promise<Use[]> =>
  db.select().from(creditUses).where(isLiveOf(orderId)).orderBy(asc(creditUses.id));

export const moveUses = (
  db: Tx,
  orderId: string,
  { from, to }: { from: Use['state']; to: Use['state'] },
): Promise<Use[]> =>
  db
    .update(creditUses)
    .set({ state: to })
    .where(and(eq(creditUses.orderId, orderId), eq(creditUses.state, from)))
    .returning();

export const addReturned = (db: Tx, id: string, amount: number) =>
  db
    .update(creditUses)
    .set({ returnedEur: sql`${creditUses.returnedEur} + ${amount}` })
    .where(eq(creditUses.id, id));

/** Ids of those that ended before a day with something left. */
export const listEnded = async (db: Tx | Db, today: string): Promise<string[]> => {
  const rows = await db
    .select({ id: creditNotes.id })
    .from(creditNotes)
    .where(and(lt(creditNotes.expiresOn, today), isAnyLeft));
  return rows.map(({ id }) => id);
};

/** Marks those that end by a day and of which their person has not been told; their ids. */
export const markReminded = async (
  db: Tx,
  { today, until, now }: { today: string; until: string; now: Date },
): Promise<string[]> => {
  const rows = await db
    .update(creditNotes)
    .set({ remindedAt: now })
    .where(
      and(
        gte(creditNotes.expiresOn, today),
        lte(creditNotes.expiresOn, until),
        isNull(creditNotes.remindedAt),
        isAnyLeft,
      ),
    )
    .returning({ id: creditNotes.id });
  return rows.map(({ id }) => id);
};

/** Of which order it was given, and whether it has a paper. */
export type NoteOfOrder = CreditNote & { reference: string; number: number | null; year: number | null };

const selectWithOrder = async (db: Tx | Db, where: ReturnType<typeof eq>): Promise<NoteOfOrder[]> => {
  const rows = await db
    .select({
      note: creditNotes,
      reference: orders.reference,
      number: documents.number,
      year: documents.year,
    })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .leftJoin(documents, eq(documents.creditNoteId, creditNotes.id))
    .where(where)
    .orderBy(desc(creditNotes.id));
  return rows.map(({ note, ...rest }) => ({ ...withLeft(note), ...rest }));
};

/** A person's, the newest first. */
export const listNotesOfUser = (db: Tx | Db, userId: string) =>
  selectWithOrder(db, eq(creditNotes.userId, userId));
/** Those that were given for an order. */
export const listNotesOfOrder = (db: Tx | Db, orderId: string) =>
  selectWithOrder(db, eq(creditNotes.orderId, orderId));

export type UseOfNote = Pick<Use, 'noteId' | 'eur' | 'returnedEur' | 'state' | 'createdAt'> & {
  reference: string;
};

/** What orders took of a person's notes, the oldest first. */
export const listUsesOfUser = (db: Tx | Db, userId: string): Promise<UseOfNote[]> =>
  db
    .select({
      noteId: creditUses.noteId,
      eur: creditUses.eur,
      returnedEur: creditUses.returnedEur,
      state: creditUses.state,
      createdAt: creditUses.createdAt,
      reference: orders.reference,
    })
    .from(creditUses)
    .innerJoin(creditNotes, eq(creditNotes.id, creditUses.noteId))
    .innerJoin(orders, eq(orders.id, creditUses.orderId))
    .where(and(eq(creditNotes.userId, userId), sql`${creditUses.state} <> 'released'`))
    .orderBy(asc(creditUses.id));
