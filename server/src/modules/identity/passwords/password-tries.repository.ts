import { eq, lt, sql } from 'drizzle-orm';
import { passwordTries } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** `free` wrong tries follow each other at once; each one more doubles the wait, up to a quarter of an hour. */
export type Subject = { name: string; free: number };

const LONGEST_S = 900;
const waitOf = (free: number) => sql`case when ${passwordTries.failures} < ${free} then interval '0'
  else least(2 ^ least(${passwordTries.failures} - ${free}, 20), ${LONGEST_S}) * interval '1 second' end`;

/**
 * Counts a try before it is made, as if it were wrong, so that many at once are as many; answers for how many seconds it
 * has to wait instead. A day without any forgets what was before.
 */
export const beginPasswordTry = async (db: Db, { name, free }: Subject): Promise<number> => {
  const begun = await db
    .insert(passwordTries)
    .values({ subject: name, failures: 1, lastAt: sql`now()` })
    .onConflictDoUpdate({
      target: passwordTries.subject,
      set: {
        failures: sql`case when ${passwordTries.lastAt} < now() - interval '1 day' then 1 else ${passwordTries.failures} + 1 end`,
        lastAt: sql`now()`,
      },
      setWhere: sql`${passwordTries.lastAt} + ${waitOf(free)} <= now()`,
    })
    .returning({ failures: passwordTries.failures });
  if (begun.length > 0) return 0;
  const [row] = await db
    .select({
      seconds: sql`ceil(extract(epoch from ${passwordTries.lastAt} + ${waitOf(free)} - now()))`.mapWith(
        Number,
      ),
    })
    .from(passwordTries)
    .where(eq(passwordTries.subject, name));
  return Math.max(1, row?.seconds ?? 1);
};

/** The password was right: nothing is held against whoever knows it. */
export const forgetPasswordTries = (db: Db, name: string) =>
  db.delete(passwordTries).where(eq(passwordTries.subject, name));

/** The same of an address, from which others may have tried: only this one try was none. */
export const takeBackPasswordTry = (db: Db, name: string) =>
  db
    .update(passwordTries)
    .set({ failures: sql`greatest(${passwordTries.failures} - 1, 0)` })
    .where(eq(passwordTries.subject, name));

export const deleteOldPasswordTries = (db: Tx) =>
  db.delete(passwordTries).where(lt(passwordTries.lastAt, sql`now() - interval '1 day'`));
