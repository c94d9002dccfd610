import { type SQL, sql } from 'drizzle-orm';
import type { JournalLine } from '#domain/ledger/journal.ts';
import type { Page } from '#server/calls/page.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';
import type { Period } from '../reports/report-period.ts';

export type JournalFilter = Period & {
  /** Of accounts and kinds, none is of whichever. */
  accounts: readonly string[];
  kinds: readonly string[];
};

export type StoredJournal = {
  id: string;
  number: number;
  at: string;
  kind: string;
  reference: string | null;
  caseId: string | null;
  caseNumber: string | null;
  source: string | null;
  lines: (JournalLine & { _id: number })[];
};

const within = ({ from, to }: Period): SQL => sql`
  journal.at >= ${from}::date::timestamp at time zone ${ACADEMY_ZONE}
  and journal.at < (${to}::date + 1)::timestamp at time zone ${ACADEMY_ZONE}`;

const isOneOf = (column: SQL, named: readonly string[]): SQL =>
  named.length > 0 ? sql`and ${column} = any(${sql.param(named)}::text[])` : sql``;

const ORDERS = {
  'newest-first': { after: sql`<`, order: sql`journal.at desc, journal.id desc` },
  'oldest-first': { after: sql`>`, order: sql`journal.at, journal.id` },
};

/** With all their lines in the order in which they were written, and what they are of. */
export const pageJournals = async (
  db: Tx | Db,
  { accounts, kinds, ...period }: JournalFilter,
  { before: cursor, limit, ...page }: Page & { order: keyof typeof ORDERS },
): Promise<StoredJournal[]> => {
  const { after, order } = ORDERS[page.order];
  const { rows } = await db.execute<StoredJournal>(sql`
    with journal as (
      select * from journals journal where ${within(period)}
      ${isOneOf(sql`journal.kind`, kinds)}
      ${accounts.length > 0 ? sql`and exists (select from journal_lines line where line.journal_id = journal.id ${isOneOf(sql`line.account`, accounts)})` : sql``}
      ${cursor ? sql`and (journal.at, journal.id) ${after} (select one.at, one.id from journals one where one.id = ${cursor})` : sql``}
      order by ${order} limit ${limit}
    )
    select journal.id, lines.number, to_json(journal.at) #>> '{}' as at, journal.kind, sale.reference,
      asked.id as "caseId", asked.number as "caseNumber", entry.source, lines.lines
    from journal cross join lateral (
      select min(line.id)::float8 as number, json_agg(json_build_object(
        '_id', line.id, 'account', line.account, 'currency', line.currency, 'amount', line.amount) order by line.id) as lines
      from journal_lines line where line.journal_id = journal.id) lines
    left join line_changes change on journal.owner_kind = 'line-change' and change.id = journal.owner_id
    left join credit_notes note on journal.owner_kind = 'credit-note' and note.id = journal.owner_id
    left join orders sale on sale.id =
      case when journal.owner_kind = 'order' then journal.owner_id else coalesce(change.order_id, note.order_id) end
    left join payment_cases asked on journal.owner_kind = 'case' and asked.id = journal.owner_id
    left join gateway_entries entry on journal.owner_kind = 'gateway-entry' and entry.id = journal.owner_id
    order by ${order}`);
  return rows;
};

export type CurrencySums = { currency: string; debit: number; credit: number };

/** Of all lines that the filter names, in minor units, by currency. */
export const sumLines = async (
  db: Tx | Db,
  { from, to, accounts, kinds }: JournalFilter,
): Promise<CurrencySums[]> => {
  const { rows } = await db.execute<CurrencySums>(sql`
    select currency, sum(debit)::float8 as debit, sum(credit)::float8 as credit
    from ledger_days where day between ${from}::date and ${to}::date
    ${isOneOf(sql`account`, accounts)} ${isOneOf(sql`kind`, kinds)}
    group by 1 order by 1`);
  return rows;
};

export type Unbalanced = { number: number; currency: string; off: number };

export type CheckedLines = { lines: number; unbalanced: Unbalanced | null };

/** How many lines a period has, and its first journal whose lines do not add up to nothing in some currency. */
export const checkLines = async (db: Tx | Db, period: Period): Promise<CheckedLines> => {
  const { rows } = await db.execute<CheckedLines>(sql`
    with summed as (
      select min(line.id) as number, line.currency, sum(line.amount) as off, count(*) as lines
      from journals journal join journal_lines line on line.journal_id = journal.id
      where ${within(period)}
      group by journal.id, line.currency)
    select coalesce(sum(lines), 0)::float8 as lines, (
      select json_build_object('number', one.number, 'currency', one.currency, 'off', one.off)
      from summed one where one.off <> 0 order by one.number limit 1) as unbalanced
    from summed`);
  return rows[0] ?? { lines: 0, unbalanced: null };
};
