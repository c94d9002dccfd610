import { and, desc, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { CaseFilter } from '#contracts/payment-cases/case-options.ts';
import type { Page } from '#server/calls/page.ts';
import { caseEnds, paymentCases } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { newestSaid } from '#server/platform/db/words.ts';
import { hasLiveAttemptSql } from '../case-status.repository.ts';
import { CASE_COLUMNS, type PaymentCase, toPaymentCase } from '../payment-cases.repository.ts';

const { id, expiresAt, appliedAed, appliedEur, refundedEur } = paymentCases;
const ends = caseEnds(paymentCases);

// A constraint says that a case has an end exactly if it has been sent, and that a draft has no money.
const isExpired = sql`${expiresAt} <= now()`;
const isRunning = sql`${expiresAt} > now()`;
const isUnpaid = sql`${appliedAed} = 0`;
const isPartlyPaid = sql`${appliedAed} > 0`;

/**
 * Each status as a condition that an index answers, where the expression that tells the status would be worked out
 * for every case there is. A test compares the two.
 */
const STATUS_CONDITIONS: Readonly<Record<CaseFilter, SQL | undefined>> = {
  all: isNull(paymentCases.deletedAt),
  cancelled: ends.cancelled,
  refunded: ends.refunded,
  fully_paid: ends.paid,
  paid: ends.paid,
  expired: and(ends.open, isExpired),
  partially_paid: and(ends.open, isRunning, isPartlyPaid),
  pending: and(ends.open, isRunning, isUnpaid, hasLiveAttemptSql),
  active: and(ends.open, isRunning, isUnpaid, not(hasLiveAttemptSql)),
  draft: and(ends.open, isNull(expiresAt)),
};

type Filter = { status: CaseFilter; words: readonly string[] };

/** Newest first: ids sort by the time that they were made. An index alone says which; only those are read. */
export const listCases = async (
  db: Tx | Db,
  { status, words }: Filter,
  { before, limit }: Page,
): Promise<PaymentCase[]> => {
  const where = and(STATUS_CONDITIONS[status], before ? lt(id, before) : undefined);
  const page =
    words.length > 0
      ? await newestSaid(db, paymentCases, { where, words, limit })
      : db.select({ id }).from(paymentCases).where(where).orderBy(desc(id)).limit(limit);
  const rows = await db.select(CASE_COLUMNS).from(paymentCases).where(inArray(id, page)).orderBy(desc(id));
  return rows.map(toPaymentCase);
};

type Figures = { total: number; active: number; paid: number; revenueEur: number; receivedOnOpenEur: number };

/** Each figure from the index of the cases that it is about. */
export const readCaseFigures = async (db: Tx | Db): Promise<Figures> => {
  const keptEur = sql`coalesce(sum(${appliedEur} - ${refundedEur}), 0)`;
  const over = (end: SQL) => sql`(select count(*) from ${paymentCases} where ${end})`;
  const { rows } = await db.execute<Record<keyof Figures, string>>(sql`
    select ${over(ends.cancelled)} + ${over(ends.refunded)} + paid.count + open.count as total,
      open.active, paid.count as paid, paid.kept as "revenueEur", open.kept as "receivedOnOpenEur"
    from (select count(*), ${keptEur} as kept from ${paymentCases} where ${ends.paid}) as paid,
      (select count(*), count(*) filter (where ${and(isRunning, isUnpaid)}) as active, ${keptEur} as kept
        from ${paymentCases} where ${ends.open}) as open`);
  const [row] = rows;
  const numberOf = (figure: keyof Figures) => Number(row?.[figure] ?? 0);
  return {
    total: numberOf('total'),
    active: numberOf('active'),
    paid: numberOf('paid'),
    revenueEur: numberOf('revenueEur'),
    receivedOnOpenEur: numberOf('receivedOnOpenEur'),
  };
};
