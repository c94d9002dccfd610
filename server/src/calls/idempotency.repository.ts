import { and, eq, sql } from 'drizzle-orm';
import { idempotencyKeys } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type KeyedRequest = { key: string; caller: string; endpoint: string; bodyHash: string };
type Kept = { bodyHash: string; status: number | null; answer: unknown };

const rowOf = (request: KeyedRequest) =>
  and(
    eq(idempotencyKeys.key, request.key),
    eq(idempotencyKeys.caller, request.caller),
    eq(idempotencyKeys.endpoint, request.endpoint),
  );

/** Claims the key for this request, or returns what is kept under it. A claim of a dead process ends after a minute. */
export const claimKey = async (db: Db, request: KeyedRequest): Promise<Kept | null> => {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...request, createdAt: sql`now()` })
    .onConflictDoUpdate({
      target: [idempotencyKeys.key, idempotencyKeys.caller, idempotencyKeys.endpoint],
      set: { createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.status} is null and ${idempotencyKeys.bodyHash} = excluded.body_hash
        and ${idempotencyKeys.createdAt} < now() - interval '1 minute'`,
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [kept] = await db.select().from(idempotencyKeys).where(rowOf(request));
  return kept ?? null;
};

export const keepAnswer = (db: Db, request: KeyedRequest, kept: { status: number; answer: unknown }) =>
  db.update(idempotencyKeys).set(kept).where(rowOf(request));

export const releaseKey = (db: Db, request: KeyedRequest) => db.delete(idempotencyKeys).where(rowOf(request));

export const deleteOldKeys = (db: Db) =>
  db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '2 days'`);

/** What somebody was answered, whatever they asked for. */
export const forgetAnswers = (db: Tx, caller: string) =>
  db.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, caller));
