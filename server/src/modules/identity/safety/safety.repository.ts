import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { authenticators, loginTickets, recoveryCodes } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { sha256, uuidv7 } from '#server/platform/ids.ts';

export type Authenticator = typeof authenticators.$inferSelect;

export const findAuthenticator = async (db: Db | Tx, userId: string): Promise<Authenticator | null> => {
  const [found] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return found ?? null;
};

/** A page of them, by whose they are. */
export const listAuthenticators = (db: Db | Tx, after: string, limit: number): Promise<Authenticator[]> =>
  db
    .select()
    .from(authenticators)
    .where(gt(authenticators.userId, after))
    .orderBy(asc(authenticators.userId))
    .limit(limit);

/** False where somebody has set up another meanwhile, which is sealed with the present key. */
export const giveSeals = async (
  db: Tx,
  { userId, sealedSecret, nextSealedSecret }: Authenticator,
  seals: Pick<Authenticator, 'sealedSecret' | 'nextSealedSecret'>,
): Promise<boolean> => {
  const given = await db
    .update(authenticators)
    .set(seals)
    .where(
      and(
        eq(authenticators.userId, userId),
        eq(authenticators.sealedSecret, sealedSecret),
        sql`${authenticators.nextSealedSecret} is not distinct from ${nextSealedSecret}`,
      ),
    )
    .returning({ userId: authenticators.userId });
  return given.length > 0;
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

/** Beside one that counts until a code of this one is confirmed; false where none counts. */
export const putNext = async (
  db: Tx,
  { userId, sealedSecret }: { userId: string; sealedSecret: string },
): Promise<boolean> => {
  const put = await db
    .update(authenticators)
    .set({ nextSealedSecret: sealedSecret })
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId });
  return put.length > 0;
};

/** From now on this is the secret that counts. */
export const confirm = (
  db: Tx,
  userId: string,
  { sealedSecret, counter, now }: { sealedSecret: string; counter: number; now: Date },
) =>
  db
    .update(authenticators)
    .set({ sealedSecret, nextSealedSecret: null, confirmedAt: now, lastCounter: counter })
    .where(eq(authenticators.userId, userId));

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

/** Its id; null where it is none of theirs, or used. */
export const takeRecoveryCode = async (db: Tx, userId: string, code: string): Promise<string | null> => {
  const [taken] = await db
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
  return taken?.id ?? null;
};

export const replaceRecoveryCodes = async (db: Tx, userId: string, codes: readonly string[]) => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: uuidv7(), userId, codeHash: sha256(code) })));
};

export const countUnusedCodes = (db: Db | Tx, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

/** What tells these codes from those that they replaced; null where there are none. */
export const recoveryCodesId = async (db: Db | Tx, userId: string): Promise<string | null> => {
  const [first] = await db
    .select({ id: recoveryCodes.id })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .orderBy(asc(recoveryCodes.id))
    .limit(1);
  return first?.id ?? null;
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
