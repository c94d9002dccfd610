import { sql } from 'drizzle-orm';
import { journalLines, journals, paymentCases } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { CASE_KIND } from '../owner-of.ts';

/** Lines of money: at a gateway or at the bank. */
const isMoney = sql`currency = 'AED' and (account like 'clearing:%' or account = 'bank')`;
const isApplied = sql`kind = 'capture-applied'`;

/** What each case has received and given back, as the journal has it. */
const books = sql`
  select owner_id, sum(amount) filter (where ${isApplied} and ${isMoney}) as applied_aed,
    -sum(amount) filter (where ${isApplied} and currency = 'EUR' and account = 'receivable') as applied_eur,
    -sum(amount) filter (where kind = 'refund-paid' and ${isMoney}) as refunded_aed,
    sum(amount) filter (where kind = 'refund-paid' and currency = 'EUR'
      and account in ('receivable', 'refunds_payable')) as refunded_eur
  from ${journals} join ${journalLines} on ${journalLines.journalId} = ${journals.id}
  where owner_kind = ${CASE_KIND} group by owner_id`;

const COPIES = ['applied_aed', 'applied_eur', 'refunded_aed', 'refunded_eur'] as const;

/** Cases whose figures, by which they are listed and told paid, are not the ledger's: one sentence for each figure. */
export const findWrongCopies = async (db: Tx | Db): Promise<string[]> => {
  const figures = sql.join(
    COPIES.map(
      (name) => sql`(${name}, one.${sql.identifier(name)}, coalesce(books.${sql.identifier(name)}, 0))`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<{ problem: string }>(sql`
    with books as (${books})
    select 'payment case ' || one.number || ' says ' || name || ' ' || copy || ' but the ledger has ' || entry as problem
    from ${paymentCases} one left join books on books.owner_id = one.id,
      lateral (values ${figures}) as figure (name, copy, entry)
    where copy <> entry order by one.id, name`);
  return rows.map(({ problem }) => problem);
};

export const countCases = (db: Tx | Db): Promise<number> => db.$count(paymentCases);
