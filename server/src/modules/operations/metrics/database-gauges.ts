import { Gauge, Registry } from 'prom-client';
import type { Figures } from './figures.repository.ts';

/** What every process says alike, for all of them read the same database. */
export const createDatabaseGauges = () => {
  const registry = new Registry();
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const queueWaiting = gauge('academy_job_queue_waiting', 'Jobs that are due and not begun', 'queue');
  const queueOldest = gauge(
    'academy_job_queue_oldest_seconds',
    'For how long the oldest of them is due',
    'queue',
  );
  const actions = gauge('academy_needs_action_open', 'What waits for somebody of the staff', 'kind');
  const holds = gauge('academy_seat_holds_open', 'Seats that are held for who is paying');
  const overdue = gauge(
    'academy_seat_hold_overdue_seconds',
    'For how long the hold or offer of a seat is over that was not released yet',
  );
  const message = gauge(
    'academy_gateway_message_oldest_seconds',
    'For how long the oldest message of a gateway waits to be acted on',
  );
  const backup = gauge('academy_last_backup_timestamp_seconds', 'When a backup was last kept, 0 for never');
  const drill = gauge(
    'academy_last_restore_drill_timestamp_seconds',
    'When a kept backup was last restored for a trial, 0 for never',
  );

  const set = (figures: Figures): void => {
    // What is not there any more is not said to be there.
    for (const labelled of [queueWaiting, queueOldest, actions]) labelled.reset();
    for (const { queue, waiting, oldestSeconds } of figures.queues) {
      queueWaiting.set({ queue }, waiting);
      queueOldest.set({ queue }, oldestSeconds);
    }
    for (const { kind, open } of figures.actions) actions.set({ kind }, open);
    holds.set(figures.holdsOpen);
    overdue.set(figures.holdsOverdueSeconds);
    message.set(figures.oldestMessageSeconds);
    backup.set(figures.lastBackup);
    drill.set(figures.lastDrill);
  };
  return { set, write: () => registry.metrics() };
};
