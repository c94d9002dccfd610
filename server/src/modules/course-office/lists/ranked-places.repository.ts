import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Order, Place } from './admin-course-place.ts';

/** `part`: 0 but for what comes later in the list, however it is ordered. Numbers are such as JavaScript has. */
export type Ranked = { part?: SQL; rank: SQL };

const isAfter = ([part, rank, days, id]: Place, isDownwards: boolean): SQL => {
  const beyond = isDownwards ? sql`<` : sql`>`;
  const value = typeof rank === 'number' ? sql`${rank}::float8` : sql`${rank}::text`;
  return sql`(part > ${part}::int or (part = ${part}::int and (rank ${beyond} ${value}
    or (rank = ${value} and (day, id) > (${days}::int, ${id}::uuid)))))`;
};

type Slice = Pick<Order, 'isDownwards'> & { after: Place | null; limit: number };

/**
 * The rows after a place of what is selected with its `part`, `rank`, `day` and `id`, each with its own, so that whatever
 * is added or taken away before it moves nothing.
 */
export const placesIn = async (
  db: Tx | Db,
  ranked: SQLWrapper,
  { isDownwards, after, limit }: Slice,
): Promise<Place[]> => {
  const direction = isDownwards ? sql`desc` : sql`asc`;
  const { rows } = await db.execute<{ part: number; rank: string | number; day: number; id: string }>(sql`
    select part, rank, day, id from (${ranked}) as ranked
    where ${after ? isAfter(after, isDownwards) : sql`true`}
    order by part, rank ${direction}, day, id limit ${limit}`);
  return rows.map(({ part, rank, day, id }) => [part, rank, day, id]);
};
