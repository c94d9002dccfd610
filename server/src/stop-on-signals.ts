import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './platform/log.ts';

type Stopping = {
  log: Log;
  drainMs: number;
  /** Readiness turns false here, before the first step, so that a proxy sends its traffic elsewhere. */
  announce(): void;
  steps: readonly (() => Promise<unknown>)[];
};

const LIMIT_MS = 10_000;

/**
 * SIGTERM and SIGINT drain and leave, within ten seconds; a second signal changes nothing. What nobody has caught
 * is logged and ends the process, for its state can no longer be trusted: the supervisor starts it again.
 */
export const stopOnSignals = ({ log, drainMs, announce, steps }: Stopping) => {
  let leaving = false;
  const leave = async (code: number) => {
    if (leaving) return;
    leaving = true;
    announce();
    setTimeout(() => process.exit(1), LIMIT_MS - 500).unref();
    await sleep(drainMs);
    for (const step of steps)
      await step().catch((error: unknown) => log.error({ err: error }, 'a step of stopping failed'));
    process.exit(code);
  };
  process.on('SIGTERM', () => void leave(0));
  process.on('SIGINT', () => void leave(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.error({ err: error, event }, 'nobody caught this; the process ends');
      void leave(1);
    });
  }
};
