import { and, asc, eq, getTableColumns, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { erasureWarnings, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { User } from '../../identity/index.ts';

/** When somebody was here last: seen by a login or, if never, since their account is there. */
const usedAt = sql<Date>`coalesce(${users.lastSeenAt}, ${users.createdAt})`.mapWith(users.createdAt);

const nobodyHas = (rows: SQL) => sql`not exists (select from ${rows})`;

/**
 * Accounts of participants that nobody has used since, and that hold nothing which their person may still come back for:
 * no course that can be learned, no certificate that is valid, no credit, no order since, and no request that staff answer.
 * What stands in the way of every erasure is for the keepers to say.
 */
const isUnused = (before: Date): SQL | undefined =>
  and(
    eq(users.role, 'learner'),
    isNull(users.erasedAt),
    sql`${usedAt} < ${before.toISOString()}`,
    nobodyHas(sql`orders o where o.user_id = "users"."id" and o.created_at >= ${before.toISOString()}`),
    nobodyHas(sql`certificates c where c.user_id = "users"."id" and c.revoked_at is null
      and (c.expires_on is null or c.expires_on >= current_date)`),
    nobodyHas(sql`enrolments e left join course_runs r on r.course_id = e.course_id
      where e.user_id = "users"."id" and e.cancelled_at is null and r.course_id is null
        and (e.access_until is null or e.access_until >= current_date)`),
    nobodyHas(sql`credit_notes c where c.user_id = "users"."id" and c.expires_on >= current_date
      and c.eur > c.spent_eur + c.expired_eur`),
    nobodyHas(sql`erasure_requests q where q.user_id = "users"."id" and q.closed_at is null`),
  );

/** `warnedAt`: when they were last told that they go, whether or not they were here since. */
export type Unused = User & { usedAt: Date; warnedAt: Date | null };

/** The next of them behind this one, by their ids; or this one, where they are one of them. */
export const listUnused = (
  db: Tx | Db,
  before: Date,
  which: { after: string; limit: number } | { id: string },
): Promise<Unused[]> => {
  const behind = 'id' in which || which.after === '' ? undefined : gt(users.id, which.after);
  return db
    .select({ ...getTableColumns(users), usedAt, warnedAt: erasureWarnings.warnedAt })
    .from(users)
    .leftJoin(erasureWarnings, eq(erasureWarnings.userId, users.id))
    .where(and('id' in which ? eq(users.id, which.id) : behind, isUnused(before)))
    .orderBy(asc(users.id))
    .limit('id' in which ? 1 : which.limit);
};
