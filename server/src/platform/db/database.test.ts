import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import { freshDatabase } from '../../testing/database.ts';
import { isCheckViolation, isUniqueViolation, type Tx, transact } from './database.ts';

const database = given(() => freshDatabase({ migrated: false }));
beforeAll(async () => {
  await database.pool.query(`
    CREATE TABLE seats (course text CONSTRAINT seats_course_unique UNIQUE,
                        taken integer CONSTRAINT seats_taken_check CHECK (taken <= 2))`);
});
beforeEach(() => database.pool.query("TRUNCATE seats; INSERT INTO seats VALUES ('a', 0), ('b', 0)"));

const take = (tx: Tx, course: string) =>
  tx.execute(sql`UPDATE seats SET taken = taken + 1 WHERE course = ${course}`);

async function taken(): Promise<unknown[]> {
  return (await database.pool.query('SELECT course, taken FROM seats ORDER BY course')).rows;
}

describe('a transaction', () => {
  test('is undone as a whole when its work fails', async () => {
    const work = transact(database.db, async (tx) => {
      await take(tx, 'a');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await taken()).toEqual([
      { course: 'a', taken: 0 },
      { course: 'b', taken: 0 },
    ]);
  });

  test('is run again when it met another in a deadlock', async () => {
    let runs = 0;
    const bothHoldOne = Promise.withResolvers<void>();
    const takeBoth = (first: string, second: string) =>
      transact(database.db, async (tx) => {
        await take(tx, first);
        runs += 1;
        if (runs === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await take(tx, second);
      });
    await Promise.all([takeBoth('a', 'b'), takeBoth('b', 'a')]);
    expect(await taken()).toEqual([
      { course: 'a', taken: 2 },
      { course: 'b', taken: 2 },
    ]);
    expect(runs).toBe(3);
  });

  test.each(['40001', '40P01'])('is given up after the third repetition of %s', async (code) => {
    let runs = 0;
    const work = transact(database.db, async (tx) => {
      runs += 1;
      await tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '${code}'; END $$`));
    });
    await expect(work).rejects.toMatchObject({ cause: { code } });
    expect(runs).toBe(4);
  });

  test('is not run again for anything else', async () => {
    let runs = 0;
    const work = transact(database.db, async (tx) => {
      runs += 1;
      await tx.execute(sql`SELECT 1 / 0`);
    });
    await expect(work).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(runs).toBe(1);
  });
});

describe('a broken constraint', () => {
  const failureOf = (statement: string) =>
    database.db.execute(sql.raw(statement)).catch((error: unknown) => error);

  test('is known by its kind and name', async () => {
    const twice = await failureOf("INSERT INTO seats VALUES ('a', 0)");
    expect(isUniqueViolation(twice)).toBe(true);
    expect(isUniqueViolation(twice, 'seats_course_unique')).toBe(true);
    expect(isUniqueViolation(twice, 'another_unique')).toBe(false);
    expect(isCheckViolation(twice)).toBe(false);

    const oversold = await failureOf("UPDATE seats SET taken = 3 WHERE course = 'a'");
    expect(isCheckViolation(oversold, 'seats_taken_check')).toBe(true);
    expect(isUniqueViolation(oversold)).toBe(false);
  });

  test('is not seen in other errors', () => {
    expect(isUniqueViolation(Object.assign(new Error('not from PostgreSQL'), { code: '23505' }))).toBe(false);
    expect(isCheckViolation(undefined)).toBe(false);
  });
});
