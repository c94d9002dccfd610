import { and, asc, between, eq, isNotNull, isNull, max, or } from 'drizzle-orm';
import { badgeKeys, certificates } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type StoredBadgeKey = typeof badgeKeys.$inferSelect;

/** All that badges were ever signed with, the oldest first. */
export const listBadgeKeys = (db: Tx | Db): Promise<StoredBadgeKey[]> =>
  db.select().from(badgeKeys).orderBy(asc(badgeKeys.firstUsedAt), asc(badgeKeys.id));

/** Nothing happens to one that is known. */
export const keepBadgeKey = async (
  db: Tx,
  key: Pick<StoredBadgeKey, 'id' | 'publicKeyMultibase' | 'firstUsedAt'>,
): Promise<void> => {
  await db.insert(badgeKeys).values(key).onConflictDoNothing();
};

/** The one of this id, unless it is unknown or was revoked before. */
export const revokeKey = async (
  db: Tx,
  id: string,
  { at, reason }: { at: Date; reason: string },
): Promise<StoredBadgeKey | undefined> => {
  const [revoked] = await db
    .update(badgeKeys)
    .set({ revokedAt: at, revokeReason: reason })
    .where(and(eq(badgeKeys.id, id), isNull(badgeKeys.revokedAt)))
    .returning();
  return revoked;
};

/** The places in the lists, from `first` to `last`, of certificates that were revoked or replaced. */
export const listNoLongerGood = async (
  db: Tx | Db,
  { first, last }: { first: number; last: number },
): Promise<number[]> => {
  const rows = await db
    .select({ statusIndex: certificates.statusIndex })
    .from(certificates)
    .where(
      and(
        between(certificates.statusIndex, first, last),
        or(isNotNull(certificates.revokedAt), isNotNull(certificates.supersededBy)),
      ),
    );
  return rows.map(({ statusIndex }) => statusIndex);
};

/** Null while there is no certificate. */
export const lastStatusIndex = async (db: Tx | Db): Promise<number | null> => {
  const [row] = await db.select({ last: max(certificates.statusIndex) }).from(certificates);
  return row?.last ?? null;
};
