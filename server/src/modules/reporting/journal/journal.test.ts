import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportExports } from '#contracts/admin-exports.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { type Journal, listJournals } from '#contracts/reporting/admin-journal.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { reportFileRoutes } from '../reports/reports.files.routes.ts';
import { journalFileRoutes } from './journal.files.routes.ts';

const EXPORT = '/api/admin/reports/journal/export';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));
const admin = given(() => addUser(database.db, { role: 'admin' }));
const files = given(() => startFilesApp(journalFileRoutes, world.jobDeps));
const reports = given(() => startFilesApp(reportFileRoutes, world.jobDeps));

const list = async (query: RequestOf<typeof listJournals> = {}) => {
  const { answer } = await world.call(listJournals, query, staff);
  return listJournals.response.parse(answer);
};
const listAll = async (query: RequestOf<typeof listJournals> = {}) => {
  const all: Journal[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...query, ...(cursor && { cursor }) });
    all.push(...page.journals);
    cursor = page.nextCursor;
  }
  return all;
};
const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100);
const rowsOf = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));

/** What was written down of files that were taken along, and how many rows each had. */
const noted = async () => {
  const entries = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'list.exported'))
    .orderBy(auditEntries.id);
  return entries.map(({ objectId, after }) => [objectId, (after as { rows: number }).rows]);
};

/** Journals beside the sales, as an import may bring them. */
const addJournals = (count: number, lines: string) =>
  database.pool.query(`
    with added as (
      insert into journals (id, kind, owner_kind, owner_id, at)
      select gen_random_uuid(), 'gateway-fee', 'gateway-entry', gen_random_uuid(), '2024-02-29T20:00:00Z'
      from generate_series(1, ${count}) returning id)
    insert into journal_lines (journal_id, account, currency, amount)
    select id, side.account, 'AED', side.amount from added, (values ${lines}) side(account, amount)`);

describe('the journal', () => {
  beforeAll(async () => {
    const course = await addCourse(database.db);
    for (const _ of [1, 2]) await world.buy(await addUser(database.db), course);
    await addJournals(1_205, `('gateway_fees', 30), ('clearing:fake', -30)`);
  });

  test('has every journal once, page after page, with its lines and what it is of', async () => {
    const journals = await listAll({ from: '2024-01-01' });
    expect(new Set(journals.map(({ number }) => number)).size).toBe(journals.length);
    const sold = journals.filter(({ kind }) => kind === 'sale-recognised');
    expect(sold).toHaveLength(2);
    expect(sold.every(({ sale }) => sale?.of === 'order' && sale.name.startsWith('AUR-'))).toBe(true);
    expect(journals.every(({ lines }) => lines.reduce((sum, { eur }) => sum + (eur ?? 0), 0) === 0)).toBe(
      true,
    );
  });

  test('has the sums of the lines that the filter names', async () => {
    const asked = { from: '2024-01-01', account: 'receivable' };
    const lines = (await listAll(asked))
      .flatMap((one) => one.lines)
      .filter(({ account }) => account === 'receivable');
    const debit = lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
    expect((await list(asked)).sums).toEqual([{ currency: 'EUR', debit, credit: debit }]);
    expect((await list({ from: '2024-01-01', account: 'nowhere' })).sums).toEqual([]);
    const both = { from: '2024-01-01', account: 'receivable,nowhere' };
    expect(await list(both)).toMatchObject({ sums: (await list(asked)).sums });
    expect(await listAll(both)).toEqual(await listAll(asked));
    expect((await listAll({ from: '2024-01-01', kind: 'gateway-fee,gateway-other' })).length).toBe(1_205);
  });

  test('is a file that ends with its sums and balances in each currency', async () => {
    const { body, headers, statusCode } = await files.get(`${EXPORT}?from=2024-01-01`, admin);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="journal.csv"');
    const [header, ...rows] = rowsOf(body);
    expect(header?.join()).toBe('\uFEFFDate,Journal,Account,Debit,Credit,Currency,EUR,Reference,Text');
    const totals = rows.filter(([first]) => first === 'Total');
    const lines = rows.filter(([first]) => first !== 'Total');
    expect(rows.slice(-totals.length)).toEqual(totals);
    expect(totals.map((row) => row[5])).toEqual(['AED', 'EUR']);
    for (const total of totals) {
      const own = lines.filter((row) => row[5] === total[5]);
      const sum = (column: 3 | 4) => own.reduce((all, row) => all + cents(row[column]), 0);
      expect([cents(total[3]), cents(total[4])]).toEqual([sum(3), sum(4)]);
      expect(total[3]).toBe(total[4]);
    }
    const all = await listAll({ from: '2024-01-01' });
    expect(lines).toHaveLength(all.flatMap((one) => one.lines).length);
    expect(await noted()).toEqual([['journal', lines.length]]);
    // The oldest first, on the days of the academy.
    expect(lines[0]?.[0]).toBe('2024-03-01');
    expect(lines.map(([day]) => day)).toEqual(lines.map(([day]) => day).toSorted());
  });

  test('of days on which nothing was written is a file without rows', async () => {
    const { body } = await files.get(`${EXPORT}?from=2020-01-01&to=2020-12-31`, admin);
    expect(rowsOf(body)).toHaveLength(1);
  });

  test('is a file for administrators alone', async () => {
    expect((await files.get(EXPORT, staff)).statusCode).toBe(403);
    expect((await files.get(EXPORT, await addUser(database.db))).statusCode).toBe(403);
    expect((await files.get(EXPORT, null)).statusCode).toBe(401);
  });

  test('takes no more than ten years, and nothing that it does not know', async () => {
    for (const query of ['from=2010-01-01', 'from=2026-02-30', 'cursor=x', 'account=bank'])
      expect((await files.get(`${EXPORT}?${query}`, admin)).statusCode).toBe(400);
  });
});

