import { and, asc, eq, gt } from 'drizzle-orm';
import { paymentCases } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type StoredLink = { id: string; linkVersion: number; tokenHash: string };

/** The links of all cases, deleted ones too, in the order of their ids: the next so many after one. */
export const listStoredLinks = (db: Db, after: string, limit: number): Promise<StoredLink[]> =>
  db
    .select({
      id: paymentCases.id,
      linkVersion: paymentCases.linkVersion,
      tokenHash: paymentCases.tokenHash,
    })
    .from(paymentCases)
    .where(gt(paymentCases.id, after))
    .orderBy(asc(paymentCases.id))
    .limit(limit);

/** Both tokens open the case from now on; nothing where the link was replaced meanwhile. */
export const giveTokenHash = (db: Tx, { id, tokenHash: earlierTokenHash }: StoredLink, tokenHash: string) =>
  db
    .update(paymentCases)
    .set({ tokenHash, earlierTokenHash })
    .where(and(eq(paymentCases.id, id), eq(paymentCases.tokenHash, earlierTokenHash)));
