import { and, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import { apiKeys, users } from '#server/db/schema/index.ts';
import { builtOnce } from '#server/platform/db/built-once.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

const MOST = 200;

const madeBy = { role: users.role, disabledAt: users.disabledAt, email: users.email };
const maker = {
  ...madeBy,
  name: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`,
};

const bySecret = builtOnce((db) =>
  db
    .select({
      id: apiKeys.id,
      scopes: apiKeys.scopes,
      madeById: apiKeys.madeById,
      lastUsedAt: apiKeys.lastUsedAt,
      maker: madeBy,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.madeById))
    .where(and(eq(apiKeys.secretHash, sql.placeholder('secretHash')), isNull(apiKeys.endedAt)))
    .prepare('api_key'),
);

/** One that has not ended. One query and no cache: a key that was ended is refused at once, in every process. */
export const findOpenKey = async (db: Db, secretHash: string) => {
  const [found] = await bySecret(db).execute({ secretHash });
  return found ?? null;
};

/** At most once a minute, whoever else notes it at the same time. */
export const noteKeyUsed = (db: Db, id: string) =>
  db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(apiKeys.id, id),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`)),
      ),
    );

const select = (db: Db | Tx) =>
  db
    .select({ ...getTableColumns(apiKeys), maker })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.madeById));

export type StoredKey = Awaited<ReturnType<typeof listKeys>>[number];

/** Those that have not ended first, then the newest. */
export const listKeys = (db: Db | Tx) =>
  select(db).orderBy(sql`${apiKeys.endedAt} is not null`, desc(apiKeys.id)).limit(MOST);

export const findKey = async (db: Db | Tx, id: string): Promise<StoredKey | null> => {
  const [found] = await select(db).where(eq(apiKeys.id, id));
  return found ?? null;
};

export const insertKey = (db: Tx, key: typeof apiKeys.$inferInsert) => db.insert(apiKeys).values(key);

/** False where it had ended before. */
export const markEnded = async (
  db: Tx,
  { id, at, byId }: { id: string; at: Date; byId: string },
): Promise<boolean> => {
  const ended = await db
    .update(apiKeys)
    .set({ endedAt: at, endedById: byId })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.endedAt)))
    .returning({ id: apiKeys.id });
  return ended.length > 0;
};
