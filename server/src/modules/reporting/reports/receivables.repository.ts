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
    sql`part.case_id is not null`,
    kind && sql`${kind} = 'PaymentCase'`,
    isOneOf(sql`null::uuid`, { course, city, instructor }),
  );
  return isAny
    ? sql`true`
    : sql`(${isOfCase} or exists (select from order_lines line where line.order_id = part.order_id and ${line}))`;
};

const sumsOf = (today: string): SQL => {
  const late = sql`${today}::date - part.due_on`;
  return sql`min(part.due_on) as due_on,
      coalesce(sum(part.eur) filter (where ${late} <= 0), 0)::float8 as "notDue",
      coalesce(sum(part.eur) filter (where ${late} between 1 and 30), 0)::float8 as "to30",
      coalesce(sum(part.eur) filter (where ${late} between 31 and 60), 0)::float8 as "to60",
      coalesce(sum(part.eur) filter (where ${late} between 61 and 90), 0)::float8 as "to90",
      coalesce(sum(part.eur) filter (where ${late} > 90), 0)::float8 as "over90",
      sum(part.eur)::float8 as eur`;
};

/**
 * What of recognised sales is open, by how long it has been due on a day: the ledger's `receivable` of each. The debt that
 * has been due longest first. Of all parts few are open, which the planner does not know: what each is of is looked up one
 * by one (`limit 1`), or all orders would be read.
 */
export const listReceivables = async (
  db: Tx | Db,
  filter: Filter,
  today: string,
): Promise<ReceivableRow[]> => {
  const { rows } = await db.execute<ReceivableRow>(sql`
    with part as materialized (
      select one.due_on,
        case one.owner_kind when 'order' then one.owner_id
          when 'line-change' then (select order_id from line_changes where id = one.owner_id) end as order_id,
        case one.owner_kind when 'case' then one.owner_id end as case_id,
        one.eur - coalesce((select sum(paid.eur) from allocations paid where paid.obligation_id = one.id), 0) as eur
      from obligations one
      where one.voided_at is null and one.applied_aed < one.aed
        and one.due_on between ${filter.from}::date and ${filter.to}::date
        and (select true from journals sold where sold.kind = 'sale-recognised'
          and sold.owner_kind = one.owner_kind and sold.owner_id = one.owner_id limit 1)
    ),
    debt as materialized (
      select order_id, case_id, ${sumsOf(today)}
      from part where ${isAskedFor(filter)} group by order_id, case_id
    )
    select case when sale.id is null then 'case' else 'order' end as of, coalesce(sale.reference, asked.id::text) as ref,
      coalesce(sale.reference, asked.number) as name,
      coalesce(person.first_name || ' ' || person.last_name, asked.payer_name, '') as payer,
      debt.due_on::text as "dueOn", debt."notDue", debt."to30", debt."to60", debt."to90", debt."over90", debt.eur
    from debt
    left join lateral (select id, reference, user_id from orders where id = debt.order_id limit 1) sale on true
    left join lateral (select first_name, last_name from users where id = sale.user_id limit 1) person on true
    left join lateral (select id, number, payer_name from payment_cases where id = debt.case_id limit 1) asked on true
    order by debt.due_on, name`);
  return rows;
};
