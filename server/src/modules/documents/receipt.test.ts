import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { ORDERS_ALONE, type PlacedOrder, placeOrderOf, transferFor } from '#server/testing/placed-order.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { signedIn, testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { voidOpenObligations } from '../payments/index.ts';
import { listReceipts } from './documents.repository.ts';
import type { PaperModel } from './paper/paper.model.ts';
import { readReceipt } from './read-receipt.ts';
import { paperModel } from './receipt.present.ts';
import { receiptRoutes } from './receipts.files.routes.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls([], { db: database.db, ports: { obligors: ORDERS_ALONE } }));
const files = given(() => startFilesApp(receiptRoutes, academy.jobDeps));
const learner = given(() =>
  addUser(database.db, {
    firstName: 'Zoë',
    lastName: 'Ångström',
    company: 'Praxis Müller GmbH',
    taxNumber: 'DE 123',
    purchaseOrder: 'PO-7',
  }),
);

/** An order of which the deposit has come. */
const paidDeposit = async (): Promise<PlacedOrder & { documentId: string }> => {
  const course = await addCourse(database.db, { startDate: '2030-04-09', title: 'Botox Training' });
  const order = await academy.ctx((ctx) => placeOrderOf(ctx, { user: learner, course }));
  await transfer(order, 188_355);
  const [receipt] = await listReceipts(database.db, order.owner);
  return { ...order, documentId: receipt?.id ?? '' };
};
const transfer = (order: PlacedOrder, aed: number) => academy.ctx((ctx) => transferFor(ctx, order, aed));

const modelOf = ({ reference, documentId }: { reference: string; documentId: string }): Promise<PaperModel> =>
  academy.ctx(async (ctx) => {
    const caller = { ...ctx.caller, user: signedIn(learner) };
    return paperModel(await readReceipt({ ...ctx, caller }, { reference, documentId }));
  });
const textOf = (model: PaperModel, label: string) =>
  model.sections.flatMap(({ rows }) => rows).find((row) => row.label === label)?.value;

test('a receipt says who paid whom what for which course, with tax, rate and the parts of the plan', async () => {
  const order = await paidDeposit();
  const model = await modelOf(order);
  expect(model.number).toMatch(/^R-\d{4}-\d{6}$/);
  expect(model.seller).toEqual([
    'Aurea Academy FZ-LLC',
    'Dubai Healthcare City, Building 64, Dubai, United Arab Emirates',
    'TRN: 100000000000003',
  ]);
  expect(model.buyer).toContain('Praxis Müller GmbH');
  expect(model.buyer).toContain('Zoë Ångström');
  expect(model.buyer).toEqual(expect.arrayContaining(['Tax number: DE 123', 'Purchase order: PO-7']));
  expect(
    Object.fromEntries(model.sections.flatMap(({ rows }) => rows.map((row) => [row.label, row.value]))),
  ).toMatchObject({
    Order: order.reference,
    Course: 'Botox Training',
    'Paid by': 'Bank transfer',
    'Net of VAT': '€1,380.95',
    'VAT 5%, included': '€69.05',
    Total: '€1,450.00',
  });
  expect(model.brand).toBe('Aurea Academy');
  expect(model.figure).toEqual({
    label: 'Received',
    sum: 'AED 1,883.55',
    notes: ['Settles €435.00 at 1 EUR = 4.33 AED.'],
  });
  expect(model.progress).toEqual({
    share: 0.3,
    done: '€435.00 paid to date',
    open: '€1,015.00 outstanding of €1,450.00',
  });
  expect(model.parts).toMatchObject([
    { name: 'Deposit', eur: '€435.00', aed: 'AED 1,883.55', state: 'Paid' },
    { name: 'Balance', dueOn: '2 April 2030', eur: '€1,015.00', aed: 'AED 4,394.95', state: 'Open' },
  ]);
});

