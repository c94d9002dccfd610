import { type SQL, sql } from 'drizzle-orm';
import type { REVENUE_BY } from '#contracts/reporting/admin-reports.ts';
import { NONE } from '#domain/payments/none.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isMove, type MovesFilter } from '../money/payment-moves.repository.ts';

export type RevenueBy = (typeof REVENUE_BY)[number];
export type RevenueRow = {
  key: string;
  name: string;
  payments: number;
  receivedEur: number;
  returnedEur: number;
  eur: number;
};

const GROUPS: Record<RevenueBy, { key: SQL; name: SQL; order: SQL }> = {
  month: { key: sql`sums.month`, name: sql`sums.month`, order: sql`key desc` },
  kind: { key: sql`sums.kind`, name: sql`sums.kind`, order: sql`eur desc` },
  course: { key: sql`course.code`, name: sql`course.title`, order: sql`eur desc, key` },
  city: { key: sql`nullif(place.city, '')`, name: sql`nullif(place.city, '')`, order: sql`eur desc, key` },
  instructor: { key: sql`lead.id::text`, name: sql`lead.name`, order: sql`eur desc, key` },
};

/** In euro cents; what has no such thing stands in one row, `none`. */
export const sumRevenue = async (db: Tx | Db, filter: MovesFilter, by: RevenueBy): Promise<RevenueRow[]> => {
  const { key, name, order } = GROUPS[by];
  const month = by === 'month' ? sql`to_char(day, 'YYYY-MM')` : sql`''`;
  const { rows } = await db.execute<RevenueRow>(sql`
    with sums as (
      select course_id, kind, ${month} as month, count(*) as payments,
        sum(eur) filter (where move = 'received') as received, sum(eur) as eur
      from payment_moves where ${isMove(filter)}
      group by 1, 2, 3
    )
    select coalesce(${key}, ${NONE}) as key, coalesce(${name}, '') as name, sum(payments)::float8 as payments,
      coalesce(sum(received), 0)::float8 as "receivedEur", (sum(eur) - coalesce(sum(received), 0))::float8 as "returnedEur",
      sum(eur)::float8 as eur
    from sums left join courses course on course.id = sums.course_id
    left join course_venues place on place.course_id = sums.course_id
    left join lateral (
      select one.id, one.first_name || ' ' || one.last_name as name
      from course_instructors teaching join instructors one on one.id = teaching.instructor_id
      where teaching.course_id = sums.course_id order by teaching.position limit 1) lead on true
    group by 1, 2 order by ${order}`);
  return rows;
};
