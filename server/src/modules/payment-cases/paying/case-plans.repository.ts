import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { LIVE_ATTEMPT_STATES } from '#domain/orders/order-state.ts';
import { attempts, needsAction, obligations, paymentCases } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';
import { caseStatusSql } from '../case-status.repository.ts';
import { CASE_KIND } from '../owner-of.ts';

const MOST = 500;

const ofCase = and(eq(obligations.ownerKind, CASE_KIND), eq(obligations.ownerId, paymentCases.id));
const isOpen = and(isNull(obligations.voidedAt), lt(obligations.appliedAed, obligations.aed));

/**
 * Cases that nothing was paid on and that have a plan whose card pages have all ended. A plan of this minute may be
 * about to get its first card page.
 */
export const listUnpaidPlans = async (db: Db): Promise<string[]> => {
  const planned = db
    .select({ one: sql`1` })
    .from(obligations)
    .where(and(ofCase, isOpen, sql`${obligations.createdAt} <= now() - interval '1 minute'`));
  const payable = db
    .select({ one: sql`1` })
    .from(obligations)
    .innerJoin(attempts, eq(attempts.obligationId, obligations.id))
    .where(
      and(ofCase, or(inArray(attempts.state, [...LIVE_ATTEMPT_STATES]), isNotNull(attempts.nextCheckAt))),
    );
  const rows = await db
    .select({ id: paymentCases.id })
    .from(paymentCases)
    .where(
      and(
        isNotNull(paymentCases.dueAed),
        eq(paymentCases.appliedAed, 0),
        isNull(paymentCases.cancelledAt),
        sql`exists (${planned})`,
        sql`not exists (${payable})`,
      ),
    )
    .limit(MOST);
  return rows.map(({ id }) => id);
};

export type DuePart = {
  obligationId: string;
  caseId: string;
  /** Calendar days of the academy. */
  dueOn: string;
  createdOn: string;
  today: string;
  /** Staff were told that it is overdue. */
  wasReported: boolean;
};

/** Open parts of cases that something was paid on and that can still be paid: due within a week, or before. */
export const listCasePartsDue = (db: Db, now: Date): Promise<DuePart[]> => {
  const zone = sql.raw(`'${ACADEMY_ZONE}'`);
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${zone})::date`;
  return db
    .select({
      obligationId: obligations.id,
      caseId: paymentCases.id,
      dueOn: obligations.dueOn,
      createdOn: sql<string>`(${obligations.createdAt} at time zone ${zone})::date::text`,
      today: sql<string>`${today}::text`,
      wasReported: sql<boolean>`exists (select 1 from ${needsAction} where ${needsAction.dedupeKey} = 'part-overdue:' || ${obligations.id})`,
    })
    .from(obligations)
    .innerJoin(paymentCases, ofCase)
    .where(and(isOpen, sql`${obligations.dueOn} <= ${today} + 7`, sql`${caseStatusSql} = 'partially_paid'`));
};
