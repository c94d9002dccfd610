import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { passkeyChallenges, passkeys } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/ids.ts';

export type Passkey = typeof passkeys.$inferSelect;

export const CHALLENGE_MINUTES = 5;

/** Without a person it is one to log in with. */
type Challenge = { challenge: string; userId: string | null };

export const insertChallenge = (db: Db | Tx, { challenge, userId }: Challenge) =>
  db.insert(passkeyChallenges).values({
    challengeHash: sha256(challenge),
    userId,
    expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
  });

/** Uses it up; false where it is of nobody, of somebody else, too old or used. */
export const takeChallenge = async (db: Db | Tx, { challenge, userId }: Challenge): Promise<boolean> => {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, sha256(challenge)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash });
  return taken.length > 0;
};

export const deleteExpiredChallenges = (db: Tx) =>
  db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));

/** Newest first. */
export const listPasskeys = (db: Db | Tx, userId: string): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));

export const findPasskey = async (db: Db | Tx, credentialId: string): Promise<Passkey | null> => {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
};

/** False where there is one of this name of the browser's already. */
export const insertPasskey = async (db: Tx, passkey: typeof passkeys.$inferInsert): Promise<boolean> =>
  (await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })).length > 0;

/** False where it has gone, or was used meanwhile: of two who come with one count, one gets in. */
export const noteUsed = async (
  db: Tx,
  { id, counter }: Passkey,
  { newCounter, now }: { newCounter: number; now: Date },
): Promise<boolean> => {
  const noted = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return noted.length > 0;
};

/** Says whether there was one. */
export const deletePasskey = async (db: Tx, userId: string, id: string): Promise<boolean> => {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
};

export const deletePasskeysOf = (db: Tx, userId: string) =>
  db.delete(passkeys).where(eq(passkeys.userId, userId));
