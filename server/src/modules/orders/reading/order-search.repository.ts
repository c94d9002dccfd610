import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { orders, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { hasWord } from '#server/platform/db/words.ts';

/** What many say is found among so many of the newest. */
const NEWEST = 2_000;

type Search = { where: SQL | undefined; words: readonly string[]; limit: number };

/**
 * The newest whose payer or reference has all words. Looking through from the newest on is quick for words that many have,
 * and the indexes of words for those that few have; which is the case is not known before.
 */
export const searchOrderIds = async (db: Tx | Db, { where, words, limit }: Search): Promise<string[]> => {
  const { id } = orders;
  const reference = sql`lower(${orders.reference})`;
  const isSaid = (plain: typeof users.searchText | SQL) => and(...words.map((word) => hasWord(plain, word)));
  const newest = db
    .select({ id, searchText: users.searchText, reference: reference.as('reference') })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(id))
    .limit(NEWEST);
  const idsOf = async (query: SQL) => (await db.execute<{ id: string }>(query)).rows.map((row) => row.id);
  const near = await idsOf(sql`
    select id from (${newest}) as newest
    where ${or(isSaid(sql`search_text`), isSaid(sql`reference`))} order by id desc limit ${limit}`);
  if (near.length === limit) return near;
  // Each apart, or the planner would look through whole tables in their order all the same.
  return idsOf(sql`
    with payers as materialized (${db.select({ id: users.id }).from(users).where(isSaid(users.searchText))}),
    found as materialized (
      ${db
        .select({ id })
        .from(orders)
        .where(and(where, sql`${orders.userId} in (select id from payers)`))}
      union ${db
        .select({ id })
        .from(orders)
        .where(and(where, isSaid(reference)))}
    )
    select id from found order by id desc limit ${limit}`);
};
