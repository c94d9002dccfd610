import { and, type SQL, sql } from 'drizzle-orm';
import type { SaleKind } from '#domain/payments/sale-kind.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isOneOf, type OfCourses } from './of-courses.repository.ts';
import type { Period } from './report-period.ts';

type Filter = OfCourses & { kind?: SaleKind | undefined } & Period;

export type ReceivableRow = {
  of: 'order' | 'case';
  ref: string;
  name: string;
  payer: string;
  dueOn: string;
  notDue: number;
  to30: number;
  to60: number;
  to90: number;
  over90: number;
  eur: number;
};

/** An order by any of its courses; a payment case has none of its own. */
const isAskedFor = ({ kind, course, city, instructor }: Filter): SQL => {
  const line = and(
    kind && sql`line.kind = ${kind}`,
    isOneOf(sql`line.course_id`, { course, city, instructor }),
  );
  const isAny = !kind && !course && !city && !instructor;
  const isOfCase = and(
    sql`part.owner_kind = 'case'`,
    kind && sql`${kind} = 'PaymentCase'`,
    isOneOf(sql`null::uuid`, { course, city, instructor }),
  );
  return isAny
    ? sql`true`
    : sql`(${isOfCase} or exists (select from order_lines line where line.order_id = sale.id and ${line}))`;
};

/**
 * What of recognised sales is open, by how long it has been due on a day: the ledger's `receivable` of each. The debt that
 * has been due longest first.
 */
export const listReceivables = async (
  db: Tx | Db,
  filter: Filter,
  today: string,
): Promise<ReceivableRow[]> => {
  const late = sql`${today}::date - part.due_on`;
  const { rows } = await db.execute<ReceivableRow>(sql`
    with part as (
      select one.owner_kind, one.owner_id, one.due_on,
        one.eur - coalesce((select sum(paid.eur) from allocations paid where paid.obligation_id = one.id), 0) as eur
      from obligations one
      where one.voided_at is null and one.applied_aed < one.aed and exists (
        select from journals sold where sold.kind = 'sale-recognised'
        and sold.owner_kind = one.owner_kind and sold.owner_id = one.owner_id)
    )
    select case when sale.id is null then 'case' else 'order' end as of, coalesce(sale.reference, asked.id::text) as ref,
      coalesce(sale.reference, asked.number) as name,
      coalesce(person.first_name || ' ' || person.last_name, asked.payer_name, '') as payer,
      min(part.due_on)::text as "dueOn",
      coalesce(sum(part.eur) filter (where ${late} <= 0), 0)::float8 as "notDue",
      coalesce(sum(part.eur) filter (where ${late} between 1 and 30), 0)::float8 as "to30",
      coalesce(sum(part.eur) filter (where ${late} between 31 and 60), 0)::float8 as "to60",
      coalesce(sum(part.eur) filter (where ${late} between 61 and 90), 0)::float8 as "to90",
      coalesce(sum(part.eur) filter (where ${late} > 90), 0)::float8 as "over90",
      sum(part.eur)::float8 as eur
    from part
    left join line_changes change on part.owner_kind = 'line-change' and change.id = part.owner_id
    left join orders sale
      on sale.id = case when part.owner_kind = 'order' then part.owner_id else change.order_id end
    left join users person on person.id = sale.user_id
    left join payment_cases asked on part.owner_kind = 'case' and asked.id = part.owner_id
    where part.due_on between ${filter.from}::date and ${filter.to}::date and ${isAskedFor(filter)}
    group by sale.id, asked.id, person.id
    order by min(part.due_on), name`);
  return rows;
};
