import { sql } from 'drizzle-orm';
import { captures, needsAction, obligations, refunds } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** What an entry is about has its id behind the kind in the key. */
const idOf = (...kinds: string[]) =>
  sql`case when ${needsAction.kind} = any(${sql.param(kinds)}::text[])
    then split_part(${needsAction.dedupeKey}, ':', 2)::uuid end`;

/** The money that entries are about, in fils, by their ids: what is still open of a part, else what came or goes back. */
export const actionSums = async (db: Tx | Db, ids: readonly string[]): Promise<Map<string, number>> => {
  const { rows } = await db.execute<{ id: string; aed: number | null }>(sql`
    select ${needsAction.id}, coalesce(${obligations.aed} - ${obligations.appliedAed}, ${captures.aed}, ${refunds.aed})::float8 as aed
    from ${needsAction}
    left join ${obligations} on ${obligations.id} = ${idOf('part-overdue')}
    left join ${captures} on ${captures.id} = ${idOf('unapplied', 'underpaid')}
    left join ${refunds} on ${refunds.id} = ${idOf('refund-by-hand')}
    where ${needsAction.id} = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.flatMap(({ id, aed }) => (aed === null ? [] : [[id, aed]])));
};
