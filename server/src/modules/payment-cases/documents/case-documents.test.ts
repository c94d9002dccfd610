import { describe, expect, test } from 'vitest';
import { paymentCaseEndpoints as office } from '#contracts/payment-cases/admin-payment-cases.ts';
import { createCall } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { paperModel } from '#server/modules/documents/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startPluginApp } from '#server/testing/plugin-app.ts';
import { createMemoryStorage } from '#server/testing/storage/memory-storage.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { OFFICE_PASSWORD } from '#server/testing/worlds/cases-world.ts';
import { type Browser, createLinksWorld } from '#server/testing/worlds/links-world.ts';
import { receiptPath } from '../link/case-paths.ts';
import { findCase } from '../payment-cases.repository.ts';
import { caseDocumentRoutes } from './case-documents.files.routes.ts';
import { readCaseReceipt } from './read-case-receipt.ts';
import { RECEIPT_KEY } from './require-documents.ts';

const database = given(freshDatabase);
const world = given(() => createLinksWorld(database.db));

type Wish = Parameters<typeof world.createCase>[0];
const paidCase = async (wish?: Wish) => {
  const one = await world.createCase(wish);
  const token = world.tokenOf(one);
  const browser = world.openBrowser();
  await browser.open(token);
  await browser.pay(token, { billingAddress: '5 Marina Walk', billingCountry: 'France' });
  return { one, token, browser };
};
type Paid = Awaited<ReturnType<typeof paidCase>>;

const get = async (path: string, caller: Caller) => {
  const call = createCall({
    database: database.db,
    log: world.jobDeps.log,
    ports: world.jobDeps.ports,
    now: () => new Date(),
  });
  const app = await startPluginApp(caseDocumentRoutes, {
    call,
    identify: async () => caller,
    storage: createMemoryStorage(),
  });
  const answer = await app.inject({ method: 'GET', url: path });
  await app.close();
  return answer;
};
const nobody = (): Caller => world.openBrowser().caller();
const by = (user: User): Caller => world.openBrowser(user).caller();
const keyTo = async ({ one }: Paid, purpose = RECEIPT_KEY) => {
  const found = await findCase(database.db, one._id);
  return found ? world.jobDeps.ports.caseLinks.sealFor(purpose, found) : '';
};
const textOf = (payload: Buffer) => payload.toString('latin1');

describe('who opens the receipt of a payment request', () => {
  test('the browser that has opened its link, a key from a mail, and staff', async () => {
    const paid = await paidCase();
    const path = receiptPath(paid.one.caseId);
    const answers = [
      await get(path, paid.browser.caller()),
      await get(receiptPath(paid.one._id), paid.browser.caller()),
      await get(receiptPath(paid.one.caseId.toLowerCase()), paid.browser.caller()),
      await get(receiptPath(paid.one.caseId, { key: await keyTo(paid) }), nobody()),
      await get(path, by(world.staff)),
      await get(path, by(world.admin)),
    ];
    for (const { statusCode, headers, rawPayload } of answers) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment; filename="R-\d{4}-\d{6}\.pdf"$/),
      });
      expect(textOf(rawPayload).startsWith('%PDF-')).toBe(true);
    }
  });

  test('to everybody else there is none, and they all hear the same', async () => {
    const paid = await paidCase();
    const other = await paidCase();
    const path = receiptPath(paid.one.caseId);
    const learner = await addUser(database.db);
    const instructor = await addUser(database.db, { role: 'instructor' });
    const payer = await addUser(database.db, { email: 'ada@example.com' });
    const borrowed: Browser = world.openBrowser();
    for (const [name, value] of other.browser.jar)
      borrowed.jar.set(name.replace(other.one.caseId, paid.one.caseId), value);
    const foreign = { key: await keyTo(other) };
    const otherPurpose = { key: await keyTo(paid, 'viewer') };
    const answers = [
      await get(path, nobody()),
      await get(path, by(learner)),
      await get(path, by(instructor)),
      await get(path, by(payer)),
      await get(path, other.browser.caller()),
      await get(path, borrowed.caller()),
      await get(receiptPath(paid.one.caseId, foreign), nobody()),
      await get(receiptPath(paid.one.caseId, otherPurpose), nobody()),
      await get(receiptPath(paid.one.caseId, { key: paid.token }), nobody()),
      await get(`${path}?key=a&key=b`, nobody()),
      await get(`${path}?key=`, nobody()),
      await get(receiptPath('PC-00000000'), paid.browser.caller()),
      await get(receiptPath('018f0000-0000-7000-8000-000000000000'), paid.browser.caller()),
      await get(receiptPath('%00'), paid.browser.caller()),
      await get(receiptPath(paid.one.caseId, { receipt: 'R-1999-000001' }), paid.browser.caller()),
    ];
    const missing = { success: false, code: 'not-found', message: 'Not found', requestId: expect.anything() };
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([404, missing]);
  });

  test('no receipt of another case opens under a case of one’s own', async () => {
    const [paid, other] = [await paidCase(), await paidCase()];
    const [receipt] = (await other.browser.open(other.token)).receipts;
    const asked = receiptPath(paid.one.caseId, { receipt: receipt?.number });
    expect((await get(asked, paid.browser.caller())).statusCode).toBe(404);
  });

  test('a replaced link takes its cookies and keys along', async () => {
    const paid = await paidCase({ installments: { enabled: true, numberOfInstallments: 2 } });
    const path = receiptPath(paid.one.caseId, { key: await keyTo(paid) });
    expect((await get(path, paid.browser.caller())).statusCode).toBe(200);
    const replaced = await world.call(office.replacePaymentLink, { id: paid.one._id }, world.admin);
    expect(replaced.status).toBe(200);
    expect((await get(path, paid.browser.caller())).statusCode).toBe(404);
  });

  test('before anything is paid there is none', async () => {
    const one = await world.createCase();
    const browser = world.openBrowser();
    await browser.open(world.tokenOf(one));
    expect((await get(receiptPath(one.caseId), browser.caller())).statusCode).toBe(404);
  });
});

