import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestOf } from '#contracts/endpoint.ts';
import { adminOrderEndpoints as orders } from '#contracts/orders/admin-orders.ts';
import { reportingEndpoints as calls, type Payment } from '#contracts/reporting/admin-payments.ts';
import { SALE_KINDS } from '#domain/payments/sale-kind.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { paymentFileRoutes } from './payments.files.routes.ts';

const PASSWORD = 'an office password';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));
const admin = given(() => addUser(database.db, { role: 'admin', password: PASSWORD }));
const files = given(() => startFilesApp(paymentFileRoutes, world.jobDeps));

type Answer = {
  payments: Payment[];
  total: { count: number; eur: number };
  nextCursor: string | null;
};
const list = async (query: RequestOf<typeof calls.listPayments> = {}) =>
  (await world.call(calls.listPayments, query, staff)).answer as Answer;
const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, { eur }) => sum + eur, 0);
const rowsOf = async (query: string) => (await database.pool.query(query)).rows;

const DAYS = `select day::text, kind, sum(moves)::int as moves, sum(eur)::int as eur from payment_days
  group by day, kind order by day, kind`;
const MOVES = `select day::text, kind, count(*)::int as moves, sum(eur)::int as eur from payment_moves
  group by day, kind order by day, kind`;
const LEDGER = `select -sum(l.amount)::int as eur from journals j join journal_lines l on l.journal_id = j.id
  where j.kind in ('capture-applied', 'refund-paid', 'refund-returned') and l.currency = 'EUR'
  and l.account in ('receivable', 'refunds_payable')`;

const refund = async (reference: string, amountAed: number) => {
  const wish = { reference, amountAed, reason: 'asked for', cancelEnrolment: false, password: PASSWORD };
  expect((await world.call(orders.refundOrder, wish, admin)).status).toBe(200);
  await world.sendRefunds();
};

test('before anything is paid there is nothing, and it adds up to nothing', async () => {
  expect(await list()).toMatchObject({ payments: [], total: { count: 0, eur: 0 }, nextCursor: null });
});

describe('what was paid and given back', () => {
  let mixed: string;
  let plain: string;
  beforeAll(async () => {
    const course = await addCourse(database.db);
    const lessons = await addSelfPaced(database.db);
    const person = await addUser(database.db, { firstName: 'Ada', lastName: 'Byron' });
    plain = await world.buy(await addUser(database.db), course);
    mixed = await world.buyCart(person, [course, lessons]);
    await refund(mixed, 10_001);
  });

  test('stands in a row for each kind of course, which add up to what the ledger says, to the cent', async () => {
    const { payments, total } = await list();
    expect(total).toEqual({ count: payments.length, eur: sumOf(payments) });
    expect(await rowsOf(LEDGER)).toEqual([{ eur: total.eur }]);
    const ofMixed = payments.filter(({ sale }) => sale?.ref === mixed);
    expect(ofMixed.map(({ move, kind }) => `${move} ${kind}`).sort()).toEqual([
      'received ELearningCourse',
      'received InPersonCourse',
      'refunded ELearningCourse',
      'refunded InPersonCourse',
    ]);
    expect(ofMixed.every(({ payer, sale }) => payer === 'Ada Byron' && sale?.of === 'order')).toBe(true);
    expect(ofMixed.filter(({ move }) => move === 'refunded').every(({ eur }) => eur < 0)).toBe(true);
  });

  test('is counted and summed by day and kind as the rows are', async () => {
    expect(await rowsOf(DAYS)).toEqual(await rowsOf(MOVES));
    for (const kind of SALE_KINDS) {
      const { payments, total } = await list({ kind });
      expect(payments.every((one) => one.kind === kind)).toBe(true);
      expect(total).toEqual({ count: payments.length, eur: sumOf(payments) });
    }
  });

  test('is told apart by its way', async () => {
    const all = (await list()).total;
    const [came, went] = [await list({ way: 'in' }), await list({ way: 'out' })];
    expect(came.payments.every(({ move }) => move === 'received')).toBe(true);
    expect(went.payments.map(({ move }) => move)).not.toContain('received');
    expect(came.total.count + went.total.count).toBe(all.count);
    expect(came.total.eur + went.total.eur).toBe(all.eur);
    expect(went.total.eur).toBeLessThan(0);
  });

  test('belongs to the day that it was in the academy', async () => {
    const found = await rowsOf('select at, day::text from payment_moves');
    for (const { at, day } of found) expect(day).toBe(localDateIn(at, ACADEMY_ZONE));
    const today = found[0]?.day;
    const { total } = await list();
    expect((await list({ from: today, to: today })).total).toEqual(total);
    expect((await list({ to: '2020-01-01' })).total.count).toBe(0);
    expect((await list({ from: today, to: '2020-01-01' })).total.count).toBe(0);
  });

  test('is the same when it is counted anew from the ledger', async () => {
    const [days, moves] = [await rowsOf(DAYS), await rowsOf(MOVES)];
    await database.pool.query('select rebuild_payment_moves()');
    expect([await rowsOf(DAYS), await rowsOf(MOVES)]).toEqual([days, moves]);
  });

  test('cannot be changed', async () => {
    await expect(database.pool.query('update payment_moves set eur = 0')).rejects.toThrow('append only');
    await expect(database.pool.query('delete from payment_moves')).rejects.toThrow('append only');
  });

  test('is a file, with the rows that the filter finds', async () => {
    const { total } = await list({ kind: 'ELearningCourse' });
    const file = await files.get('/api/admin/payments.csv?kind=ELearningCourse', staff);
    expect(file.headers['content-disposition']).toBe('attachment; filename="payments.csv"');
    const [header, ...rows] = file.body.trimEnd().split('\r\n');
    expect(header).toBe('\uFEFFDay,At,Move,For,Course,Order or case,Payer,EUR');
    expect(rows).toHaveLength(total.count);
    const cents = rows.map((row) => Math.round(Number(row.split(',').at(-1)) * 100));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total.eur);
    expect(plain).toMatch(/^AUR-/);
  });
});

