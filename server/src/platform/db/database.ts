import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

const RETRIES = 3;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const QUERY_CANCELED = '57014';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';

export function createDatabase(pool: pg.Pool): Db {
  return drizzle(pool);
}

type LastStep = () => Promise<void>;
const lastSteps = new WeakMap<Tx, LastStep[]>();

/** What is done when all else of a transaction is: steps see what it has become, and belong to it. */
export function beforeCommit(tx: Tx, step: LastStep): void {
  const steps = lastSteps.get(tx);
  if (!steps) throw new Error('only transact() runs what is left for the end of a transaction');
  steps.push(step);
}

async function runWithLastSteps<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const steps: LastStep[] = [];
  lastSteps.set(tx, steps);
  const result = await work(tx);
  for (const step of steps) await step();
  return result;
}

/**
 * Runs `work` in one READ COMMITTED transaction. PostgreSQL ends one of two transactions that wait for each
 * other; it has done nothing wrong and is run again, so `work` must have no effect outside the transaction.
 */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction((tx) => runWithLastSteps(tx, work), { isolationLevel: 'read committed' });
    } catch (error) {
      const code = findPostgresError(error)?.code;
      const passing = code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
      if (!passing || attempt === RETRIES) throw error;
      // Jitter, so that the two do not meet again.
      await sleep(Math.random() * 25 * 2 ** attempt);
    }
  }
}

/** `constraint` is the name of the constraint or unique index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, UNIQUE_VIOLATION, constraint);
}

/** Something else still refers to the row, or what a row refers to is not there. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return violates(error, FOREIGN_KEY_VIOLATION, constraint);
}

export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return violates(error, CHECK_VIOLATION, constraint);
}

/** A statement took longer than it may. */
export function isTooSlow(error: unknown): boolean {
  return findPostgresError(error)?.code === QUERY_CANCELED;
}

/** What a trigger of ours refused, by the code that it gave. */
export function wasRefused(error: unknown, code: string): boolean {
  return findPostgresError(error)?.code === code;
}

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  const found = findPostgresError(error);
  return found?.code === code && (constraint === undefined || found.constraint === constraint);
}

/** Drizzle wraps what PostgreSQL said in an error of its own, as its cause. */
function findPostgresError(error: unknown): { code: unknown; constraint: unknown } | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && 'severity' in current) {
      return { code: current.code, constraint: 'constraint' in current ? current.constraint : undefined };
    }
  }
  return undefined;
}
