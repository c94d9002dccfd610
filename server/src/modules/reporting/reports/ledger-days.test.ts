import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportEndpoints as calls } from '#contracts/reporting/admin-reports.ts';
import { transact } from '#server/platform/db/database.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createMovingWorld } from '#server/testing/worlds/moving-world.ts';
import { makeReport } from './make-report.ts';

const database = given(freshDatabase);
const world = given(() => createMovingWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const rowsOf = async (query: string) => (await database.pool.query(query)).rows;
const DAYS = `select day::text, kind, account, currency, sum(debit)::int as debit, sum(credit)::int as credit
  from ledger_days group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
const LINES = `select (j.at at time zone 'Asia/Dubai')::date::text as day, j.kind, l.account, l.currency,
  sum(greatest(l.amount, 0))::int as debit, sum(greatest(-l.amount, 0))::int as credit
  from journals j join journal_lines l on l.journal_id = j.id group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
const TAX = 'select journal_id, rate_bp, net_eur, tax_eur from tax_moves order by 1';
const MOVES = 'select journal_id, course_id, eur from payment_moves order by 1, 2';

const revenueOf = async (code: string) => {
  const { answer } = await world.call(calls.getRevenueReport, { by: 'course', course: code }, staff);
  return calls.getRevenueReport.response.parse(answer).report.total.eur;
};

describe('the copies that reports read', () => {
  beforeAll(async () => {
    const course = await addCourse(database.db, { capacity: 40 });
    const people = await Promise.all(Array.from({ length: 8 }, () => addUser(database.db)));
    await Promise.all(people.map((person) => world.buy(person, course)));
  });

  test('are what the ledger says, also of many sales at once', async () => {
    expect(await rowsOf(DAYS)).toEqual(await rowsOf(LINES));
    expect(await rowsOf('select sum(tax_eur)::int as eur from tax_moves')).toEqual(
      await rowsOf(`select -sum(amount)::int as eur from journal_lines where account = 'tax_payable'`),
    );
  });

  test('are the same when they are made anew', async () => {
    const before = [await rowsOf(DAYS), await rowsOf(TAX), await rowsOf(MOVES)];
    await database.pool.query('select rebuild_ledger_days(), rebuild_payment_moves()');
    expect([await rowsOf(DAYS), await rowsOf(TAX), await rowsOf(MOVES)]).toEqual(before);
  });

  test('of tax cannot be changed', async () => {
    await expect(database.pool.query('update tax_moves set tax_eur = 0')).rejects.toThrow('append only');
  });
});

test('money stays with the course that it was paid for, and what a change costs is of the new one', async () => {
  const { person, from, reference } = await world.bought({ priceEur: 100_000 });
  const to = await world.addRun({ priceEur: 130_000, inDays: 120 }, from);
  const before = await revenueOf(from.code);
  await world.moveAndPay(person, reference, to);
  expect(await world.courseOf(person, reference)).toBe(to.id);
  expect([await revenueOf(from.code), await revenueOf(to.code)]).toEqual([before, 30_000]);
  await database.pool.query('select rebuild_payment_moves()');
  expect([await revenueOf(from.code), await revenueOf(to.code)]).toEqual([before, 30_000]);
});

test('what takes too long is refused with what to do about it', async () => {
  const slow = () =>
    transact(database.db, (db) =>
      makeReport(
        { db } as never,
        { period: {} as never, isWhole: false },
        {
          rows: async () => {
            await db.execute(sql`select set_config('statement_timeout', '20ms', true)`);
            await db.execute(sql`select pg_sleep(5)`);
            return [];
          },
          sums: [],
        },
      ),
    );
  await expect(slow()).rejects.toThrow('Please choose a shorter period');
});