test('many sales at once are all counted, and none waits for another', async () => {
  const course = await addCourse(database.db, { capacity: 40 });
  const people = await Promise.all(Array.from({ length: 12 }, () => addUser(database.db)));
  const before = (await list()).total.count;
  await Promise.all(people.map((person) => world.buy(person, course)));
  expect((await list()).total.count).toBe(before + 12);
  expect(await rowsOf(DAYS)).toEqual(await rowsOf(MOVES));
  await expectTrueBooks(database.db);
});

test('pages follow one another without a row twice or missing', async () => {
  // Five pages' worth of payments of one moment, as one import may bring them.
  await database.pool.query(`
    insert into journals (id, kind, owner_kind, owner_id, at)
    select gen_random_uuid(), 'capture-applied', 'case', gen_random_uuid(), '2025-05-05T10:00:00Z' from generate_series(1, 120)`);
  await database.pool.query(`
    insert into journal_lines (journal_id, account, currency, amount)
    select j.id, side.account, 'EUR', side.amount from journals j,
      (values ('receivable', -100), ('exchange', 100)) side(account, amount)
    where j.at = '2025-05-05T10:00:00Z'`);
  const ids: string[] = [];
  const filter = { from: '2025-05-05', to: '2025-05-05', kind: 'PaymentCase' } as const;
  for (let cursor: string | undefined; ; ) {
    const { payments, nextCursor, total } = await list({ ...filter, ...(cursor && { cursor }) });
    expect(total).toEqual({ count: 120, eur: 12_000 });
    ids.push(...payments.map(({ _id }) => _id));
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  expect(new Set(ids).size).toBe(120);
  expect(ids).toHaveLength(120);
});

test('what the call does not know is refused', async () => {
  for (const query of [{ kind: 'Webinar' }, { way: 'back' }, { from: '2026-02-30' }, { cursor: 'x' }])
    expect((await world.call(calls.listPayments, query as never, staff)).status).toBe(400);
  expect((await files.get('/api/admin/payments.csv?page=2', staff)).statusCode).toBe(400);
  expect((await files.get('/api/admin/payments.csv', null)).statusCode).toBe(401);
});
