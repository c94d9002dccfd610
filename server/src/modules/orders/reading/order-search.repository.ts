import { and, desc, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { courses, orders, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { hasWord, mayBeOfMany, NEWEST } from '#server/platform/db/words.ts';

type Search = { where: SQL | undefined; words: readonly string[]; limit: number };

/**
 * The newest of which the payer, the reference or a course has all words. Looking through from the newest on is quick for
 * words that many have, and the indexes of words for those that few have; which is the case is not known before.
 */
export const searchOrderIds = async (db: Tx | Db, search: Search): Promise<string[]> => {
  const named = await findNamedCourses(db, search.words);
  const near = mayBeOfMany(search.words) ? await searchNewest(db, search, named) : [];
  return near.length === search.limit ? near : searchAll(db, search, named);
};

const isSaid = (plain: SQLWrapper, words: readonly string[]) =>
  and(...words.map((word) => hasWord(plain, word)));
const reference = sql`lower(${orders.reference})`;
const idsOf = async (db: Tx | Db, query: SQL) =>
  (await db.execute<{ id: string }>(query)).rows.map((row) => row.id);

/** By title and code. The index of courses knows more of them, such as who teaches. */
const findNamedCourses = async (db: Tx | Db, words: readonly string[]): Promise<string[]> => {
  const ownName = sql`plain_text(${courses.title} || ' ' || ${courses.code})`;
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(isSaid(courses.searchText, words), isSaid(ownName, words)));
  return rows.map(({ id }) => id);
};

/** Looked up order by order: the planner would rather read the lines of all orders first. */
const searchNewest = (db: Tx | Db, { where, words, limit }: Search, named: readonly string[]) => {
  const { id } = orders;
  const newest = db
    .select({ id, searchText: users.searchText, reference: reference.as('reference') })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(id))
    .limit(NEWEST);
  const isOfNamed = sql`bought.found`;
  return idsOf(
    db,
    sql`
    select id from (${newest}) as newest
    left join lateral (
      select true as found from order_lines
      where order_id = newest.id and course_id = any(${sql.param(named)}::uuid[]) limit 1
    ) as bought on true
    where ${or(isSaid(sql`search_text`, words), isSaid(sql`reference`, words), isOfNamed)}
    order by id desc limit ${limit}`,
  );
};

/** Each apart, or the planner would look through whole tables in their order all the same. */
const searchAll = (db: Tx | Db, { where, words, limit }: Search, named: readonly string[]) => {
  const found = (condition: SQL | undefined) =>
    db.select({ id: orders.id }).from(orders).where(and(where, condition));
  const payers = db.select({ id: users.id }).from(users).where(isSaid(users.searchText, words));
  return idsOf(
    db,
    sql`
    with payers as materialized (${payers}),
    bought as materialized (
      select distinct order_id from order_lines where course_id = any(${sql.param(named)}::uuid[])
    ),
    found as materialized (
      ${found(sql`${orders.userId} in (select id from payers)`)}
      union ${found(isSaid(reference, words))}
      union (
        select one.id from (select order_id from bought order by order_id desc) as newest
        cross join lateral (${found(sql`${orders.id} = newest.order_id`).limit(1)}) as one limit ${limit}
      )
    )
    select id from found order by id desc limit ${limit}`,
  );
};
