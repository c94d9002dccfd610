import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { refugeFor } from '#server/platform/db/cluster-location.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { describeMachine } from './report.ts';

export type Part = {
  /** A data folder that is this run's alone. */
  dataDir: string;
  /** What is opened later is closed earlier. */
  atEnd(close: () => Promise<unknown>): void;
};

const USUAL_MS = 15 * 60_000;

/**
 * Runs one part of the benchmarks and leaves nothing behind, whether it ends well, badly, by a signal or because
 * it took longer than `longestMs`. `work` gives what was found broken: only that, never a time, makes the run fail.
 */
export const runPart = async (
  title: string,
  work: (part: Part) => Promise<readonly string[]>,
  longestMs = USUAL_MS,
): Promise<void> => {
  console.log(`\n## ${title}\n\n${describeMachine()}`);
  const dataDir = join(projectRoot, '.cache/bench', String(process.pid));
  const closers: (() => Promise<unknown>)[] = [];
  const interrupted = stopRequest(longestMs);
  let broken: readonly string[] = [];
  try {
    mkdirSync(dataDir, { recursive: true });
    const done = work({ dataDir, atEnd: (close) => closers.unshift(close) });
    broken = await Promise.race([done, interrupted]);
  } catch (error) {
    broken = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    closers.push(() => stopDatabase(dataDir));
  }
  for (const close of closers) await close().catch((error: unknown) => console.error(error));
  for (const folder of [dataDir, refugeFor(dataDir)]) rmSync(folder, { recursive: true, force: true });
  for (const line of broken) console.error(`BROKEN: ${line}`);
  // Work that was interrupted is still waiting for something.
  process.exit(broken.length > 0 ? 1 : 0);
};

/** A server that is ended while it starts leaves its database running; the last one to leave stops it. */
const stopDatabase = async (dataDir: string): Promise<void> => {
  const { close } = await openDatabase({ dataDir, log: () => undefined });
  await close();
};

const stopRequest = (longestMs: number): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => reject(new Error(`stopped by ${signal}`)));
  void sleep(longestMs, undefined, { ref: false }).then(() => reject(new Error('took too long')));
  return promise;
};
