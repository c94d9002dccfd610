import { and, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { LinkEntries } from '#contracts/payment-cases/link-rules.ts';
import type { Currency } from '#domain/cases/case-amount.ts';
import type { CaseStatus } from '#domain/cases/case-status.ts';
import { courses, paymentCaseCourses, paymentCases } from '#server/db/schema/index.ts';
import type { OwnerSummary } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { caseStatusSql } from './case-status.repository.ts';

type Row = typeof paymentCases.$inferSelect;
export type Attendee = { name: string; email: string; phone: string };
/** What the last payer entered, kept for the receipt and for who comes back. */
export type PayerEntries = Omit<LinkEntries, 'agreeToTerms'> & {
  billingCountry: string;
  /** Earlier payers were not asked for these. */
  billingCompany?: string;
  billingTaxNumber?: string;
  selectedCurrency: Currency;
  /** An instant in UTC, as JSON has it. */
  termsAcceptedAt: string;
};
/** What was entered for one card page; null of those that nobody had to enter anything for. */
export const submissionOf = ({ submission }: { submission: unknown }) => submission as PayerEntries | null;

type Parsed = { attendees: Attendee[]; entries: PayerEntries | null };
type Columns = Omit<Row, keyof Parsed | 'searchText'> & Parsed;
/** A payment case and its status now, by the database's clock. */
export type PaymentCase = Columns & { status: CaseStatus };

const { searchText: _searchText, ...stored } = getTableColumns(paymentCases);
export const CASE_COLUMNS = { ...stored, status: caseStatusSql };

export const toPaymentCase = (row: Omit<Row, 'searchText'> & { status: CaseStatus }): PaymentCase =>
  row as PaymentCase;

export const notDeleted = isNull(paymentCases.deletedAt);

const findWhere = async (db: Tx | Db, where: SQL | undefined): Promise<PaymentCase | undefined> => {
  const [row] = await db.select(CASE_COLUMNS).from(paymentCases).where(and(where, notDeleted));
  return row && toPaymentCase(row);
};

export const findCase = (db: Tx | Db, id: string) => findWhere(db, eq(paymentCases.id, id));
export const findCaseByNumber = (db: Tx | Db, number: string) =>
  findWhere(db, eq(paymentCases.number, number.toUpperCase()));
/** Also where another key has made the token since. */
export const hasTokenHash = (hash: string) =>
  or(eq(paymentCases.tokenHash, hash), eq(paymentCases.earlierTokenHash, hash));
export const findCaseByTokenHash = (db: Tx | Db, hash: string) => findWhere(db, hasTokenHash(hash));

/** Who is asked and for which courses, by the id of the case. */
export const summariseOwners = async (
  db: Tx | Db,
  ids: readonly string[],
): Promise<Map<string, OwnerSummary>> => {
  const rows = await db
    .select({
      id: paymentCases.id,
      reference: paymentCases.number,
      person: paymentCases.payerName,
      courseCode: sql<string>`coalesce(string_agg(${courses.code}, ', ' order by ${paymentCaseCourses.position}), '')`,
    })
    .from(paymentCases)
    .leftJoin(paymentCaseCourses, eq(paymentCaseCourses.caseId, paymentCases.id))
    .leftJoin(courses, eq(courses.id, paymentCaseCourses.courseId))
    .where(and(sql`${paymentCases.id} = any(${sql.param(ids)}::uuid[])`, notDeleted))
    .groupBy(paymentCases.id);
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
};

/** The first lock of every transaction that changes a case or its money; also of one that was deleted. */
export const lockCase = async (db: Tx, id: string): Promise<PaymentCase> => {
  const [row] = await db
    .select(CASE_COLUMNS)
    .from(paymentCases)
    .where(eq(paymentCases.id, id))
    .for('no key update');
  if (!row) throw new Error(`payment case ${id} is gone`);
  return toPaymentCase(row);
};

export const insertCase = (db: Tx, row: typeof paymentCases.$inferInsert) =>
  db.insert(paymentCases).values(row);

export const updateCase = (db: Tx, id: string, changes: Partial<Omit<Columns, 'id'>>) =>
  db.update(paymentCases).set(changes).where(eq(paymentCases.id, id));

/** Its days begin now, by the database's clock. */
export const beginCase = (db: Tx, id: string, { sentAt, days }: { sentAt: Date; days: number }) =>
  db
    .update(paymentCases)
    .set({ sentAt, expiresAt: sql`now() + make_interval(days => ${days})` })
    .where(eq(paymentCases.id, id));

/** Moves the end by days from whichever is later, now or the end so far; the database says what now is. */
export const extendCase = (db: Tx, id: string, days: number) =>
  db
    .update(paymentCases)
    .set({
      expiresAt: sql`greatest(coalesce(${paymentCases.expiresAt}, now()), now()) + make_interval(days => ${days})`,
    })
    .where(eq(paymentCases.id, id));
