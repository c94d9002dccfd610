import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { BillingInfo } from '#contracts/accounts/profile.ts';
import type { RateMicro } from '#domain/money/money.ts';
import { formatReceiptNumber } from '#domain/receipts/receipt-number.ts';
import { documentCounters, documents } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Owner } from '../payments/index.ts';
import { figuresOfCapture } from '../payments/index.ts';

/** Who issued to whom for what, as it was then. */
export type ReceiptSnapshot = {
  seller: { name: string; address: string; taxRegistrationNumber: string };
  tax: { name: string; rateBp: number };
  reference: string;
  title: string;
  courseCode: string;
  payer: { name: string; email: string };
  billing: BillingInfo | null;
  method: 'card' | 'bank' | 'manual';
  transactionId: string;
  rateMicro: RateMicro;
  /** The part of the plan, or the first of several that one payment settled. */
  part: { kind: 'full' | 'deposit' | 'balance' | 'installment'; sequence: number };
};

type Row = typeof documents.$inferSelect;
export type Document = Omit<Row, 'number' | 'snapshot'> & { number: string; snapshot: ReceiptSnapshot };

const PREFIX = { receipt: 'R', 'credit-note': 'CN' } as const;

const toDocument = ({ snapshot, number, ...row }: Row): Document => ({
  ...row,
  number: formatReceiptNumber(PREFIX[row.series], row.year, number),
  snapshot: snapshot as ReceiptSnapshot,
});

/** The row stays locked until the transaction ends: a number that is not used is given out again. */
export const nextNumber = async (db: Tx, series: Row['series'], year: number): Promise<number> => {
  const [row] = await db
    .insert(documentCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.series, documentCounters.year],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last });
  if (!row) throw new Error(`no number for ${series} ${year}`);
  return row.last;
};

export const insertReceipt = (db: Tx, row: Omit<Row, 'snapshot'> & { snapshot: ReceiptSnapshot }) =>
  db.insert(documents).values(row);

export const findDocument = async (db: Tx | Db, id: string): Promise<Document | undefined> => {
  const rows = await db.select().from(documents).where(eq(documents.id, id));
  return rows.map(toDocument)[0];
};

/** An owner's receipts, oldest first, each with what was received in AED by the ledger. */
export const listReceipts = async (db: Tx | Db, owner: Owner): Promise<(Document & { aed: number })[]> => {
  const rows = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.ownerKind, owner.kind),
        eq(documents.ownerId, owner.id),
        eq(documents.series, 'receipt'),
        isNotNull(documents.captureId),
      ),
    )
    .orderBy(asc(documents.id));
  const receipts: (Document & { aed: number })[] = [];
  for (const row of rows) {
    receipts.push({ ...toDocument(row), aed: (await receiptFigures(db, row.id)).receivedAed });
  }
  return receipts;
};

export type ReceiptFigures = {
  receivedAed: number;
  /** What of it the sale could take; the rest goes back. */
  appliedAed: number;
  settledEur: number;
  totalEur: number;
  taxEur: number;
  paidToDateEur: number;
  outstandingEur: number;
};

/** The figures of a receipt, as the ledger stood when it was issued: minor units. Throws when there is none. */
export const receiptFigures = async (db: Tx | Db, documentId: string): Promise<ReceiptFigures> => {
  const [row] = await db.select().from(documents).where(eq(documents.id, documentId));
  if (!row?.captureId) throw new Error(`not a receipt: ${documentId}`);
  const owner = { kind: row.ownerKind, id: row.ownerId };
  const figures = await figuresOfCapture(db, { owner, captureId: row.captureId, at: row.issuedAt });
  if (!figures) throw new Error(`no figures for the receipt ${documentId}`);
  return figures;
};
