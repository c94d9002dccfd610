import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { journalLines, journals } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Owner } from '../payments.ports.ts';
import type { JournalKind } from './ledger.repository.ts';

const moved = (kind: JournalKind, sign: 1 | -1) =>
  sql`coalesce(sum(${journalLines.amount}) filter (where ${journals.kind} = ${kind}), 0) * ${sql.raw(String(sign))}`.mapWith(
    Number,
  );

const isCredit = and(eq(journalLines.account, 'credit_notes'), eq(journalLines.currency, 'EUR'));

/** What a sale has to do with credit, in EUR: paid with it, given back to it, and given for it. */
export type CreditOfSale = { redeemedEur: number; returnedEur: number; issuedEur: number };

/** By the owners' ids; one that credit has nothing to do with is missing. */
export const creditByOwner = async (
  db: Tx | Db,
  { kind, ids, since }: { kind: string; ids: readonly string[]; since?: Date },
): Promise<Map<string, CreditOfSale>> => {
  const rows = await db
    .select({
      ownerId: journals.ownerId,
      redeemedEur: moved('credit-redeemed', 1),
      returnedEur: moved('credit-returned', -1),
      issuedEur: moved('credit-issued', -1),
    })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journalId, journals.id))
    .where(
      and(
        eq(journals.ownerKind, kind),
        inArray(journals.ownerId, [...ids]),
        isCredit,
        since && gte(journals.at, since),
      ),
    )
    .groupBy(journals.ownerId);
  return new Map(rows.map(({ ownerId, ...credit }) => [ownerId, credit]));
};

export const NO_CREDIT: CreditOfSale = { redeemedEur: 0, returnedEur: 0, issuedEur: 0 };

/** Of one sale; from an instant on where one is named. */
export const creditOf = async (db: Tx | Db, { kind, id }: Owner, since?: Date): Promise<CreditOfSale> =>
  (await creditByOwner(db, { kind, ids: [id], since })).get(id) ?? NO_CREDIT;

/** What a credit note was given for, and the tax within it, in EUR. */
export const figuresOfCredit = async (
  db: Tx | Db,
  creditNoteId: string,
): Promise<{ eur: number; taxEur: number }> => {
  const isIssued = eq(journals.kind, 'credit-issued' satisfies JournalKind);
  const [row] = await db
    .select({
      eur: sql`coalesce(-sum(${journalLines.amount}) filter (where ${isCredit}), 0)`.mapWith(Number),
      taxEur:
        sql`coalesce(sum(${journalLines.amount}) filter (where ${journalLines.account} = 'tax_payable'), 0)`.mapWith(
          Number,
        ),
    })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journalId, journals.id))
    .where(and(eq(journals.creditNoteId, creditNoteId), isIssued));
  if (!row) throw new Error(`no figures for the credit note ${creditNoteId}`);
  return row;
};
