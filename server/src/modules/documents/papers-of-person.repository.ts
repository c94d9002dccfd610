import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { KeptFile, PersonKeeper } from '#server/calls/person-keeper.ts';
import { creditNotes, documents, obligations } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { piecesOf } from '#server/platform/zip/pack-zip.ts';
import { type Document, toDocument } from './documents.repository.ts';
import { drawReceipt } from './draw-receipt.ts';
import { creditPaperData, paperData } from './read-receipt.ts';

/** Of what they owed, and of credit that was given to them. */
const ofPayer = (db: Tx | Db, id: string) => {
  const { ownerKind, ownerId, payerId } = obligations;
  const isOwner = and(eq(ownerKind, documents.ownerKind), eq(ownerId, documents.ownerId), eq(payerId, id));
  const owed = db.select({ one: sql`1` }).from(obligations).where(isOwner);
  const given = db.select({ id: creditNotes.id }).from(creditNotes).where(eq(creditNotes.userId, id));
  return or(exists(owed), inArray(documents.creditNoteId, given));
};

/** Numbered papers stay as they were issued, as the law asks. */
export const papersOfPerson: PersonKeeper = {
  columns: {},
  listFiles: ({ db }, { id }) => filesWhere(db, ofPayer(db, id)),
  tell: async (db, { id }) => {
    const { series, year, number, snapshot, issuedAt } = documents;
    return {
      papers: await db
        .select({ series, year, number, snapshot, issuedAt })
        .from(documents)
        .where(ofPayer(db, id))
        .orderBy(asc(documents.id)),
    };
  },
};

/** The papers of owners of one kind, for whom their payer's address alone says who they are. */
export const listPaperFiles = (
  db: Db,
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<KeptFile[]> =>
  filesWhere(db, and(eq(documents.ownerKind, kind), inArray(documents.ownerId, [...ids])));

/** A paper on one sheet with its letters; it is drawn when its turn has come. */
const ABOUT_BYTES = 60_000;

const filesWhere = async (db: Db, isMeant: SQL | undefined): Promise<KeptFile[]> => {
  const rows = await db.select().from(documents).where(isMeant).orderBy(asc(documents.id));
  return rows
    .map((row) => toDocument(row))
    .map((document) => ({
      path: `papers/${document.number}.pdf`,
      bytes: ABOUT_BYTES,
      writtenAt: document.issuedAt,
      open: () => drawn(db, document),
    }));
};

const drawn = async (db: Db, document: Document) => {
  const data = document.creditNoteId
    ? await creditPaperData(db, document.creditNoteId)
    : await paperData(db, document);
  return data ? piecesOf((await drawReceipt(data)).pdf) : null;
};
