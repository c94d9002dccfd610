import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../platform/log.ts';

type Stopping = {
  log: Log;
  /** Between the first word of it and the first step, so that a proxy sends its traffic elsewhere. */
  drainMs: number;
};
type Step = () => Promise<unknown>;

export type Ending = {
  /** What was opened later is closed earlier; said before it is waited for, so that nothing half open is left. */
  atEnd(step: Step): void;
  /** Takes every step and ends the process; a second time changes nothing. */
  leave(code: number): Promise<void>;
  isLeaving(): boolean;
};

const LIMIT_MS = 10_000;
/** Of that, what the first that was opened has for itself, whatever the others do: it is the database. */
const RESERVED_MS = 4_000;

/**
 * SIGTERM and SIGINT drain and leave, within ten seconds, also while the process starts. What nobody has caught is logged
 * and ends the process, for its state can no longer be trusted: the supervisor starts it again.
 */
export const stopOnSignals = ({ log, drainMs }: Stopping): Ending => {
  const steps: Step[] = [];
  let leaving = false;
  const take = async (some: readonly Step[]) => {
    for (const step of some)
      await step().catch((error: unknown) => log.error({ err: error }, 'a step of stopping failed'));
  };
  const leave = async (code: number) => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), LIMIT_MS - 500).unref();
    await sleep(drainMs);
    await Promise.race([take(steps.slice(0, -1)), sleep(LIMIT_MS - RESERVED_MS - drainMs)]);
    await take(steps.slice(-1));
    process.exit(code);
  };
  process.on('SIGTERM', () => void leave(0));
  process.on('SIGINT', () => void leave(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // Whatever still works while all is being closed under it may fail.
      if (!leaving) log.error({ err: error, event }, 'nobody caught this; the process ends');
      void leave(1);
    });
  }
  return { atEnd: (step) => steps.unshift(step), leave, isLeaving: () => leaving };
};
