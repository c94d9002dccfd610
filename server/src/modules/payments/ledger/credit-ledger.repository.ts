import { and, eq, sql } from 'drizzle-orm';
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

export const creditOf = async (db: Tx | Db, owner: Owner): Promise<CreditOfSale> => {
  const [row] = await db
    .select({
      redeemedEur: moved('credit-redeemed', 1),
      returnedEur: moved('credit-returned', -1),
      issuedEur: moved('credit-issued', -1),
    })
    .from(journals)
    .innerJoin(journalLines, eq(journalLines.journalId, journals.id))
    .where(and(eq(journals.ownerKind, owner.kind), eq(journals.ownerId, owner.id), isCredit));
  return row ?? { redeemedEur: 0, returnedEur: 0, issuedEur: 0 };
};

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
