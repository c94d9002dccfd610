import { sql } from 'drizzle-orm';
import { type Db as BossDb, fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Tx } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { subscribersOf } from './subscribers.ts';

type Data = Record<string, string>;

export type QueuedJob = {
  name: string;
  /**
   * Beside its data it is given its own id as `jobId`, which is the same however often it is tried, and of what it hears the
   * name as `eventName`.
   */
  work(data: Data): Promise<void>;
  workAll?(all: readonly Data[]): Promise<void>;
  everySeconds?: number;
  longestSeconds?: number;
  hears?: string | readonly string[];
};

type Queued = JobWithMetadata<Data>;
type EnqueueOptions = { startAfter?: Date };

export const DEAD_LETTERS = 'dead-letters';
/**
 * PostgreSQL tells of a job that is due at once; what is put off, or was told of while nobody listened, is found by
 * looking. A batch that comes back full is followed by the next at once; each of its jobs succeeds or fails by itself.
 */
const FETCH = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
/** How long a job may take before it counts as failed. */
const USUAL_SECONDS = 15 * 60;
const QUEUE = { notify: true, retryLimit: 10, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };

const optionsOf = ({ name, longestSeconds }: Pick<QueuedJob, 'name' | 'longestSeconds'>) =>
  name === DEAD_LETTERS
    ? { notify: true }
    : { ...QUEUE, deadLetter: DEAD_LETTERS, expireInSeconds: longestSeconds ?? USUAL_SECONDS };

/**
 * Jobs in PostgreSQL (pg-boss): enqueued inside the transaction that owes them, worked off at least once, tried
 * again with backoff, and put among the dead letters when nothing helps.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #log: Log;
  readonly #timers: NodeJS.Timeout[] = [];
  #jobs: readonly QueuedJob[] = [];
  #subscribers: ReadonlyMap<string, readonly string[]> = new Map();

  constructor({ url, log }: { url: string; log: Log }) {
    this.#log = log;
    this.#boss = new PgBoss({
      connectionString: url,
      max: 4,
      application_name: 'academy jobs',
      schedule: false,
      useListenNotify: true,
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  }

  /** Makes the queues; nothing is worked off yet. */
  async open(jobs: readonly QueuedJob[], events: readonly string[]): Promise<void> {
    this.#subscribers = subscribersOf(jobs, events);
    this.#jobs = jobs;
    await this.#boss.start();
    const existing = new Set((await this.#boss.getQueues()).map(({ name }) => name));
    for (const job of [{ name: DEAD_LETTERS }, ...jobs]) {
      // What an earlier version has made is told how queues are now.
      if (existing.has(job.name)) await this.#boss.updateQueue(job.name, optionsOf(job));
      else await this.#boss.createQueue(job.name, optionsOf(job));
    }
    for (const event of events) if (existing.has(event)) await this.#handOn(event);
  }

  /** One job for each of `all`, by one statement. */
  async enqueue(db: Tx, name: string, ...[all, options]: [readonly Data[], EnqueueOptions?]): Promise<void> {
    const jobs = all.map((data) => ({ data, ...options }));
    await this.#boss.insert(name, jobs, { db: fromDrizzle(db, sql) });
  }

  /** Puts a job for each of `all` into the queue of every subscriber. */
  async announce(db: Tx, event: string, all: readonly Data[]): Promise<void> {
    await this.#insertForAll(
      fromDrizzle(db, sql),
      event,
      all.map((data) => ({ data })),
    );
  }

  async #insertForAll(db: BossDb, event: string, jobs: { data: object }[]): Promise<void> {
    const told = jobs.map(({ data }) => ({ data: { ...data, eventName: event } }));
    for (const queue of this.#subscribersTo(event)) await this.#boss.insert(queue, told, { db });
  }

  #subscribersTo(event: string): readonly string[] {
    const queues = this.#subscribers.get(event);
    if (!queues) throw new Error(`The event ${event} is not among those that the queue was opened with.`);
    return queues;
  }

  /**
   * An event was one queue of its own name once. What an earlier version left in it is for all subscribers; a process
   * that dies between the two statements has them hear it twice.
   */
  async #handOn(event: string): Promise<void> {
    const db = this.#boss.getDb();
    const { rows } = await db.executeSql(
      `select id, data from pgboss.job where name = $1 and state < 'completed'`,
      [event],
    );
    if (rows.length === 0) return;
    await this.#insertForAll(
      db,
      event,
      rows.map(({ data }) => ({ data })),
    );
    await this.#boss.deleteJob(
      event,
      rows.map(({ id }) => id),
    );
  }

  /** Works the jobs off, in this process, until `close`. */
  async work(): Promise<void> {
    for (const job of this.#jobs) {
      await this.#boss.work<Data, JobResult[], typeof FETCH>(job.name, FETCH, (batch) =>
        this.#workOff(job, batch),
      );
      if (job.everySeconds) this.#repeat(job, job.everySeconds);
    }
  }

  async #workOff(job: QueuedJob, batch: Queued[]): Promise<JobResult[]> {
    if (await this.#workAll(job, batch)) return batch.map(({ id }) => ({ id, status: 'completed' }));
    const results: JobResult[] = [];
    for (const queued of batch) results.push(await this.#workOne(job, queued));
    return results;
  }

  /** False where nothing was done, or something went wrong: then each is worked by itself, so that only that one fails. */
  async #workAll(job: QueuedJob, batch: Queued[]): Promise<boolean> {
    if (!job.workAll || batch.length === 1) return false;
    try {
      await job.workAll(batch.map(({ id, data }) => ({ ...data, jobId: id })));
      return true;
    } catch (error) {
      this.#log.warn({ err: error, job: job.name, jobs: batch.length }, 'jobs failed together');
      return false;
    }
  }

  async #workOne(job: QueuedJob, { id, sourceName, data }: Queued): Promise<JobResult> {
    const origin = job.name === DEAD_LETTERS && { jobName: sourceName ?? '' };
    try {
      await job.work({ ...data, jobId: id, ...origin });
      return { id, status: 'completed' };
    } catch (error) {
      this.#log.warn({ err: error, job: job.name, jobId: id }, 'a job failed');
      return { id, status: 'failed', output: { message: String(error) } };
    }
  }

  /** Several processes ask; one job comes of it in each window. */
  #repeat({ name }: QueuedJob, seconds: number) {
    const once = { singletonSeconds: seconds, retryLimit: 0 };
    const ask = () =>
      this.#boss
        .send(name, {}, once)
        .catch((error: unknown) =>
          this.#log.warn({ err: error, job: name }, 'a recurring job could not be asked for'),
        );
    void ask();
    this.#timers.push(setInterval(ask, seconds * 1000));
  }

  /** Lets what is being worked on finish, for at most `timeoutMs`. */
  async close(timeoutMs = 5_000): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#boss.stop({ graceful: true, timeout: timeoutMs });
  }
}
