import { and, asc, count, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { User } from '../../identity/index.ts';

/** When somebody was here last: seen by a login or, if never, since their account is there. */
const usedAt = sql<Date>`coalesce(${users.lastSeenAt}, ${users.createdAt})`.mapWith(users.createdAt);

const nobodyHas = (rows: SQL) => sql`not exists (select from ${rows})`;

/**
 * Accounts of participants that nobody has used since, and that hold nothing which their person may still come back for:
 * no course that can be learned, no seat to come, no certificate that is valid, no credit, no order since, and no request
 * that staff answer.
 */
const isUnused = (before: Date): SQL | undefined =>
  and(
    eq(users.role, 'learner'),
    isNull(users.erasedAt),
    sql`${usedAt} < ${before.toISOString()}`,
    nobodyHas(sql`orders o where o.user_id = "users"."id" and o.created_at >= ${before.toISOString()}`),
    nobodyHas(sql`obligations b join orders o on b.owner_kind = 'order' and b.owner_id = o.id
      where o.user_id = "users"."id" and b.voided_at is null and b.applied_aed < b.aed`),
    nobodyHas(sql`certificates c where c.user_id = "users"."id" and c.revoked_at is null
      and (c.expires_on is null or c.expires_on >= current_date)`),
    nobodyHas(sql`enrolments e left join course_runs r on r.course_id = e.course_id
      where e.user_id = "users"."id" and e.cancelled_at is null
        and case when r.course_id is null then e.access_until is null or e.access_until >= current_date
          else r.start_date is null or coalesce(r.end_date, r.start_date) >= current_date end`),
    nobodyHas(sql`credit_notes c where c.user_id = "users"."id" and c.expires_on >= current_date
      and c.eur > c.spent_eur + c.expired_eur`),
    nobodyHas(sql`erasure_requests q where q.user_id = "users"."id" and q.closed_at is null`),
  );

const endOf = (which: 'min' | 'max') =>
  sql<Date | null>`${sql.raw(which)}(${usedAt})`.mapWith(users.createdAt);

export const sumUnused = async (db: Tx | Db, before: Date) => {
  const [sums] = await db
    .select({ rows: count(), oldest: endOf('min'), newest: endOf('max') })
    .from(users)
    .where(isUnused(before));
  return { rows: sums?.rows ?? 0, oldest: sums?.oldest ?? null, newest: sums?.newest ?? null };
};

/** The longest unused first. */
export const sampleUnused = (db: Tx | Db, before: Date, limit: number) =>
  db
    .select({
      id: users.id,
      at: usedAt,
      label: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`,
    })
    .from(users)
    .where(isUnused(before))
    .orderBy(asc(usedAt), asc(users.id))
    .limit(limit);

/** The next of them behind this one. */
export const findUnused = async (
  db: Tx,
  before: Date,
  which: { after: string } | { id: string },
): Promise<User | undefined> => {
  const here = 'id' in which ? eq(users.id, which.id) : which.after ? gt(users.id, which.after) : undefined;
  const [user] = await db
    .select()
    .from(users)
    .where(and(here, isUnused(before)))
    .orderBy(asc(users.id))
    .limit(1);
  return user;
};
