import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { emailTokens } from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sha256, uuidv7 } from '#server/platform/ids.ts';

export type EmailTokenPurpose = (typeof emailTokens.$inferSelect)['purpose'];
type NewToken = { userId: string; purpose: EmailTokenPurpose; token: string; hours: number };

export const insertEmailToken = (db: Tx, { userId, purpose, token, hours }: NewToken) =>
  db.insert(emailTokens).values({
    id: uuidv7(),
    userId,
    purpose,
    tokenHash: sha256(token),
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
  });

/** Uses a token up and says whose it was; null when it is unknown, expired or used. Two at once: one gets it. */
export const takeEmailToken = async (db: Tx, purpose: EmailTokenPurpose, token: string) => {
  const [used] = await db
    .update(emailTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(emailTokens.tokenHash, sha256(token)),
        eq(emailTokens.purpose, purpose),
        isNull(emailTokens.usedAt),
        gt(emailTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: emailTokens.userId });
  return used?.userId ?? null;
};

/** Ends the links that are still on their way or in the mailbox. */
export const voidResetTokens = (db: Tx, userId: string) =>
  db
    .update(emailTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, 'reset'), isNull(emailTokens.usedAt)));

/** Links to an address that is no longer theirs, or of somebody who is kept out. */
export const voidEmailTokens = (db: Tx, userId: string) =>
  db
    .update(emailTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailTokens.userId, userId), isNull(emailTokens.usedAt)));

export const deleteExpiredEmailTokens = (db: Tx) =>
  db.delete(emailTokens).where(lt(emailTokens.expiresAt, sql`now()`));
