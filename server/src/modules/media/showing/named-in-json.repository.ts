import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#server/platform/db/database.ts';

const names = (column: PgColumn): SQL => sql`exists (select from ${column.table}
  where jsonb_path_exists(${column}, '$.** ? (@ == $url)', jsonb_build_object('url', asked.url)))`;

/** Those of these addresses that stand anywhere in one of these columns of JSON. */
export const findNamedInJson = async (
  db: Tx | Db,
  urls: readonly string[],
  columns: readonly PgColumn[],
): Promise<Set<string>> => {
  if (urls.length === 0) return new Set();
  const { rows } = await db.execute<{ url: string }>(sql`
    select asked.url from unnest(${sql.param(urls)}::text[]) as asked(url)
    where ${or(...columns.map(names))}`);
  return new Set(rows.map(({ url }) => url));
};
