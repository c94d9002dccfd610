import { beforeAll, describe, expect, test } from 'vitest';
import { findingEndpoints as calls, type Found } from '#contracts/finding/admin-find.ts';
import { captures, certificates, documents, mails, refunds } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addLicence } from '#server/testing/people/add-licence.ts';
import { selfPacedSnapshot } from '#server/testing/sample-certificate.ts';
import { addCourse, addSelfPaced, addUser } from '#server/testing/test-world.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { lineChangeObligor } from '../after-sale/index.ts';
import type { User } from '../identity/index.ts';
import { orderObligor } from '../orders/index.ts';
import { caseObligor } from '../payment-cases/index.ts';
import { findingBindings } from './finding.routes.ts';

const database = given(freshDatabase);
const shop = given(() => createOrdersWorld(database.db));
const office = given(() => {
  const obligors = new Map([orderObligor, lineChangeObligor, caseObligor].map((one) => [one.kind, one]));
  return createCasesWorld(database.db, { bindings: findingBindings, ports: { obligors } });
});

type Group = { kind: string; rows: Found[]; hasMore: boolean };
const find = async (q: string, by?: User): Promise<Group[]> => {
  const { status, answer } = await office.call(calls.findEverything, { q }, by ?? office.admin);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.groups as Group[];
};
const kinds = async (...asked: Parameters<typeof find>) => (await find(...asked)).map(({ kind }) => kind);
const rowsOf = async (kind: string, q: string) =>
  (await find(q)).find((group) => group.kind === kind)?.rows ?? [];

const receiptOf = async (ownerId: string) => {
  const all = await database.db.select().from(documents);
  const paper = all.find((one) => one.ownerId === ownerId);
  return `R-${paper?.year}-${String(paper?.number).padStart(6, '0')}`;
};

let ines: User;
let reference: string;

beforeAll(async () => {
  ines = await addUser(database.db, { firstName: 'Inés', lastName: 'Ferrer', email: 'ines@clinica.es' });
  const course = await addCourse(database.db, { title: 'Fäden im Gesicht', code: 'THR-204', city: 'Lisbon' });
  reference = await shop.buy(ines, course);
});

describe('a word finds', () => {
  test('orders by who pays, in whatever case and without accents, and leads to their pages', async () => {
    for (const q of ['ines', 'FERRER', 'clinica.es', 'ferr inés', reference.toLowerCase()])
      expect(await rowsOf('orders', q)).toMatchObject([
        { page: 'order', ref: reference, title: reference, detail: 'Inés Ferrer · THR-204' },
      ]);
    expect(await rowsOf('orders', 'ferrer byron')).toEqual([]);
    for (const q of ['INÉS@clinica.es', 'ines@cli', 'ines@'])
      expect(await rowsOf('orders', q)).toHaveLength(1);
    for (const q of ['ines@other.es', 'ine@clinica.es', 'in%s@clinica.es', 'ines@clinica%s'])
      expect(await rowsOf('orders', q)).toEqual([]);
  });

  test('people, for administrators alone', async () => {
    expect(await rowsOf('people', 'inés')).toEqual([
      { page: 'person', ref: ines.id, title: 'Inés Ferrer', detail: 'ines@clinica.es', at: null },
    ]);
    expect(await kinds('inés', office.staff)).not.toContain('people');
  });

  test('payment cases by number, payer and title', async () => {
    const one = await office.createCase({
      title: 'Mentorship',
      payer: { name: 'Zoë Quince', email: 'z@q.org' },
    });
    for (const q of ['zoe quince', 'mentorship', one.caseId.toLowerCase(), 'z@q'])
      expect(await rowsOf('cases', q)).toMatchObject([
        { page: 'case', ref: one._id, title: one.caseId, detail: 'Zoë Quince · Mentorship' },
      ]);
  });

  test('courses of every kind by title and code, each led to its manager', async () => {
    const { id, title } = await addSelfPaced(database.db, { title: 'Faden of a self-paced kind' });
    expect(await rowsOf('courses', 'faden')).toMatchObject([
      { page: 'ELearningCourse', ref: id, title },
      {
        page: 'InPersonCourse',
        title: 'Fäden im Gesicht',
        detail: expect.stringMatching(/^THR-204 · .* · Lisbon$/),
      },
    ]);
    expect(await rowsOf('courses', 'thr-204')).toHaveLength(1);
  });

  test('letters by their address and kind, with nothing of what they said', async () => {
    const mail = { template: 'order-confirmed', recipient: 'Ines@clinica.es', data: { orderId: 'a secret' } };
    await database.db.insert(mails).values({
      ...mail,
      id: uuidv7(),
      dedupeKey: 'one',
      state: 'sent',
      createdAt: new Date(),
    });
    for (const q of ['ines@clinica', 'order confirmed'])
      expect(await rowsOf('letters', q)).toEqual([
        {
          page: 'letters',
          ref: 'Ines@clinica.es',
          title: 'Ines@clinica.es',
          detail: 'order confirmed',
          at: expect.any(String),
        },
      ]);
    expect(await kinds('secret')).not.toContain('letters');
  });

  test('licenses by whose they are and by number, for all staff', async () => {
    const { id } = await addLicence(database.db, ines, { number: 'COM-2830' });
    for (const q of ['ines ferrer', 'com-2830', 'ferrer 2830'])
      for (const by of [office.staff, office.admin])
        expect((await find(q, by)).find(({ kind }) => kind === 'licenses')?.rows).toMatchObject([
          { page: 'license', ref: id, title: 'Inés Ferrer · COM-2830', detail: 'Dermatologist' },
        ]);
    expect(await kinds('com-2831')).not.toContain('licenses');
  });

  test('five of each kind at most, the newest, and says that there are more', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      // Two of one millisecond are in no order.
      const id = uuidv7(Date.now() + number);
      const name = { firstName: 'Many', lastName: `Nr ${number}` };
      await addUser(database.db, { id, ...name, email: `many${number}@a.b` });
    }
    const [group] = await find('many');
    expect(group).toMatchObject({ kind: 'people', hasMore: true });
    expect(group?.rows.map(({ title }) => title)).toEqual(
      [6, 5, 4, 3, 2].map((number) => `Many Nr ${number}`),
    );
    expect((await find('many nr 1'))[0]).toMatchObject({ hasMore: false });
  });
});