describe('the paper of a refund', () => {
  const refund = async (paid: Paid) => {
    const wish = { id: paid.one._id, amount: 50, reason: 'Illness', password: OFFICE_PASSWORD };
    await world.call(office.refundPaymentCase, wish, await world.anAdmin());
    expect((await world.readCase(paid.one._id)).refundPapers).toEqual([]);
    await world.sendRefunds();
    return (await world.readCase(paid.one._id)).refundPapers[0]?.number ?? '';
  };

  test('is numbered without gaps, once the money has been sent, and opens for whoever opens the receipt', async () => {
    const [one, other] = [await paidCase(), await paidCase()];
    const [first, second] = [await refund(one), await refund(other)];
    expect(first).toMatch(/^RF-\d{4}-\d{6}$/);
    expect(Number(second.slice(-6))).toBe(Number(first.slice(-6)) + 1);
    const path = receiptPath(one.one.caseId, { receipt: first });
    expect((await get(path, one.browser.caller())).headers['content-type']).toBe('application/pdf');
    expect((await get(path, nobody())).statusCode).toBe(404);
    expect((await get(receiptPath(other.one.caseId, { receipt: first }), by(world.staff))).statusCode).toBe(
      404,
    );
  });

  test('says what went back to whom and why, by the ledger', async () => {
    const paid = await paidCase();
    const receipt = await refund(paid);
    const model = await world.ctx(
      async (ctx) => paperModel(await readCaseReceipt(ctx, { caseId: paid.one._id, receipt })),
      world.staff,
    );
    const rows = model.sections.flatMap(({ rows: each }) => each.map(({ label, value }) => [label, value]));
    expect(model).toMatchObject({
      kind: 'Refund',
      number: receipt,
      figure: {
        label: 'Given back',
        sum: 'AED 50.00',
        notes: ['€11.90 of the price at 1 EUR = 4.20 AED.'],
      },
      parts: [],
    });
    expect(Object.fromEntries(rows)).toMatchObject({
      'Payment request': paid.one.caseId,
      Reason: 'Illness',
    });
  });
});

describe('what it says', () => {
  const modelOf = (paid: Paid, receipt?: string) =>
    world.ctx(
      async (ctx) => paperModel(await readCaseReceipt(ctx, { caseId: paid.one._id, receipt })),
      world.staff,
    );
  const rowsOf = (model: Awaited<ReturnType<typeof modelOf>>) =>
    Object.fromEntries(model.sections.flatMap(({ rows }) => rows.map(({ label, value }) => [label, value])));

  test('a payment request, not an order or a course fee', async () => {
    const course = await addCourse(database.db, { code: 'BTX-1' });
    const paid = await paidCase({ linkedCourses: [{ courseId: course.slug }] });
    const model = await modelOf(paid);
    expect(model.sections.map(({ title }) => title)).toEqual(['This payment', 'The payment request']);
    expect(model.figure.sum).toBe('AED 1,050.00');
    expect(model.progress).toMatchObject({ share: 1, open: 'Nothing is outstanding' });
    expect(model.parts).toEqual([]);
    expect(model.figure.notes).toEqual(['Settles €250.00 at 1 EUR = 4.20 AED.']);
    expect(rowsOf(model)).toMatchObject({
      'Payment request': paid.one.caseId,
      For: 'Private training day',
      Courses: 'BTX-1',
    });
    expect(Object.keys(rowsOf(model))).not.toContain('Order');
    expect(model.buyer).toEqual(['Ada Byron', '5 Marina Walk', 'Dubai', 'France', 'ada@example.com']);
  });

  test('the newest, unless another is asked for', async () => {
    const paid = await paidCase({ installments: { enabled: true, numberOfInstallments: 2 } });
    await paid.browser.pay(paid.token);
    const [first, second] = (await paid.browser.open(paid.token)).receipts;
    expect((await modelOf(paid)).number).toBe(second?.number);
    const earlier = await modelOf(paid, first?.number);
    expect(earlier.number).toBe(first?.number);
    expect(earlier.parts).toMatchObject([{ state: 'Paid' }, { state: 'Open' }]);
    expect(Object.keys(rowsOf(earlier))).not.toContain('Courses');
  });
});

test('a certificate is promised to whoever may have it, and to nobody else', async () => {
  const paid = await paidCase();
  const path = `/api/general-payment/certificate/${paid.one.caseId}`;
  const promised = await get(path, paid.browser.caller());
  expect(promised.statusCode).toBe(404);
  expect(promised.json().message).toBe('Certificate will be sent to your email within 24 hours.');
  expect((await get(path, nobody())).json().message).toBe('Not found');
});

test('guesses are counted', async () => {
  const caller = nobody();
  for (let i = 0; i < 60; i++) expect((await get(receiptPath('PC-00000000'), caller)).statusCode).toBe(404);
  expect((await get(receiptPath('PC-00000000'), caller)).statusCode).toBe(429);
});
