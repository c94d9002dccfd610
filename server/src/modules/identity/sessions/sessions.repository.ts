import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Caller } from '#server/calls/context.ts';
import { sessions, users } from '#server/db/schema/index.ts';
import { builtOnce } from '#server/platform/db/built-once.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { sha256, uuidv7 } from '#server/platform/ids.ts';
import { owesTwoStep } from '../safety/required.repository.ts';
import { SESSION_DAYS } from './session-cookie.ts';

type NewSession = { userId: string; token: string; userAgent?: string; byPasskey?: boolean };

export const insertSession = (db: Tx, { token, ...session }: NewSession) =>
  db.insert(sessions).values({
    id: uuidv7(),
    ...session,
    tokenHash: sha256(token),
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})`,
  });

/**
 * Kept on the person too, where it stays when the session ends. Nobody waits for a row that somebody else holds: then the next
 * quarter of an hour tells it. `updatedAt` is of what people change.
 */
export const noteSeen = (db: Db | Tx, userId: string) => {
  const free = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('no key update', { skipLocked: true });
  return db.update(users).set({ lastSeenAt: sql`now()` }).where(inArray(users.id, free));
};

const SEEN_FOR = sql`interval '15 minutes'`;

const byToken = builtOnce((db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      role: users.role,
      sessionId: sessions.id,
      loggedInAt: sessions.createdAt,
      owesTwoStep,
      isSeenLongAgo: sql<boolean>`${sessions.lastSeenAt} < now() - ${SEEN_FOR}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        isNull(users.disabledAt),
      ),
    )
    .prepare('session'),
);

/**
 * Who holds this session. One query and no cache: an ended session ends at once, in every process. That it was seen is
 * written once in a quarter of an hour.
 */
export const identifySession = async (db: Db | Tx, token: string): Promise<Caller['user']> => {
  const [found] = await byToken(db).execute({ tokenHash: sha256(token) });
  if (!found) return null;
  const { isSeenLongAgo, ...user } = found;
  if (isSeenLongAgo) {
    const noted = await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(and(eq(sessions.id, user.sessionId), lt(sessions.lastSeenAt, sql`now() - ${SEEN_FOR}`)))
      .returning({ id: sessions.id });
    if (noted.length > 0) await noteSeen(db, user.id);
  }
  return user;
};

/** Those that can still be used, newest first. */
export const listSessions = (db: Db | Tx, userId: string) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));

/** When people were seen last, by whatever login; who never was is left out. */
export const lastSeenOf = async (db: Tx | Db, people: readonly string[]): Promise<Map<string, Date>> => {
  const rows = await db
    .select({ id: users.id, at: users.lastSeenAt })
    .from(users)
    .where(and(inArray(users.id, [...people]), isNotNull(users.lastSeenAt)));
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
};

/** Says whether there was one. */
export const deleteSessionOf = async (db: Tx, userId: string, id: string): Promise<boolean> => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

export const deleteSession = (db: Tx, id: string) => db.delete(sessions).where(eq(sessions.id, id));

export const deleteSessionsOf = (db: Tx, userId: string) =>
  db.delete(sessions).where(eq(sessions.userId, userId));

export const deleteOtherSessions = (db: Tx, user: { id: string; sessionId: string }) =>
  db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, user.sessionId)));

export const deleteExpiredSessions = (db: Tx) =>
  db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