test('reports are files with their sums, in which nothing runs', async () => {
  const course = await addCourse(database.db, { code: '=1+1', title: '@SUM(A1)' });
  await world.buy(await addUser(database.db), course);
  for (const { path } of Object.values(reportExports)) {
    const csv = await reports.get(`${path}?format=csv`, staff);
    expect(rowsOf(csv.body).at(-1)?.[0], path).toBe('Total');
    const xlsx = await reports.get(`${path}?format=xlsx`, staff);
    expect(xlsx.rawPayload.subarray(0, 2).toString(), path).toBe('PK');
    expect((await reports.get(path, null)).statusCode).toBe(401);
    expect((await reports.get(`${path}?format=pdf`, staff)).statusCode).toBe(400);
  }
  const { body } = await reports.get(`${reportExports.exportRevenue.path}?by=course`, staff);
  expect(body).toContain(`'=1+1,'@SUM(A1),1,1450,0,1450`);
  expect((await noted()).at(-1)).toEqual(['revenue-report', rowsOf(body).length - 2]);
});

test('a journal that does not balance is named, and nothing is exported', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`insert into journals (id, kind, owner_kind, owner_id, at)
      values ('0190a000-0000-7000-8000-000000000001', 'payment', 'order', gen_random_uuid(), '2023-05-05T10:00:00Z')`);
    const { rows } = await client.query(`insert into journal_lines (journal_id, account, currency, amount)
      values ('0190a000-0000-7000-8000-000000000001', 'bank', 'EUR', 1234) returning id`);
    const before = await noted();
    const { statusCode, body } = await files.get(`${EXPORT}?from=2020-01-01`, admin);
    expect(statusCode).toBe(409);
    expect(JSON.parse(body).message).toBe(
      `Journal ${rows[0].id} does not balance: it is off by 12.34 EUR. Nothing was exported.`,
    );
    expect(await noted()).toEqual(before);
    expect((await files.get(`${EXPORT}?from=2024-01-01`, admin)).statusCode).toBe(200);
  } finally {
    client.release(true);
  }
});