describe('a number finds', () => {
  test('a receipt by its beginning, without its series and its zeros, and leads to its order', async () => {
    const [order] = await rowsOf('orders', reference);
    const [paper] = await database.db.select().from(documents);
    const number = await receiptOf(String(paper?.ownerId));
    const short = `${paper?.year}-${paper?.number}`;
    for (const q of [number, number.toLowerCase(), number.slice(2), number.slice(0, -1), short])
      expect(await rowsOf('references', q)).toContainEqual({
        page: 'order',
        ref: order?.ref,
        title: number,
        detail: `Receipt · ${reference} · Inés Ferrer`,
        at: expect.any(String),
      });
    for (const q of [`CN-${short}`, `R-1999-${paper?.number}`, `${number}0`])
      expect(await rowsOf('references', q)).toEqual([]);
  });

  test('the receipt of a case, led to the case', async () => {
    const one = await office.createCase({ title: 'Paid', payer: { name: 'Ada Byron', email: 'ada@b.org' } });
    await office.payByCard(one);
    expect(await rowsOf('references', await receiptOf(one._id))).toMatchObject([
      { page: 'case', ref: one._id, detail: `Receipt · ${one.caseId} · Ada Byron` },
    ]);
  });

  test('a payment and a refund by what their gateway calls them, from five signs on', async () => {
    const [capture] = await database.db.select().from(captures);
    const { id: captureId = '', transactionId = '' } = capture ?? {};
    const back = { captureId, kind: 'order', aed: 1, eur: 1, reason: 'x', state: 'succeeded' } as const;
    const gatewayRefundId = 're_AbC123';
    await database.db
      .insert(refunds)
      .values({ ...back, id: uuidv7(), gatewayRefundId, createdAt: new Date() });
    expect(await rowsOf('references', transactionId.toUpperCase())).toMatchObject([
      { page: 'order', ref: reference, title: transactionId, detail: `Payment · ${reference} · Inés Ferrer` },
    ]);
    expect(await rowsOf('references', 'RE_abc')).toMatchObject([
      {
        page: 'order',
        ref: reference,
        title: gatewayRefundId,
        detail: `Refund · ${reference} · Inés Ferrer`,
      },
    ]);
    expect(await rowsOf('references', 're_A')).toEqual([]);
    expect(await rowsOf('references', 're%bC')).toEqual([]);
  });

  test('a certificate however it is typed, and by the number that it had elsewhere', async () => {
    const number = 'AUR-9F4T-2XQM-B7BC';
    await database.db.insert(certificates).values({
      id: uuidv7(),
      number,
      formerNumber: 'Old/2019-7',
      type: 'completion',
      snapshot: selfPacedSnapshot,
      findings: [],
      issuedAt: new Date(),
    });
    for (const q of [number, 'aur-9f4t', 'AUR-9F4T-2', 'old/2019'])
      expect(await rowsOf('references', q)).toMatchObject([
        {
          page: 'certificate',
          ref: number,
          detail: expect.stringMatching(/^Certificate · Dr Amira Farouk · /),
        },
      ]);
  });
});

describe('nothing is found', () => {
  test.each([
    '',
    'i',
    '  i  ',
    '%%%',
    '___',
    '\\\\',
    '-- ;',
    'zzzzzz',
    'ferrer'.repeat(16),
  ])('of %j', async (q) => expect(await find(q)).toEqual([]));

  test('by who is not of the staff', async () => {
    const asked = { q: 'ines' };
    expect((await office.call(calls.findEverything, asked)).status).toBe(401);
    for (const role of ['learner', 'instructor'] as const)
      expect(
        (await office.call(calls.findEverything, asked, await addUser(database.db, { role }))).status,
      ).toBe(403);
  });

  test('of what cannot be stored, or is too long', async () => {
    for (const q of ['in\u0000es', '\ud800', 'x'.repeat(101)])
      expect((await office.call(calls.findEverything, { q }, office.staff)).status).toBe(400);
  });
});
