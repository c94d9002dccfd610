import { and, asc, between, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { BillingInfo } from '#contracts/accounts/profile.ts';
import type { RateMicro } from '#domain/money/money.ts';
import type { ObligationKind } from '#domain/payments/obligation-kind.ts';
import { formatReceiptNumber, type TypedReceiptNumber } from '#domain/receipts/receipt-number.ts';
import { documentCounters, documents } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Owner, SoldLine } from '../payments/index.ts';
import { figuresOfCapture, receivedByCapture } from '../payments/index.ts';

/** Who issued to whom for what, as it was then. */
export type SaleSnapshot = {
  /** The name above the paper; the first ones were issued without it. */
  brand?: string;
  seller: { name: string; address: string; taxRegistrationNumber: string };
  tax: { name: string; rateBp: number };
  reference: string;
  title: string;
  courseCode: string;
  /** Of several that were sold at once, what each costs. */
  lines?: readonly SoldLine[];
  payer: { name: string; email: string };
  billing: BillingInfo | null;
};

export type ReceiptSnapshot = SaleSnapshot & {
  method: 'card' | 'bank' | 'manual';
  /** What whoever recorded it by hand called it; earlier receipts say nothing of it. */
  methodName?: string;
  transactionId: string;
  rateMicro: RateMicro;
  /** Why it went back, where it is of a refund. */
  reason?: string;
  /** The part of the plan, or the first of several that one payment settled. */
  part: { kind: ObligationKind; sequence: number };
};

/** A credit note is good through its last day, at least. */
export type CreditSnapshot = SaleSnapshot & { expiresOn: string };

type Row = typeof documents.$inferSelect;
export type Document<Snapshot = ReceiptSnapshot> = Omit<Row, 'number' | 'snapshot'> & {
  number: string;
  snapshot: Snapshot;
};

const PREFIX = { receipt: 'R', refund: 'RF', 'credit-note': 'CN' } as const;
const SERIES = documents.series.enumValues;

/** A row with its number as it is written. */
export const toDocument = <Snapshot = ReceiptSnapshot>({
  snapshot,
  number,
  ...row
}: Row): Document<Snapshot> => ({
  ...row,
  number: formatReceiptNumber(PREFIX[row.series], row.year, number),
  snapshot: snapshot as Snapshot,
});

/** 'CN-2027-000004' */
export const creditNumber = ({ year, number }: { year: number; number: number }): string =>
  formatReceiptNumber(PREFIX['credit-note'], year, number);

type NewDocument = Pick<Row, 'id' | 'series' | 'year' | 'ownerKind' | 'ownerId' | 'issuedAt'> &
  (
    | { captureId: string; snapshot: ReceiptSnapshot }
    | { refundId: string; snapshot: ReceiptSnapshot }
    | { creditNoteId: string; snapshot: CreditSnapshot }
  );

/**
 * Writes a document under the next number of its series and year. The counter's row stays locked until the transaction
 * ends, so that a number that is not used is given out again: everybody wants it, and this is the last statement before
 * that end.
 */
export const insertDocument = (db: Tx, row: NewDocument) => {
  const captureId = 'captureId' in row ? row.captureId : null;
  const refundId = 'refundId' in row ? row.refundId : null;
  const creditNoteId = 'creditNoteId' in row ? row.creditNoteId : null;
  return db.execute(sql`
    with counter as (
      insert into ${documentCounters} (series, year, last) values (${row.series}, ${row.year}, 1)
      on conflict (series, year) do update set last = ${documentCounters}.last + 1 returning last
    )
    insert into ${documents} (id, series, year, number, owner_kind, owner_id, capture_id, refund_id, credit_note_id, snapshot, issued_at)
    select ${row.id}::uuid, ${row.series}, ${row.year}, last, ${row.ownerKind}, ${row.ownerId}::uuid, ${captureId}::uuid,
      ${refundId}::uuid, ${creditNoteId}::uuid, ${JSON.stringify(row.snapshot)}::jsonb, ${row.issuedAt.toISOString()}::timestamptz from counter`);
};

