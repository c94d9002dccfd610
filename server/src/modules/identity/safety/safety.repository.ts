import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { authenticators, loginTickets, recoveryCodes } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { sha256, uuidv7 } from '#server/platform/ids.ts';

export type Authenticator = typeof authenticators.$inferSelect;

export const findAuthenticator = async (db: Db | Tx, userId: string): Promise<Authenticator | null> => {
  const [found] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return found ?? null;
};

/** In the place of one that nobody has confirmed; false where there is one that counts. */
export const putUnconfirmed = async (
  db: Tx,
  { userId, sealedSecret, now }: { userId: string; sealedSecret: string; now: Date },
): Promise<boolean> => {
  const put = await db
    .insert(authenticators)
    .values({ userId, sealedSecret, createdAt: now })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { sealedSecret, createdAt: now, lastCounter: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  return put.length > 0;
};

/** Only once, and only the secret that the code was checked against. */
export const confirm = async (
  db: Tx,
  { userId, sealedSecret }: Authenticator,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> => {
  const confirmed = await db
    .update(authenticators)
    .set({ confirmedAt: now, lastCounter: counter })
    .where(
      and(
        eq(authenticators.userId, userId),
        eq(authenticators.sealedSecret, sealedSecret),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userId: authenticators.userId });
  return confirmed.length > 0;
};

/** Takes the code of this half minute; false where it, or a later one, was taken before. */
export const takeCounter = async (
  db: Db | Tx,
  { userId, sealedSecret }: Authenticator,
  counter: number,
): Promise<boolean> => {
  const taken = await db
    .update(authenticators)
    .set({ lastCounter: counter })
    .where(
      and(
        eq(authenticators.userId, userId),
        eq(authenticators.sealedSecret, sealedSecret),
        isNotNull(authenticators.confirmedAt),
        lt(authenticators.lastCounter, counter),
      ),
    )
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
};

export const takeRecoveryCode = async (db: Db | Tx, userId: string, code: string): Promise<boolean> => {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, sha256(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
};

export const replaceRecoveryCodes = async (db: Tx, userId: string, codes: readonly string[]) => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: uuidv7(), userId, codeHash: sha256(code) })));
};

export const countUnusedCodes = async (db: Db | Tx, userId: string): Promise<number> => {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
};

export const deleteTwoStep = async (db: Tx, userId: string) => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.delete(loginTickets).where(eq(loginTickets.userId, userId));
  await db.delete(authenticators).where(eq(authenticators.userId, userId));
};

export const TICKET_MINUTES = 5;
const TRIES = 5;

type NewTicket = { userId: string; passwordHash: string; token: string };

export const insertTicket = (db: Tx, { token, ...ticket }: NewTicket) =>
  db.insert(loginTickets).values({
    id: uuidv7(),
    ...ticket,
    tokenHash: sha256(token),
    expiresAt: sql`now() + make_interval(mins => ${TICKET_MINUTES})`,
  });

/** Counts a try before it is made, so that many at once are as many. Null where the ticket is used up, too old or none. */
export const beginTicketTry = async (db: Db, token: string) => {
  const [ticket] = await db
    .update(loginTickets)
    .set({ tries: sql`${loginTickets.tries} + 1` })
    .where(
      and(
        eq(loginTickets.tokenHash, sha256(token)),
        gt(loginTickets.expiresAt, sql`now()`),
        lt(loginTickets.tries, TRIES),
      ),
    )
    .returning();
  return ticket ?? null;
};

/** True for one of those who come at once. */
export const useTicket = async (db: Tx, id: string): Promise<boolean> =>
  (await db.delete(loginTickets).where(eq(loginTickets.id, id)).returning({ id: loginTickets.id })).length >
  0;

export const deleteExpiredTickets = (db: Tx) =>
  db.delete(loginTickets).where(lt(loginTickets.expiresAt, sql`now()`));
