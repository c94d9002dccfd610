import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Settings } from '#contracts/site/admin-settings.ts';
import { readinessTrials } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** What each kind of trial was made with. */
type Facts = {
  payment: { caseId: string; gateway: string; isTest: boolean };
  mail: { to: string };
  taxes: Pick<Settings, 'legal' | 'tax'>;
};
type Kind = keyof Facts;
type Row = typeof readinessTrials.$inferSelect;
export type Trial<K extends Kind = Kind> = Omit<Row, 'kind' | 'facts'> & { kind: K; facts: Facts[K] };

export const insertTrial = async <K extends Kind>(db: Tx, trial: Trial<K>): Promise<void> => {
  await db.insert(readinessTrials).values(trial);
};

const newest = async (db: Db | Tx, ...conditions: Parameters<typeof and>) => {
  const [row] = await db
    .select()
    .from(readinessTrials)
    .where(and(...conditions))
    .orderBy(desc(readinessTrials.madeAt), desc(readinessTrials.id))
    .limit(1);
  return row;
};

export const findLastTrial = async <K extends Kind>(db: Db | Tx, kind: K): Promise<Trial<K> | undefined> =>
  (await newest(db, eq(readinessTrials.kind, kind))) as Trial<K> | undefined;

export const findLastConfirmed = async <K extends Kind>(
  db: Db | Tx,
  kind: K,
): Promise<Trial<K> | undefined> =>
  (await newest(db, eq(readinessTrials.kind, kind), isNotNull(readinessTrials.confirmedAt))) as
    | Trial<K>
    | undefined;

export const findMailTrial = async (db: Db | Tx, id: string): Promise<Trial<'mail'> | undefined> =>
  (await newest(db, eq(readinessTrials.kind, 'mail'), eq(readinessTrials.id, id))) as
    | Trial<'mail'>
    | undefined;

export const isTrialCase = async (db: Db | Tx, caseId: string): Promise<boolean> =>
  (await newest(
    db,
    eq(readinessTrials.kind, 'payment'),
    sql`${readinessTrials.facts} ->> 'caseId' = ${caseId}`,
  )) !== undefined;

/** False where it was confirmed before. */
export const confirmTrial = async (db: Tx, id: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(readinessTrials)
    .set({ confirmedAt: now })
    .where(and(eq(readinessTrials.id, id), sql`${readinessTrials.confirmedAt} is null`))
    .returning({ id: readinessTrials.id });
  return rows.length > 0;
};
