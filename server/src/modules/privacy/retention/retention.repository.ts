import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { RetentionChoice } from '#contracts/people/admin-retention.ts';
import { RETENTION, RETENTION_NAMES, type RetentionName } from '#domain/privacy/retention.ts';
import { retentionRules, retentionRuns, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

export type StoredRun = typeof retentionRuns.$inferSelect;

/** Every rule, as it was chosen or else as usual and switched off. */
export const listChoices = async (db: Tx | Db): Promise<RetentionChoice[]> => {
  const chosen = new Map((await db.select().from(retentionRules)).map((row) => [row.name, row]));
  return RETENTION_NAMES.map((name) => {
    const { months = RETENTION[name].usual, isEnabled = false } = chosen.get(name) ?? {};
    return { name, months, isEnabled };
  });
};

export const findChoice = async (db: Tx | Db, name: RetentionName): Promise<RetentionChoice> => {
  const found = (await listChoices(db)).find((one) => one.name === name);
  if (!found) throw new Error(`no rule is called ${name}`);
  return found;
};

export const saveChoice = (db: Tx, { name, ...choice }: RetentionChoice, changedAt: Date) =>
  db
    .insert(retentionRules)
    .values({ name, ...choice, changedAt })
    .onConflictDoUpdate({ target: retentionRules.name, set: { ...choice, changedAt } });

/** One whose process died is not waited for. */
const LONGEST_MS = 2 * 60 * 60_000;

/** Undefined where one of the rule is under way: of two that begin at once, one has. */
export const insertRun = async (
  db: Tx,
  run: Pick<StoredRun, 'id' | 'name' | 'before' | 'startedAt' | 'startedById'>,
): Promise<StoredRun | undefined> => {
  const { name, startedAt } = run;
  const isDead = lt(retentionRuns.startedAt, new Date(startedAt.getTime() - LONGEST_MS));
  await db
    .update(retentionRuns)
    .set({ endedAt: startedAt })
    .where(and(eq(retentionRuns.name, name), isNull(retentionRuns.endedAt), isDead));
  const [inserted] = await db.insert(retentionRuns).values(run).onConflictDoNothing().returning();
  return inserted;
};

/** One that is under way, and stays so until the transaction ends: its batches come one after another. */
export const lockRun = async (db: Tx, id: string): Promise<StoredRun | undefined> => {
  const [run] = await db
    .select()
    .from(retentionRuns)
    .where(and(eq(retentionRuns.id, id), isNull(retentionRuns.endedAt)))
    .for('update');
  return run;
};

/** Waits for the batch of a rule's run that is under way, and holds back the next until the transaction ends. */
export const holdRunOf = (db: Tx, name: RetentionName) =>
  db
    .select({ id: retentionRuns.id })
    .from(retentionRuns)
    .where(and(eq(retentionRuns.name, name), isNull(retentionRuns.endedAt)))
    .for('update');

export const countRows = (db: Tx, id: string, { rows, warned }: Pick<StoredRun, 'rows' | 'warned'>) =>
  db
    .update(retentionRuns)
    .set({ rows: sql`${retentionRuns.rows} + ${rows}`, warned: sql`${retentionRuns.warned} + ${warned}` })
    .where(eq(retentionRuns.id, id));

export const endRun = (db: Tx, id: string, endedAt: Date) =>
  db.update(retentionRuns).set({ endedAt }).where(eq(retentionRuns.id, id));

/** The last ones, newest first, with who began them. */
export const listRuns = (db: Tx | Db, limit: number) =>
  db
    .select({
      run: retentionRuns,
      by: sql<string>`trim(concat(${users.firstName}, ' ', ${users.lastName}))`,
    })
    .from(retentionRuns)
    .leftJoin(users, eq(users.id, retentionRuns.startedById))
    .orderBy(desc(retentionRuns.startedAt), desc(retentionRuns.id))
    .limit(limit);
