import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Pool } from '#server/platform/db/pool.ts';

/** What Node says of the process is asked of it only where somebody listens. */
export const createProcessGauges = (pool: Pool, backupEveryHours: number | null) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const databaseUp = new Gauge({
    name: 'academy_database_up',
    help: 'Whether the database answered in time',
    registers,
  });
  new Gauge({
    name: 'academy_backup_period_seconds',
    help: 'How often a backup is due, 0 where none are made by themselves',
    registers,
  }).set((backupEveryHours ?? 0) * 3600);
  new Gauge({
    name: 'academy_pool_connections',
    help: 'Connections to the database that are used and idle, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return { registry, databaseUp };
};
