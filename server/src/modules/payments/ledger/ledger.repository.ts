import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { JournalLine } from '#domain/ledger/journal.ts';
import { journalLines, journals } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Owner } from '../payments.ports.ts';

export type JournalKind =
  | 'sale-recognised'
  | 'capture-applied'
  | 'capture-unapplied'
  | 'excess-refunded'
  | 'refund-promised'
  | 'refund-paid'
  | 'obligations-voided'
  | 'credit-issued'
  | 'credit-redeemed'
  | 'credit-returned'
  | 'credit-expired'
  | 'refund-returned'
  | 'excess-returned'
  | 'dispute-lost'
  | 'gateway-fee'
  | 'gateway-withheld'
  | 'gateway-paid-out'
  | 'gateway-other';

type Journal = Omit<typeof journals.$inferInsert, 'kind'> & { kind: JournalKind };
export type Entry = { journal: Journal; lines: readonly JournalLine[] };

/** Journals with their lines, in one statement. One of nothing is not written, nor a sale that is recognised already. */
export const insertJournals = async (db: Tx, entries: readonly Entry[]): Promise<void> => {
  const written = entries.filter(({ lines }) => lines.length > 0);
  if (written.length === 0) return;
  const rows = written.map(
    ({ journal: { captureId, refundId, obligationId, creditNoteId, at, ...journal } }) => ({
      id: journal.id,
      kind: journal.kind,
      owner_kind: journal.ownerKind,
      owner_id: journal.ownerId,
      capture_id: captureId,
      refund_id: refundId,
      obligation_id: obligationId,
      credit_note_id: creditNoteId,
      at,
    }),
  );
  const lines = written
    .flatMap(({ journal, lines }) => lines.map((line) => ({ journal_id: journal.id, ...line })))
    .map((line, position) => ({ position, ...line }));
  await db.execute(sql`
    with written as (
      insert into ${journals} (id, kind, owner_kind, owner_id, capture_id, refund_id, obligation_id, credit_note_id, at)
      select id, kind, owner_kind, owner_id, capture_id, refund_id, obligation_id, credit_note_id, at
      from jsonb_populate_recordset(null::${journals}, ${JSON.stringify(rows)})
      on conflict (owner_kind, owner_id) where kind = 'sale-recognised' do nothing returning id
    )
    insert into ${journalLines} (journal_id, account, currency, amount)
    select line.journal_id, line.account, line.currency, line.amount
    from jsonb_to_recordset(${JSON.stringify(lines)}) as line(position integer, journal_id uuid, account text, currency text, amount integer)
    join written on written.id = line.journal_id order by line.position`);
};

export const insertJournal = (db: Tx, journal: Journal, lines: readonly JournalLine[]): Promise<void> =>
  insertJournals(db, [{ journal, lines }]);

const ofOwner = (owner: Owner) => and(eq(journals.ownerKind, owner.kind), eq(journals.ownerId, owner.id));

export const isSaleRecognised = async (db: Tx, owner: Owner): Promise<boolean> => {
  const kind: JournalKind = 'sale-recognised';
  const rows = await db
    .select({ id: journals.id })
    .from(journals)
    .where(and(ofOwner(owner), eq(journals.kind, kind)))
    .limit(1);
  return rows.length > 0;
};

/** The journal of an owner, line by line, in the order it was written. */
export const listJournal = (db: Tx | Db, owner: Owner) =>
  db
    .select({
      at: journals.at,
      kind: journals.kind,
      account: journalLines.account,
      currency: journalLines.currency,
      amount: journalLines.amount,
    })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journalId, journals.id))
    .where(ofOwner(owner))
    .orderBy(asc(journalLines.id));

const isBy = (at: Date) => sql`${journals.at} <= ${at.toISOString()}::timestamptz`;

const sumOf = (condition: ReturnType<typeof and>, sign: 1 | -1) =>
  sql`coalesce(sum(${journalLines.amount}) filter (where ${condition}), 0) * ${sql.raw(String(sign))}`.mapWith(
    Number,
  );

/** Where received money lies: at a gateway or at the bank. */
const isMoney = and(
  eq(journalLines.currency, 'AED'),
  or(like(journalLines.account, 'clearing:%'), eq(journalLines.account, 'bank')),
);
const isEur = (account: string) => and(eq(journalLines.currency, 'EUR'), eq(journalLines.account, account));
const isReceived = inArray(journals.kind, ['capture-applied', 'capture-unapplied'] satisfies JournalKind[]);
const isSettling = inArray(journals.kind, ['capture-applied', 'refund-paid'] satisfies JournalKind[]);

const isByCredit = inArray(journals.kind, ['credit-redeemed', 'credit-returned'] satisfies JournalKind[]);

/** The gross amount that the owner's sale still stands at, in EUR. */
export const standingSaleEur = async (db: Tx | Db, owner: Owner): Promise<number> => {
  const [row] = await db
    .select({ eur: sumOf(or(isEur('revenue'), isEur('tax_payable')), -1) })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journalId, journals.id))
    .where(ofOwner(owner));
  return row?.eur ?? 0;
};

