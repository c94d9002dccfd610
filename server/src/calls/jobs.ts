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
      /** One job for each payload, enqueued in the transaction: they exist exactly if it commits. */
      enqueue(
        db: Tx,
        command: Command,
        payloads: readonly Payload[],
        options?: EnqueueOptions,
      ): Promise<void>;
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
 * time; otherwise it waits to be enqueued, or for the events that it `hears`.
 */
export type Job = {
  name: string;
  /** `data` has the id of the job as `jobId` too, and the name of what it hears as `eventName`. */
  work(data: Payload): Promise<void>;
  /** Does at once what `work` does to each of several that wait together. Where it fails they are worked one by one. */
  workAll?(all: readonly Payload[]): Promise<void>;
  everySeconds?: number;
  /** How long it may take before it counts as failed, where the usual quarter of an hour is too short. */
  longestSeconds?: number;
  hears?: string | readonly string[];
};

export const declareCommand = <S extends Shape>(command: string, shape: S) => ({
  command,
  payload: z.object(shape),
});

export const enqueue = <P extends Payload>(
  { ports, db }: Pick<Ctx, 'ports' | 'db'>,
  command: Command<P>,
  ...[payload, options]: [NoInfer<P>, EnqueueOptions?]
): Promise<void> => ports.jobs.enqueue(db, command, [command.payload.parse(payload)], options);

/** Several jobs by one statement. */
export const enqueueAll = <P extends Payload>(
  { ports, db }: Pick<Ctx, 'ports' | 'db'>,
  command: Command<P>,
  payloads: readonly NoInfer<P>[],
): Promise<void> =>
  ports.jobs.enqueue(
    db,
    command,
    payloads.map((payload) => command.payload.parse(payload)),
  );

export const perform = <P extends Payload>(
  { command, payload }: Command<P>,
  work: (payload: P) => Promise<void>,
): Job => ({ name: command, work: (data) => work(payload.parse(data)) });

export const performAll = <P extends Payload>(
  { command, payload }: Command<P>,
  work: (payloads: P[]) => Promise<void>,
): Job => ({ name: command, ...batchOf(payload, work) });

/** Work that is the same for one and for several. */
export const batchOf = <P extends Payload>(
  payload: z.ZodType<P>,
  work: (payloads: P[]) => Promise<void>,
): Required<Pick<Job, 'work' | 'workAll'>> => ({
  work: (data) => work([payload.parse(data)]),
  workAll: (all) => work(all.map((data) => payload.parse(data))),
});
