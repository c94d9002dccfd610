import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { companies, users } from '#server/db/schema/index.ts';
import { builtOnce } from '#server/platform/db/built-once.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { hasWord } from '#server/platform/db/words.ts';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

const byId = builtOnce((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user'),
);

export const findUser = async (db: Db | Tx, id: string): Promise<User | null> => {
  const [user] = await byId(db).execute({ id });
  return user ?? null;
};

type Company = typeof companies.$inferSelect;
/** Somebody with the company that they belong to. */
export type Member = { user: User; company: Company | null };

const memberById = builtOnce((db) =>
  db
    .select({ user: users, company: companies })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('member'),
);

export const findMember = async (db: Db | Tx, id: string): Promise<Member | null> => {
  const [member] = await memberById(db).execute({ id });
  return member ?? null;
};

/** `email` in lower case, as stored. */
export const findUserByEmail = async (db: Db | Tx, email: string): Promise<User | null> => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
};

export const hasAdministrator = async (db: Db | Tx): Promise<boolean> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  return rows.length > 0;
};

/** Who has all these words in their names and address, in the order of their names. */
export const findUsersByWords = (db: Db | Tx, words: readonly string[], limit: number): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(and(...words.map((word) => hasWord(users.searchText, word))))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(limit);

/** Those of these addresses that somebody's profile shows. */
export const findShownPhotos = async (db: Db | Tx, urls: readonly string[]): Promise<Set<string>> => {
  if (urls.length === 0) return new Set();
  const shown = await db
    .select({ url: users.profilePhotoUrl })
    .from(users)
    .where(inArray(users.profilePhotoUrl, [...urls]));
  return new Set(shown.map(({ url }) => url));
};

/** Locked until the transaction ends: neither password nor role changes meanwhile. */
export const lockUser = async (db: Tx, id: string): Promise<User | null> => {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('no key update');
  return user ?? null;
};

const canAdminister = and(eq(users.role, 'admin'), isNull(users.disabledAt));

/** How many administrators can log in. */
export const countAdministrators = (db: Db | Tx): Promise<number> => db.$count(users, canAdminister);

/**
 * Every administrator who can log in, locked in the order of their ids until the transaction ends: whoever takes the role
 * from one waits for who takes it from another, and counts again.
 */
export const lockAdministrators = async (db: Tx): Promise<string[]> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(canAdminister)
    .orderBy(asc(users.id))
    .for('no key update');
  return found.map(({ id }) => id);
};

/** Null when the address has an account already, also one that another transaction is just making. */
export const insertUser = async (db: Tx, user: NewUser): Promise<User | null> => {
  const [inserted] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return inserted ?? null;
};

export const updateUser = async (db: Tx, id: string, changes: Partial<NewUser>): Promise<User> => {
  const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  if (!user) throw new Error(`user ${id} is gone`);
  return user;
};

export const confirmEmail = (db: Tx, id: string) =>
  db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`, updatedAt: sql`now()` })
    .where(eq(users.id, id));
