import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';

/** What the tables say of an order and its money; amounts in fils. */
export type SaleFacts = {
  order: string;
  /** Places on the course that the order's places hold or have. */
  seats: number;
  payments: number;
  received: number;
  applied: number;
  givenBack: number;
  receipts: number;
  /** What the gateway itself holds of its sessions. */
  atGateway: number;
};

/**
 * Read from the tables themselves, the gateway's among them, and not by the code that the drill is about: what that code
 * believes is not asked.
 */
export const readSaleFacts = async (db: Db, reference: string): Promise<SaleFacts> => {
  const { rows } = await db.execute<SaleFacts>(sql`
    select o.state as order,
      (select count(*)::int from seat_claims s join order_places p on p.id = s.place_id
        join order_lines l on l.id = p.line_id where l.order_id = o.id and s.state in ('held', 'enrolled')) as seats,
      (select count(*)::int from captures c where c.owner_id = o.id) as payments,
      (select coalesce(sum(c.aed), 0)::int from captures c where c.owner_id = o.id) as received,
      (select coalesce(sum(a.aed), 0)::int from allocations a join captures c on c.id = a.capture_id
        where c.owner_id = o.id) as applied,
      (select coalesce(sum(r.aed), 0)::int from refunds r join captures c on c.id = r.capture_id
        where c.owner_id = o.id and r.state = 'succeeded') as "givenBack",
      (select count(*)::int from documents d join captures c on c.id = d.capture_id
        where c.owner_id = o.id and d.series = 'receipt') as receipts,
      (select coalesce(sum(s.amount_minor - s.refunded_minor), 0)::int from sandbox_gateway.sessions s
        join attempts t on t.id::text = s.merchant_reference join obligations b on b.id = t.obligation_id
        where b.owner_id = o.id and s.state = 'captured' and s.currency = 'AED') as "atGateway"
    from orders o where o.reference = ${reference}`);
  if (!rows[0]) throw new Error(`there is no order ${reference}`);
  return rows[0];
};

/** The attempt by which an order is being paid last. */
export const findAttemptId = async (db: Db, reference: string): Promise<string> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select t.id from attempts t join obligations b on b.id = t.obligation_id
    join orders o on o.id = b.owner_id where o.reference = ${reference} order by t.id desc limit 1`);
  if (!rows[0]) throw new Error(`nobody has begun to pay the order ${reference}`);
  return rows[0].id;
};

/** How many sessions the gateway has made for an order. */
export const countSessions = async (db: Db, reference: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from sandbox_gateway.sessions s
    join attempts t on t.id::text = s.merchant_reference join obligations b on b.id = t.obligation_id
    join orders o on o.id = b.owner_id where o.reference = ${reference}`);
  return rows[0]?.n ?? 0;
};

/** Kinds of what staff are asked to look at because of an order. */
export const listAlarms = async (db: Db, reference: string): Promise<string[]> => {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select n.kind from needs_action n join orders o on o.id = n.owner_id
    where o.reference = ${reference} and n.resolved_at is null order by n.kind`);
  return rows.map(({ kind }) => kind);
};

export const countSeats = async (db: Db, slug: string): Promise<number> => {
  const { rows } = await db.execute<{ taken: number }>(sql`
    select r.taken from course_runs r join courses c on c.id = r.course_id where c.slug = ${slug}`);
  return rows[0]?.taken ?? 0;
};

export type Holding = { currency: string; books: number; gateway: number };

/** What the books say that the gateway holds, and what the gateway holds, in minor units of each currency. */
export const compareHoldings = async (db: Db): Promise<Holding[]> => {
  const { rows } = await db.execute<Holding>(sql`
    select currency, coalesce(b.amount, 0)::int as books, coalesce(g.amount, 0)::int as gateway
    from (select currency, sum(amount) as amount from journal_lines where account = 'clearing:sandbox' group by 1) b
    full join (select currency, sum(amount_minor - refunded_minor) as amount from sandbox_gateway.sessions
      where state = 'captured' group by 1) g using (currency) order by currency`);
  return rows;
};

/** Ends the connection of a transaction as the end of its process does: nothing of it stays. */
export const breakConnection = (db: { execute: Db['execute'] }): Promise<unknown> =>
  Promise.resolve(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
