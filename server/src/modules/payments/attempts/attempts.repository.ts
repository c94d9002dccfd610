import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type AttemptState, LIVE_ATTEMPT_STATES } from '#domain/orders/order-state.ts';
import { attempts, obligations } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isUuid } from '#server/platform/ids.ts';
import type { Owner } from '../payments.ports.ts';

/** Paths of this site that the browser is sent to after the card page. */
export type ReturnPaths = { success: string; failure: string };
/** What the card page was asked for and, once the gateway has answered, where it is. */
export type CardPage = { description: string; url: string | null };

type Row = typeof attempts.$inferSelect;
export type Attempt = Omit<Row, 'redirect' | 'returnPaths'> & {
  /** Whose money it brings. */
  owner: Owner;
  page: CardPage;
  returnPaths: ReturnPaths;
  /** The payer can no longer pay, by the database's clock. */
  isOver: boolean;
  /** So long unchanged that no request to create its session can still be under way. */
  isQuiet: boolean;
};

const OWNER = sql`(select jsonb_build_object('kind', ${obligations.ownerKind}, 'id', ${obligations.ownerId})
  from ${obligations} where ${obligations.id} = ${attempts.obligationId})`;

type Read = Row & Pick<Attempt, 'owner' | 'isOver' | 'isQuiet'>;
const COLUMNS = {
  ...getTableColumns(attempts),
  // Wrapped, since a query on one table alone drops the names of tables from what is outermost.
  owner: sql<Owner>`${OWNER}`,
  isOver: sql<boolean>`${attempts.expiresAt} <= now()`,
  isQuiet: sql<boolean>`${attempts.changedAt} <= now() - interval '1 minute'`,
};

const toAttempt = ({ redirect, returnPaths, ...row }: Read): Attempt => ({
  ...row,
  page: redirect as CardPage,
  returnPaths: returnPaths as ReturnPaths,
});

const isLive = inArray(attempts.state, [...LIVE_ATTEMPT_STATES]);
/** A declined session can be paid with another card until it ends, so it is watched like a live one. */
const isUnfinished = or(isLive, and(eq(attempts.state, 'declined'), isNotNull(attempts.nextCheckAt)));
const ofOwner = (owner: Owner) =>
  and(eq(obligations.ownerKind, owner.kind), eq(obligations.ownerId, owner.id));

const select = async (db: Tx | Db, where: SQL | undefined): Promise<Attempt[]> => {
  const rows = await db.select(COLUMNS).from(attempts).where(where).orderBy(asc(attempts.id));
  return rows.map(toAttempt);
};

const selectOfOwner = async (db: Tx | Db, where: SQL | undefined): Promise<Attempt[]> => {
  const rows = await db
    .select(COLUMNS)
    .from(attempts)
    .innerJoin(obligations, eq(obligations.id, attempts.obligationId))
    .where(where)
    .orderBy(desc(attempts.id));
  return rows.map(toAttempt);
};

export const insertAttempt = async (
  db: Tx,
  row: Omit<Row, 'redirect' | 'nextCheckAt'> & { redirect: CardPage },
): Promise<Attempt> => {
  const inserted = await db
    .insert(attempts)
    .values({ ...row, nextCheckAt: sql`now() + interval '1 minute'` })
    .returning(COLUMNS);
  return toAttempt(inserted[0] as Read);
};

/** What the payer of an open page has entered anew. */
export const keepSubmission = (db: Tx, id: string, submission: object) =>
  db.update(attempts).set({ submission }).where(eq(attempts.id, id));

export const findAttempt = async (db: Tx | Db, id: string): Promise<Attempt | undefined> =>
  (await select(db, eq(attempts.id, id)))[0];

/**
 * By the gateway's own name of the session, or by ours while we have not heard the gateway's: where a message names a session
 * of one attempt and the reference of another, its money is the session's.
 */
