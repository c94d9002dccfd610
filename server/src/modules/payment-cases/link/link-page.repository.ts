import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import {
  courses,
  paymentCaseCourses,
  paymentCaseEvents,
  paymentCases,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { payingUntilSql } from '../case-status.repository.ts';
import {
  CASE_COLUMNS,
  hasTokenHash,
  notDeleted,
  type PaymentCase,
  toPaymentCase,
} from '../payment-cases.repository.ts';

/** A case and what its page shows around it, in one read, for somebody waits for it. */
export type LinkPage = {
  one: PaymentCase;
  courses: LinkCase['linkedCourses'];
  /** The name of whoever made the case. */
  askedBy: string;
  /** Somebody is on the card page, until then at most. */
  payingUntil: Date | null;
  /** When it is last noted that a payer opened the link. */
  openedAt: Date | null;
};

const linkedCourses = sql<LinkPage['courses']>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'courseId', ${courses.id}, 'courseType', ${courses.kind}, 'title', ${courses.title}
  ) order by ${paymentCaseCourses.position}), '[]')
  from ${paymentCaseCourses} join ${courses} on ${courses.id} = ${paymentCaseCourses.courseId}
  where ${paymentCaseCourses.caseId} = ${paymentCases.id})`;

const openedAt = sql<Date | null>`(
  select max(${paymentCaseEvents.at}) from ${paymentCaseEvents}
  where ${paymentCaseEvents.caseId} = ${paymentCases.id} and ${paymentCaseEvents.kind} = 'opened'
)`.mapWith(paymentCaseEvents.at);

const findWhere = async (db: Tx | Db, where: SQL | undefined): Promise<LinkPage | undefined> => {
  const [row] = await db
    .select({
      one: CASE_COLUMNS,
      courses: linkedCourses,
      askedBy: sql<string>`concat_ws(' ', nullif(${users.firstName}, ''), nullif(${users.lastName}, ''))`,
      payingUntil: payingUntilSql,
      openedAt,
    })
    .from(paymentCases)
    .leftJoin(users, eq(users.id, paymentCases.createdBy))
    .where(and(where, notDeleted));
  return row && { ...row, one: toPaymentCase(row.one) };
};

export const findPage = (db: Tx | Db, id: string) => findWhere(db, eq(paymentCases.id, id));
export const findPageByTokenHash = (db: Tx | Db, hash: string) => findWhere(db, hasTokenHash(hash));