test('a receipt of several courses lists each with what it costs', async () => {
  const world = createOrdersWorld(database.db);
  const courses = [
    await addCourse(database.db, { title: 'Botox Training', code: 'BTX-7', priceEur: 100_000 }),
    await addSelfPaced(database.db, { title: 'Facial anatomy', code: 'EL-7', priceEur: 50_000 }),
  ];
  const reference = await world.buyCart(learner, courses);
  const [receipt] = (await world.read(learner, reference)).receipts;
  const model = await modelOf({ reference, documentId: receipt?._id ?? '' });
  expect(textOf(model, 'Courses')).toBe('Botox Training, Facial anatomy');
  expect(model.sections.at(-1)).toEqual({
    title: 'The course fees',
    rows: [
      { label: 'Botox Training (BTX-7)', value: '€1,000.00' },
      { label: 'Facial anatomy (EL-7)', value: '€500.00' },
      { label: 'Net of VAT', value: '€1,428.57' },
      { label: 'VAT 5%, included', value: '€71.43' },
      { label: 'Total', value: '€1,500.00' },
    ],
  });
});

test('a receipt stays as it was issued, whatever is paid or voided afterwards', async () => {
  const order = await paidDeposit();
  const before = await modelOf(order);
  await academy.ctx((ctx) => voidOpenObligations(ctx, order.owner));
  expect(await modelOf(order)).toEqual(before);
  const other = await paidDeposit();
  const first = await modelOf(other);
  await transfer(other, 439_495);
  expect(await modelOf(other)).toEqual(first);
});

test('the figures are the journal’s: one wrong line makes the receipt wrong', async () => {
  const order = await paidDeposit();
  expect((await modelOf(order)).figure.sum).toBe('AED 1,883.55');
  await database.db.execute(sql`
    with line as (
      insert into journals (id, kind, owner_kind, owner_id, capture_id, obligation_id, at)
      select gen_random_uuid(), kind, owner_kind, owner_id, capture_id, obligation_id, at
      from journals where owner_id = ${order.id} and kind = 'capture-applied' returning id
    )
    insert into journal_lines (journal_id, account, currency, amount)
    select id, 'bank', 'AED', 100 from line union all select id, 'exchange', 'AED', -100 from line`);
  const model = await modelOf(order);
  expect(model.figure.sum).toBe('AED 1,884.55');
});

test('before the sale stands, a transfer that was too small is receipted without a total', async () => {
  const course = await addCourse(database.db, { startDate: '2030-04-09' });
  const order = await academy.ctx((ctx) => placeOrderOf(ctx, { user: learner, course }));
  await transfer(order, 100_000);
  const [receipt] = await listReceipts(database.db, order.owner);
  const model = await modelOf({ reference: order.reference, documentId: receipt?.id ?? '' });
  expect(model.figure.sum).toBe('AED 1,000.00');
  expect(model.progress).toBeNull();
  expect(textOf(model, 'Total')).toBeUndefined();
  expect(model.parts[0]?.state).toBe('Open: AED 883.55');
});

const pathOf = ({ reference, documentId }: { reference: string; documentId: string }) =>
  `/api/orders/${reference}/receipts/${documentId}`;

test('who pays and who works here download the receipt as a file', async () => {
  const order = await paidDeposit();
  const staff = await addUser(database.db, { role: 'staff' });
  for (const user of [learner, staff]) {
    const answer = await files.get(pathOf(order), user);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="R-\d{4}-\d{6}\.pdf"$/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const pdf = answer.rawPayload.toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});

test('to anybody else there is no such receipt', async () => {
  const order = await paidDeposit();
  const other = await paidDeposit();
  const [stranger, instructor] = [
    await addUser(database.db),
    await addUser(database.db, { role: 'instructor' }),
  ];
  for (const user of [stranger, instructor]) {
    const answer = await files.get(pathOf(order), user);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, code: 'not-found' });
  }
  expect((await files.get(pathOf(order), null)).statusCode).toBe(401);
  expect((await files.get(pathOf({ ...order, reference: other.reference }), learner)).statusCode).toBe(404);
  expect((await files.get(pathOf({ ...order, documentId: orderlessId }), learner)).statusCode).toBe(404);
});

const orderlessId = '01890000-0000-7000-8000-000000000000';
