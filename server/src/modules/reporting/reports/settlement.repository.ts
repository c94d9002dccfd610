import { sql } from 'drizzle-orm';
import type { SETTLEMENT_BY } from '#contracts/reporting/admin-reports.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';
import type { Period } from './report-period.ts';

export type SettlementBy = (typeof SETTLEMENT_BY)[number];
export type SettlementRow = {
  step: string;
  gateway: string;
  capturedAed: number;
  returnedAed: number;
  feesAed: number;
  withheldAed: number;
  paidOutAed: number;
  otherAed: number;
  notInBooksAed: number;
  heldAed: number;
};

const FORMATS = { day: sql`'YYYY-MM-DD'`, month: sql`'YYYY-MM'` } satisfies Record<SettlementBy, unknown>;

const ofKinds = (...kinds: string[]) =>
  sql`coalesce(sum(amount) filter (where kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})), 0)::float8`;

/**
 * Each gateway's account of the ledger in fils: as each kind of journal changes what it holds for us, and what it holds at
 * the end of each step, of all days before too. The latest first.
 */
export const sumSettlement = async (
  db: Tx | Db,
  { from, to }: Period,
  by: SettlementBy,
): Promise<SettlementRow[]> => {
  const { rows } = await db.execute<SettlementRow>(sql`
    with moved as (
      select substr(account, 10) as gateway, day, kind, debit - credit as amount, 0::bigint as missing
      from ledger_days where account like 'clearing:%' and currency = 'AED' and day <= ${to}::date
      union all
      select taken.gateway, taken.day, 'in-books', 0, taken.aed
      from (select *, (captured_at at time zone ${ACADEMY_ZONE})::date as day from captures where method = 'card') taken
      where taken.day between ${from}::date and ${to}::date and not exists (
        select from gateway_entries entry where entry.gateway = taken.gateway
        and entry.source = taken.transaction_id and entry.kind = 'charge')
    ), stepped as (
      select *, case when day < ${from}::date then '' else to_char(day, ${FORMATS[by]}) end as step from moved
    ), summed as (
      select gateway, step,
        ${ofKinds('capture-applied', 'capture-unapplied')} as "capturedAed",
        ${ofKinds('refund-paid', 'refund-returned', 'excess-refunded', 'excess-returned')} as "returnedAed",
        ${ofKinds('gateway-fee')} as "feesAed",
        ${ofKinds('gateway-withheld')} as "withheldAed",
        ${ofKinds('gateway-paid-out')} as "paidOutAed",
        sum(missing)::float8 as "notInBooksAed",
        sum(amount)::float8 as changed
      from stepped group by 1, 2
    ), held as (
      select *, changed - "capturedAed" - "returnedAed" - "feesAed" - "withheldAed" - "paidOutAed" as "otherAed",
        sum(changed) over (partition by gateway order by step) as "heldAed"
      from summed
    )
    select step, gateway, "capturedAed", "returnedAed", "feesAed", "withheldAed", "paidOutAed", "otherAed",
      "notInBooksAed", "heldAed"
    from held where step <> '' order by step desc, gateway`);
  return rows;
};
