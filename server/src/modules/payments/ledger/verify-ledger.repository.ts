import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** Each query finds what must not be: one row, one sentence. */
const FINDINGS = {
  'journals that do not balance': sql`
    select 'journal ' || journal_id || ' is off by ' || sum(amount) || ' in ' || currency as problem
    from journal_lines group by journal_id, currency having sum(amount) <> 0`,
  'journals without lines': sql`
    select 'journal ' || j.id || ' has no lines' as problem from journals j
    where not exists (select 1 from journal_lines l where l.journal_id = j.id)`,
  'obligations whose allocations are not what is applied': sql`
    select 'obligation ' || o.id || ' says ' || o.applied_aed || ' but has allocations of ' || coalesce(sum(a.aed), 0) as problem
    from obligations o left join allocations a on a.obligation_id = o.id
    group by o.id having o.applied_aed <> coalesce(sum(a.aed), 0)`,
  'obligations covered without their whole price, or the reverse': sql`
    select 'obligation ' || o.id || ' is covered but settled ' || coalesce(sum(a.eur), 0) || ' of ' || o.eur as problem
    from obligations o left join allocations a on a.obligation_id = o.id
    where o.aed > 0 and o.applied_aed = o.aed group by o.id having coalesce(sum(a.eur), 0) <> o.eur`,
  'captures that are not what was applied and what was not': sql`
    select 'capture ' || c.id || ' of ' || c.aed || ' has ' || coalesce(a.aed, 0) || ' applied and '
      || coalesce(r.aed, 0) || ' to go back' as problem
    from captures c
    left join (select capture_id, sum(aed) aed from allocations group by 1) a on a.capture_id = c.id
    left join (select capture_id, sum(aed) aed from refunds where kind = 'excess' group by 1) r on r.capture_id = c.id
    where c.aed <> coalesce(a.aed, 0) + coalesce(r.aed, 0)`,
  'captures refunded by more than was applied': sql`
    select 'capture ' || c.id || ' has refunds of ' || r.aed || ' but ' || coalesce(a.aed, 0) || ' applied' as problem
    from captures c
    join (select capture_id, sum(aed) aed from refunds where kind = 'order' group by 1) r on r.capture_id = c.id
    left join (select capture_id, sum(aed) aed from allocations group by 1) a on a.capture_id = c.id
    where r.aed > coalesce(a.aed, 0)`,
  'captures without their money in the ledger': sql`
    select 'capture ' || c.id || ' of ' || c.aed || ' stands in the ledger with ' || coalesce(l.amount, 0) as problem
    from captures c left join (
      select j.capture_id, sum(l.amount) amount from journals j join journal_lines l on l.journal_id = j.id
      where j.kind in ('capture-applied', 'capture-unapplied') and l.currency = 'AED'
        and (l.account like 'clearing:%' or l.account = 'bank') group by 1) l on l.capture_id = c.id
    where c.aed <> coalesce(l.amount, 0)`,
  'accounts of money that are not captures less refunds': sql`
    select 'account ' || coalesce(m.account, l.account) || ' holds ' || coalesce(l.amount, 0) || ' but should hold '
      || coalesce(m.aed, 0) as problem
    from (select account, sum(aed) aed from (
      select case c.method when 'card' then 'clearing:' || c.gateway else 'bank' end account,
        sum(c.aed - coalesce(r.aed, 0)) aed
      from captures c left join (
        select capture_id, sum(aed) aed from refunds where state = 'succeeded' group by 1) r on r.capture_id = c.id
      group by 1
      union all select 'clearing:' || gateway, sum(posted) from gateway_entries where currency = 'AED' group by 1
      union all select 'bank', -sum(amount) from gateway_entries where kind = 'payout' and currency = 'AED' having count(*) > 0) parts group by 1) m
    full join (
      select account, sum(amount) amount from journal_lines
      where currency = 'AED' and (account like 'clearing:%' or account = 'bank') group by 1) l on l.account = m.account
    where coalesce(m.aed, 0) <> coalesce(l.amount, 0)`,
  'money that is the payers’ but is not on its way back': sql`
    select 'unapplied holds ' || l.amount || ' but ' || r.aed || ' are on their way back' as problem
    from (select coalesce(-sum(amount), 0) amount from journal_lines where account = 'unapplied') l,
      (select coalesce(sum(aed + coalesce(foreign_minor, 0)), 0) aed from refunds where kind = 'excess' and state <> 'succeeded') r
    where l.amount <> r.aed`,
  'promised refunds that are not on their way': sql`
    select 'refunds_payable holds ' || l.amount || ' but ' || r.eur || ' are on their way back' as problem
    from (select coalesce(-sum(amount), 0) amount from journal_lines where account = 'refunds_payable') l,
      (select coalesce(sum(eur), 0) eur from refunds where kind = 'order' and state <> 'succeeded') r
    where l.amount <> r.eur`,
  'credit notes that are not what their orders take': sql`
    select 'credit note ' || n.id || ' says ' || n.spent_eur || ' is spent but its orders take ' || coalesce(sum(u.eur - u.returned_eur), 0) as problem
    from credit_notes n left join credit_uses u on u.note_id = n.id and u.state <> 'released'
    group by n.id having n.spent_eur <> coalesce(sum(u.eur - u.returned_eur), 0)`,
  'credit notes that stand in the ledger otherwise': sql`
    select 'credit note ' || n.id || ' stands in the ledger with ' || coalesce(l.amount, 0) || ' but should with '
      || n.eur - n.expired_eur - coalesce(u.eur, 0) as problem
    from credit_notes n
    left join (select note_id, sum(eur - returned_eur) eur from credit_uses where state = 'used' group by 1) u on u.note_id = n.id
    left join (select j.credit_note_id, -sum(l.amount) amount from journals j join journal_lines l on l.journal_id = j.id
      where l.account = 'credit_notes' group by 1) l on l.credit_note_id = n.id
    where coalesce(l.amount, 0) <> n.eur - n.expired_eur - coalesce(u.eur, 0)`,
  'credit in the ledger that no note has': sql`
    select 'credit_notes holds ' || l.amount || ' but the notes have ' || n.eur as problem
    from (select coalesce(-sum(amount), 0) amount from journal_lines where account = 'credit_notes') l,
      (select coalesce(sum(eur - expired_eur), 0) - (select coalesce(sum(eur - returned_eur), 0) from credit_uses where state = 'used') eur
        from credit_notes) n
    where l.amount <> n.eur`,
  'orders that were paid with other credit than they took': sql`
    select 'order ' || o.reference || ' has ' || o.credit_eur || ' of credit but took ' || coalesce(u.eur, 0) as problem
    from orders o
    left join (select order_id, sum(eur) eur from credit_uses where state <> 'released' group by 1) u on u.order_id = o.id
    where o.state in ('placed', 'confirmed') and o.credit_eur <> coalesce(u.eur, 0)`,
  'credit notes without a paper': sql`
    select 'credit note ' || n.id || ' has no paper' as problem from credit_notes n
    where not exists (select 1 from documents d where d.credit_note_id = n.id and d.series = 'credit-note')`,
  'what is withheld, and is neither disputed nor lost': sql`
    select 'disputed holds ' || l.amount || ' but ' || e.amount - d.aed || ' are withheld' as problem
    from (select coalesce(sum(amount), 0) amount from journal_lines where account = 'disputed' and currency = 'AED') l,
      (select coalesce(-sum(amount), 0) amount from gateway_entries where kind = 'dispute' and currency = 'AED') e,
      (select coalesce(sum(aed), 0) aed from disputes where state = 'lost') d
    where l.amount <> e.amount - d.aed`,
  'numbers missing from a series of documents': sql`
    select c.series || ' ' || c.year || ' counts ' || c.last || ' but ' || count(d.id) || ' exist up to '
      || coalesce(max(d.number), 0) as problem
    from document_counters c left join documents d on d.series = c.series and d.year = c.year
    group by c.series, c.year, c.last having count(d.id) <> c.last or coalesce(max(d.number), 0) <> c.last`,
  'applied captures without a receipt': sql`
    select 'capture ' || a.capture_id || ' has no receipt' as problem
    from (select distinct capture_id from allocations) a
    where not exists (select 1 from documents d where d.capture_id = a.capture_id and d.series = 'receipt')`,
} as const;

export const findLedgerProblems = async (db: Tx | Db): Promise<string[]> => {
  const problems: string[] = [];
  for (const finding of Object.values(FINDINGS)) {
    const { rows } = await db.execute<{ problem: string }>(finding);
    for (const { problem } of rows) problems.push(problem);
  }
  return problems;
};

const TABLES = [
  'journals',
  'obligations',
  'captures',
  'allocations',
  'refunds',
  'documents',
  'credit_notes',
] as const;
export type LedgerCounts = Record<(typeof TABLES)[number], number>;

export const countLedgerRows = async (db: Tx | Db): Promise<LedgerCounts> => {
  const counts = sql.join(
    TABLES.map(
      (table) => sql`(select count(*)::int from ${sql.identifier(table)}) as ${sql.identifier(table)}`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<LedgerCounts>(sql`select ${counts}`);
  if (!rows[0]) throw new Error('the ledger could not be counted');
  return rows[0];
};