/**
 * What has been paid and applied, less what went back. `promisedEur` is decided to go back and has not gone yet;
 * money that no obligation could take is not among it. `creditEur` was paid with credit, less what was given back to it.
 */
export type Paid = { aed: number; eur: number; promisedEur: number; creditEur: number };

/** By the owners' ids; one that nothing was paid for may be missing. */
export const paidByOwner = async (
  db: Tx | Db,
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<Map<string, Paid>> => {
  const rows = await db
    .select({
      ownerId: journals.ownerId,
      aed: sumOf(and(isSettling, isMoney), 1),
      eur: sumOf(and(isSettling, or(isEur('receivable'), isEur('refunds_payable'))), -1),
      promisedEur: sumOf(isEur('refunds_payable'), -1),
      creditEur: sumOf(and(isByCredit, isEur('credit_notes')), 1),
    })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journalId, journals.id))
    .where(and(eq(journals.ownerKind, kind), inArray(journals.ownerId, [...ids])))
    .groupBy(journals.ownerId);
  return new Map(rows.map(({ ownerId, ...paid }) => [ownerId, paid]));
};

export const NOTHING_PAID: Paid = { aed: 0, eur: 0, promisedEur: 0, creditEur: 0 };

export const paidOf = async (db: Tx | Db, { kind, id }: Owner): Promise<Paid> =>
  (await paidByOwner(db, { kind, ids: [id] })).get(id) ?? NOTHING_PAID;

/** What each obligation has received by the end of `at`, whether or not some of it was given back later. */
export const paidByObligation = async (
  db: Tx | Db,
  owner: Owner,
  at?: Date,
): Promise<Map<string, { aed: number; eur: number }>> => {
  const kind: JournalKind = 'capture-applied';
  const rows = await db
    .select({ id: journals.obligationId, aed: sumOf(isMoney, 1), eur: sumOf(isEur('receivable'), -1) })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journalId, journals.id))
    .where(and(ofOwner(owner), eq(journals.kind, kind), at && isBy(at)))
    .groupBy(journals.obligationId);
  return new Map(rows.map(({ id, aed, eur }) => [id ?? '', { aed, eur }]));
};

/** What one capture brought, and how the owner's sale stood by the end of `at`. */
export const figuresOfCapture = async (
  db: Tx | Db,
  { owner, captureId, at }: { owner: Owner; captureId: string; at: Date },
) => {
  const isOfCapture = eq(journals.captureId, captureId);
  const isSale = eq(journals.kind, 'sale-recognised' satisfies JournalKind);
  const isApplied = eq(journals.kind, 'capture-applied' satisfies JournalKind);
  const isRedeemed = eq(journals.kind, 'credit-redeemed' satisfies JournalKind);
  const [row] = await db
    .select({
      receivedAed: sumOf(and(isOfCapture, isReceived, isMoney), 1),
      appliedAed: sumOf(and(isOfCapture, isApplied, isMoney), 1),
      settledEur: sumOf(and(isOfCapture, isApplied, isEur('receivable')), -1),
      totalEur: sumOf(and(isSale, isEur('receivable')), 1),
      taxEur: sumOf(and(isSale, isEur('tax_payable')), -1),
      paidToDateEur: sumOf(and(isApplied, isEur('receivable')), -1),
      creditEur: sumOf(and(isRedeemed, isEur('receivable')), -1),
      outstandingEur: sumOf(isEur('receivable'), 1),
    })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journalId, journals.id))
    .where(and(ofOwner(owner), isBy(at)));
  return row;
};

/** What each of an owner's captures brought in AED, whether or not it was used: joined to what has their ids. */
export const receivedByCapture = (db: Tx | Db, owner: Owner) =>
  db
    .select({ captureId: journals.captureId, aed: sumOf(isMoney, 1).as('aed') })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journalId, journals.id))
    .where(and(ofOwner(owner), isReceived))
    .groupBy(journals.captureId)
    .as('received');

export type RefundFigures = { paid: { currency: string; minor: number }; eur: number };

/** What a refund has sent from where money lies, and the euros of the sale that it gave back; undefined before it has. */
export const figuresOfRefund = async (db: Tx | Db, refundId: string): Promise<RefundFigures | undefined> => {
  const kinds: JournalKind[] = ['refund-paid', 'excess-refunded'];
  const lines = await db
    .select({
      account: journalLines.account,
      currency: journalLines.currency,
      amount: journalLines.amount,
    })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journalId, journals.id))
    .where(and(eq(journals.refundId, refundId), inArray(journals.kind, kinds)));
  const sent = lines.find(({ account }) => account === 'bank' || account.startsWith('clearing:'));
  const owed = lines.find(({ account }) => account === 'refunds_payable');
  return sent && { paid: { currency: sent.currency, minor: -sent.amount }, eur: owed?.amount ?? 0 };
};
