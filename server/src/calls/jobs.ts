import { z } from 'zod';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Ctx, OuterCtx, Ports } from './context.ts';

/** Ids and short strings, never contents: what they stand for is read when the work is done. */
export type Payload = Record<string, string>;
export type Shape = Record<string, z.ZodType<string>>;

/** Something that is to be done later, by the one job that does it. */
export type Command<P extends Payload = Payload> = { command: string; payload: z.ZodType<P> };

export type EnqueueOptions = { startAfter?: Date };

declare module './context.ts' {
  interface Ports {
    jobs: {
      /** Enqueued in the transaction: the job exists exactly if it commits. */
      enqueue(db: Tx, command: Command, payload: Payload, options?: EnqueueOptions): Promise<void>;
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
 * What is done later, at least once: work must be idempotent. `everySeconds` makes it recurring, on one process at a
 * time; otherwise it waits to be enqueued, or for the event that it `hears`.
 */
export type Job = {
  name: string;
  work(data: Payload): Promise<void>;
  everySeconds?: number;
  hears?: string;
};

export const declareCommand = <S extends Shape>(command: string, shape: S) => ({
  command,
  payload: z.object(shape),
});

export const enqueue = <P extends Payload>(
  { ports, db }: Pick<Ctx, 'ports' | 'db'>,
  command: Command<P>,
  ...[payload, options]: [NoInfer<P>, EnqueueOptions?]
): Promise<void> => ports.jobs.enqueue(db, command, command.payload.parse(payload), options);

export const perform = <P extends Payload>(
  { command, payload }: Command<P>,
  work: (payload: P) => Promise<void>,
): Job => ({ name: command, work: (data) => work(payload.parse(data)) });
