import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Ctx, OuterCtx, Ports } from './context.ts';

export type EnqueueOptions = { startAfter?: Date; singletonKey?: string };

declare module './context.ts' {
  interface Ports {
    jobs: {
      /** Enqueued in the transaction: the job exists exactly if it commits. `data` holds ids, never contents. */
      enqueue(db: Tx, name: string, data: Record<string, string>, options?: EnqueueOptions): Promise<void>;
    };
  }
}

export type JobDeps = {
  database: Db;
  log: Log;
  ports: Ports;
  now: () => Date;
  /** Runs a step in one transaction, called by nobody in particular. */
  asSystem<T>(step: (ctx: Ctx) => Promise<T>): Promise<T>;
  /** For steps that talk to the outside between their transactions. */
  outer(): OuterCtx;
};

/**
 * What is done later, at least once: work must be idempotent. `everySeconds` makes it recurring, on one process
 * at a time; otherwise it waits to be enqueued by its name, or is told of the event of that name.
 */
export type Job = {
  name: string;
  work(data: Record<string, string>): Promise<void>;
  everySeconds?: number;
};
