import { sql } from 'drizzle-orm';
import { MOMENT_KINDS } from '#contracts/people/people-options.ts';
import type { Moment } from '#contracts/people/person-timeline.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { type Kind, momentsOf, type Whom } from './moments.repository.ts';

/** A page goes on after the moment of its cursor; of two at once the id decides. */
export type After = { at: string; id: string };
export type MomentRow = Omit<Moment, '_id' | 'changes'> & { id: string; before: unknown; after: unknown };

/** What is known of a person by when it was, newest first. */
export const listMoments = async (
  db: Tx | Db,
  whom: Whom,
  { kinds, after, limit }: { kinds: readonly Kind[]; after: After | undefined; limit: number },
): Promise<MomentRow[]> => {
  const isAfter = after ? sql`where (at, id) < (${after.at}::timestamptz, ${after.id})` : sql``;
  const { rows } = await db.execute<MomentRow>(sql`
    select kind, id, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, what, title, by, ref, eur, before, after
    from (${momentsOf(kinds, whom)}) as moments
    ${isAfter} order by moments.at desc, id desc limit ${limit}`);
  return rows;
};

/** How many there are of each kind; those of which there are none are left out. */
export const countMoments = async (db: Tx | Db, whom: Whom): Promise<Map<Kind, number>> => {
  const { rows } = await db.execute<{ kind: Kind; count: number }>(
    sql`select kind, count(*)::int as count from (${momentsOf(MOMENT_KINDS, whom)}) as moments group by kind`,
  );
  return new Map(rows.map(({ kind, count }) => [kind, count]));
};
