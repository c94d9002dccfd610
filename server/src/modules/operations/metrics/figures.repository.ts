import { sql } from 'drizzle-orm';
import { backupRuns, gatewayEvents, needsAction, seatClaims } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';

/** What the database knows of how things stand. Ages are in seconds, 0 where nothing waits; instants in seconds, 0 for never. */
export type Figures = {
  /** Jobs that are due and not begun. */
  queues: { queue: string; waiting: number; oldestSeconds: number }[];
  actions: { kind: string; open: number }[];
  holdsOpen: number;
  holdsOverdueSeconds: number;
  oldestMessageSeconds: number;
  lastBackup: number;
  lastDrill: number;
};

const ageOf = (oldest: ReturnType<typeof sql>) =>
  sql`coalesce(extract(epoch from now() - ${oldest}), 0)::float8`;
const lastGood = (kind: 'backup' | 'drill') => sql`(
  select coalesce(extract(epoch from max(${backupRuns.finishedAt})), 0)::float8 from ${backupRuns}
  where ${backupRuns.kind} = ${kind} and ${backupRuns.ok})`;

/** All of it in one statement. */
export const readFigures = async (db: Db): Promise<Figures> => {
  const { rows } = await db.execute<Figures>(sql`select
    (select coalesce(json_agg(q), '[]') from (
      select name as queue, count(*)::int as waiting, ${ageOf(sql`min(start_after)`)} as "oldestSeconds"
      from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name) q) as queues,
    (select coalesce(json_agg(a), '[]') from (
      select ${needsAction.kind} as kind, count(*)::int as open
      from ${needsAction} where ${needsAction.resolvedAt} is null group by 1) a) as actions,
    (select count(*)::int from ${seatClaims} where ${seatClaims.state} = 'held') as "holdsOpen",
    (select greatest(${ageOf(sql`min(${seatClaims.heldUntil})`)}, 0)
      from ${seatClaims} where ${seatClaims.state} in ('held', 'offered')) as "holdsOverdueSeconds",
    (select ${ageOf(sql`min(${gatewayEvents.receivedAt})`)} from ${gatewayEvents}
      where ${gatewayEvents.processedAt} is null and ${gatewayEvents.nextTryAt} is not null) as "oldestMessageSeconds",
    ${lastGood('backup')} as "lastBackup",
    ${lastGood('drill')} as "lastDrill"`);
  const [figures] = rows;
  if (!figures) throw new Error('a statement without a table returned no row');
  return figures;
};
