import { and, asc, eq, gte } from 'drizzle-orm';
import { paymentCaseEvents, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type Row = typeof paymentCaseEvents.$inferSelect;
export type CaseEvent = Omit<Row, 'actorId'> & { by: string | null };

export const insertCaseEvents = (db: Tx, rows: Row[]) => db.insert(paymentCaseEvents).values(rows);

/** What was done with a case, oldest first; whoever paid or looked has no name of ours. */
export const listCaseEvents = async (db: Tx | Db, caseId: string): Promise<CaseEvent[]> => {
  const rows = await db
    .select({ event: paymentCaseEvents, firstName: users.firstName, lastName: users.lastName })
    .from(paymentCaseEvents)
    .leftJoin(users, eq(users.id, paymentCaseEvents.actorId))
    .where(eq(paymentCaseEvents.caseId, caseId))
    .orderBy(asc(paymentCaseEvents.id));
  return rows.map(({ event: { actorId: _actor, ...event }, firstName, lastName }) => ({
    ...event,
    by: firstName ? `${firstName} ${lastName ?? ''}`.trim() : null,
  }));
};

export const hasCaseEventSince = async (
  db: Tx | Db,
  { caseId, kind }: Pick<Row, 'caseId' | 'kind'>,
  since: Date,
): Promise<boolean> => {
  const rows = await db
    .select({ id: paymentCaseEvents.id })
    .from(paymentCaseEvents)
    .where(
      and(
        eq(paymentCaseEvents.caseId, caseId),
        eq(paymentCaseEvents.kind, kind),
        gte(paymentCaseEvents.at, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
};