export const findAttemptFor = async (
  db: Tx | Db,
  message: { gateway: string; gatewayRef: string; attemptId: string | null },
): Promise<Attempt | undefined> => {
  const byName = eq(attempts.gatewayRef, message.gatewayRef);
  const ours = isUuid(message.attemptId ?? '')
    ? and(eq(attempts.id, message.attemptId ?? ''), isNull(attempts.gatewayRef))
    : undefined;
  const found = await select(db, and(eq(attempts.gateway, message.gateway), or(byName, ours)));
  return found.find(({ gatewayRef }) => gatewayRef === message.gatewayRef) ?? found[0];
};

export const listUnfinishedOfObligation = (db: Tx | Db, obligationId: string): Promise<Attempt[]> =>
  select(db, and(eq(attempts.obligationId, obligationId), isUnfinished));

export const listUnfinished = (db: Tx | Db, owner: Owner): Promise<Attempt[]> =>
  selectOfOwner(db, and(ofOwner(owner), isUnfinished));

/** Every attempt of an owner, newest first. */
export const listAttempts = (db: Tx | Db, owner: Owner): Promise<Attempt[]> =>
  selectOfOwner(db, ofOwner(owner));

/** The attempt that may still bring money, if there is one. */
export const liveAttempt = async (db: Tx | Db, owner: Owner): Promise<Attempt | undefined> =>
  (await selectOfOwner(db, and(ofOwner(owner), isLive)))[0];

/** The gateway has answered; a message of its that came first has not been undone. */
export const storeCardPage = (
  db: Db,
  id: string,
  answer: { gatewayRef: string; page: CardPage; expiresAt: Date },
) =>
  db
    .update(attempts)
    .set({
      gatewayRef: answer.gatewayRef,
      redirect: answer.page,
      expiresAt: answer.expiresAt,
      state: sql`case when ${attempts.state} in ('created', 'unknown') then 'open' else ${attempts.state} end`,
      changedAt: sql`now()`,
    })
    .where(eq(attempts.id, id));

/** The gateway has not answered, or not understandably: the session may exist. */
export const markUnknown = (db: Db, id: string) =>
  db
    .update(attempts)
    .set({ state: 'unknown', changedAt: sql`now()` })
    .where(and(eq(attempts.id, id), eq(attempts.state, 'created')));

/** Undefined when it is no longer as it was read. */
export const moveAttempt = async (
  db: Tx,
  { id, state }: Pick<Attempt, 'id' | 'state'>,
  to: { state: AttemptState; gatewayRef?: string | null; watched: boolean },
): Promise<Attempt | undefined> => {
  const [row] = await db
    .update(attempts)
    .set({
      state: to.state,
      ...(to.gatewayRef ? { gatewayRef: to.gatewayRef } : {}),
      ...(to.watched ? {} : { nextCheckAt: null }),
      changedAt: sql`now()`,
    })
    .where(and(eq(attempts.id, id), eq(attempts.state, state)))
    .returning(COLUMNS);
  return row && toAttempt(row);
};

/**
 * Takes the attempts that are to be asked about, the longest waiting first, and sets when each is asked about again:
 * every minute while it can be paid, then ever more rarely, and no more after 48 hours. Moved on before it is
 * checked, so one that fails does not stand before the others.
 */
export const claimDueAttempts = async (db: Db, limit: number): Promise<Attempt[]> => {
  const due = db
    .select({ id: attempts.id })
    .from(attempts)
    .where(sql`${attempts.nextCheckAt} <= now()`)
    .orderBy(asc(attempts.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const next = sql`case
    when now() < ${attempts.expiresAt} + interval '10 minutes' then now() + interval '50 seconds'
    when now() < ${attempts.expiresAt} + interval '48 hours' then now() + (now() - ${attempts.expiresAt}) / 4
    end`;
  const rows = await db
    .update(attempts)
    .set({ nextCheckAt: next, checks: sql`${attempts.checks} + 1` })
    .where(inArray(attempts.id, due))
    .returning(COLUMNS);
  return rows.map(toAttempt);
};