/** The paper of a credit note. */
export const findCreditPaper = async (
  db: Tx | Db,
  creditNoteId: string,
): Promise<Document<CreditSnapshot> | undefined> => {
  const rows = await db.select().from(documents).where(eq(documents.creditNoteId, creditNoteId));
  return rows.map((row) => toDocument<CreditSnapshot>(row))[0];
};

export const findDocument = async (db: Tx | Db, id: string): Promise<Document | undefined> => {
  const rows = await db.select().from(documents).where(eq(documents.id, id));
  return rows.map((row) => toDocument(row))[0];
};

/** 'R-2027-000004', written in full; undefined where there is none. */
export const findDocumentByNumber = async (db: Tx | Db, number: string): Promise<Document | undefined> => {
  const [, prefix, year, running] = /^(R|RF|CN)-(\d{4})-(\d{6,9})$/.exec(number) ?? [];
  const series = SERIES.find((one) => PREFIX[one] === prefix);
  if (!series) return undefined;
  const rows = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.series, series),
        eq(documents.year, Number(year)),
        eq(documents.number, Number(running)),
      ),
    );
  return rows.map((row) => toDocument(row))[0];
};

const isReceiptOf = (owner: Owner) =>
  and(
    eq(documents.ownerKind, owner.kind),
    eq(documents.ownerId, owner.id),
    eq(documents.series, 'receipt'),
    isNotNull(documents.captureId),
  );

/** An owner's receipts, oldest first. */
export const listDocuments = async (db: Tx | Db, owner: Owner): Promise<Document[]> => {
  const rows = await db.select().from(documents).where(isReceiptOf(owner)).orderBy(asc(documents.id));
  return rows.map((row) => toDocument(row));
};

/** The same, each with what was received in AED by the ledger. */
export const listReceipts = async (db: Tx | Db, owner: Owner): Promise<(Document & { aed: number })[]> => {
  const received = receivedByCapture(db, owner);
  const rows = await db
    .select({ document: documents, aed: received.aed })
    .from(documents)
    .leftJoin(received, eq(received.captureId, documents.captureId))
    .where(isReceiptOf(owner))
    .orderBy(asc(documents.id));
  return rows.map(({ document, aed }) => ({ ...toDocument(document), aed: aed ?? 0 }));
};

/** The papers of an owner's refunds that have been sent, oldest first. */
export const listRefundPapers = async (db: Tx | Db, owner: Owner): Promise<Document[]> => {
  const isPaper = and(
    eq(documents.ownerKind, owner.kind),
    eq(documents.ownerId, owner.id),
    eq(documents.series, 'refund'),
  );
  const rows = await db.select().from(documents).where(isPaper).orderBy(asc(documents.id));
  return rows.map((row) => toDocument(row));
};

/** Documents of every series whose number is written so, the latest first. */
export const findDocumentsByNumber = async (
  db: Tx | Db,
  { series, year, from, to, exactly }: TypedReceiptNumber,
  limit: number,
): Promise<Document[]> => {
  const meant = SERIES.filter((one) => series === null || PREFIX[one] === series);
  const rows = await db
    .select()
    .from(documents)
    .where(
      and(
        inArray(documents.series, meant),
        eq(documents.year, year),
        or(between(documents.number, from, to), eq(documents.number, exactly)),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(limit);
  return rows.map((row) => toDocument(row));
};

export type ReceiptFigures = {
  receivedAed: number;
  /** What of it the sale could take; the rest goes back. */
  appliedAed: number;
  settledEur: number;
  totalEur: number;
  taxEur: number;
  paidToDateEur: number;
  /** Paid with credit notes. */
  creditEur: number;
  outstandingEur: number;
};

/** The figures of a receipt, as the ledger stood when it was issued: minor units. Throws when it is none. */
export const receiptFigures = async (
  db: Tx | Db,
  { id, ownerKind, ownerId, captureId, issuedAt }: Document,
): Promise<ReceiptFigures> => {
  if (!captureId) throw new Error(`not a receipt: ${id}`);
  const owner = { kind: ownerKind, id: ownerId };
  const figures = await figuresOfCapture(db, { owner, captureId, at: issuedAt });
  if (!figures) throw new Error(`no figures for the receipt ${id}`);
  return figures;
};
