import { sql } from 'drizzle-orm';
import type { CaseStatus } from '#domain/cases/case-status.ts';
import { LIVE_ATTEMPT_STATES } from '#domain/orders/order-state.ts';
import { attempts, obligations, paymentCases } from '#server/db/schema/index.ts';
import { CASE_KIND } from './owner-of.ts';

const live = sql.join(
  LIVE_ATTEMPT_STATES.map((state) => sql.raw(`'${state}'`)),
  sql`, `,
);

const liveAttempts = sql`${obligations} join ${attempts} on ${attempts.obligationId} = ${obligations.id}
  where ${obligations.ownerKind} = ${sql.raw(`'${CASE_KIND}'`)} and ${obligations.ownerId} = ${paymentCases.id}
    and ${attempts.state} in (${live})`;

/** Whether somebody is on a card page of the case. */
export const hasLiveAttemptSql = sql<boolean>`exists (select 1 from ${liveAttempts})`;

/** Until when the last of them can pay, while they can; else null. */
export const payingUntilSql = sql<Date | null>`(
  select ${attempts.expiresAt} from ${liveAttempts} and ${attempts.expiresAt} > now()
  order by ${attempts.id} desc limit 1)`.mapWith(attempts.expiresAt);

/**
 * The status of a case now: `caseStatus` of the domain said in SQL, in the same order. A test compares the two over
 * random cases.
 */
export const caseStatusSql = sql<CaseStatus>`case
  when ${paymentCases.cancelledAt} is not null then 'cancelled'
  when ${paymentCases.appliedAed} > 0 and ${paymentCases.refundedAed} >= ${paymentCases.appliedAed} then 'refunded'
  when ${paymentCases.appliedAed} > 0 and ${paymentCases.appliedAed} >= ${paymentCases.dueAed} then 'fully_paid'
  when ${paymentCases.expiresAt} <= now() then 'expired'
  when ${paymentCases.appliedAed} > 0 then 'partially_paid'
  when ${hasLiveAttemptSql} then 'pending'
  when ${paymentCases.sentAt} is null then 'draft'
  else 'active' end`;
