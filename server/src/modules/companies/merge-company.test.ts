import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { companyEndpoints as calls } from '#contracts/companies/admin-companies.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { auditEntries, companies, documents, orders, users } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { holdTransaction, untilSomebodyWaits } from '#server/testing/held-transaction.ts';
import { ALSTER, createCompaniesWorld } from '#server/testing/people/companies-world.ts';
import { signedIn } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const shop = given(() => createOrdersWorld(database.db));
const office = given(() => createCompaniesWorld(database.db));
const admin = given(() => addUser(database.db, { role: 'admin' }));

const reason = 'A typing mistake in the tax number';
const merge = (id: string, into: string, by = office.staff) =>
  office.call(calls.mergeCompany, { id, into, reason }, by);
const remove = (id: string, by = admin) => office.call(calls.deleteCompany, { id, reason }, by);
const memberOf = async (id: string) => {
  const person = await addUser(database.db);
  expect((await office.add(id, person)).status).toBe(200);
  return person;
};
const two = async () => [await office.made({ name: 'Twice' }), await office.made()] as const;
const rowOf = async (id: string) =>
  (await database.db.select().from(companies).where(eq(companies.id, id)))[0];
const belongs = async ({ id }: { id: string }) =>
  (await database.db.select().from(users).where(eq(users.id, id)))[0]?.companyId;
const auditOf = (id: string) =>
  database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.objectKind, 'company'), eq(auditEntries.objectId, id)));

describe('two companies that are one', () => {
  test('become one: people and orders go over, bills and papers stay as they are', async () => {
    const [wrong, right] = await two();
    const person = await memberOf(wrong._id);
    const reference = await shop.buy(person, await addCourse(database.db));
    const before = await office.orderOf(reference);
    const papers = () => database.db.select().from(documents).where(eq(documents.ownerId, before.id));
    const issued = await papers();
    const { status, answer } = await merge(wrong._id, right._id);
    expect(status).toBe(200);
    expect(answer.company).toMatchObject({ _id: right._id, people: 1, orders: 1 });
    const after = await office.orderOf(reference);
    expect(after).toEqual({ ...before, companyId: right._id });
    expect(after.billing).toMatchObject({ company: 'Twice', taxNumber: wrong.taxNumber });
    expect(await papers()).toEqual(issued);
    const told = { reason, people: 1, orders: 1 };
    expect((await auditOf(wrong._id)).at(-1)).toMatchObject({
      ...{ action: 'company.merged', actorId: office.staff.id, after: { into: right._id, ...told } },
    });
    expect((await auditOf(right._id)).at(-1)).toMatchObject({
      ...{ action: 'company.took-over', after: { from: wrong._id, name: 'Twice', ...told } },
    });
  });

  test('are one afterwards: the first is in no list, gives its number back and is changed no more', async () => {
    const [wrong, right] = await two();
    await merge(wrong._id, right._id);
    expect((await office.read(wrong._id))._id).toBe(right._id);
    const listed = await office.call(calls.listCompanies, { q: wrong.taxNumber }, office.staff);
    expect(listed.answer.companies).toEqual([]);
    expect((await office.create({ taxNumber: wrong.taxNumber })).status).toBe(200);
    const person = await addUser(database.db);
    const change = { ...ALSTER, id: wrong._id, updatedAt: wrong.updatedAt };
    const late = [
      await office.add(wrong._id, person),
      await office.call(calls.updateCompany, change, office.staff),
      await remove(wrong._id),
      await merge(wrong._id, right._id),
    ];
    expect(late.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect((await merge(right._id, wrong._id)).status).toBe(400);
  });

  test('may become a third, and all lead to that one', async () => {
    const [first, second] = await two();
    const third = await office.made();
    const person = await memberOf(first._id);
    await merge(first._id, second._id);
    await merge(second._id, third._id);
    expect([(await rowOf(first._id))?.mergedIntoId, await belongs(person)]).toEqual([third._id, third._id]);
  });

  test('lead the list of orders to the one that stays, also from its other addresses', async () => {
    const [first, second] = await two();
    const third = await office.made();
    const reference = await shop.buy(await memberOf(first._id), await addCourse(database.db));
    await shop.buy(await addUser(database.db), await addCourse(database.db));
    const found = async (company: string) => {
      const { answer } = await shop.call(adminOrderEndpoints.adminListOrders, { company }, office.staff);
      const told = adminOrderEndpoints.adminListOrders.response.parse(answer);
      return [told.orders.map((order) => order.reference), told.total];
    };
    await merge(first._id, second._id);
    const its = [[reference], { orders: 1, dueEur: 0 }];
    expect(await Promise.all([first, second].map(({ _id }) => found(_id)))).toEqual([its, its]);
    await merge(second._id, third._id);
    expect(await Promise.all([first, second, third].map(({ _id }) => found(_id)))).toEqual([its, its, its]);
    for (const { _id } of [first, second]) expect((await office.read(_id))._id).toBe(third._id);
    const nobodys = { orders: 0, dueEur: 0 };
    expect(await found(uuidv7())).toEqual([[], nobodys]);
  });

  test('that are merged into one another at once are one, and not none', async () => {
    for (let round = 0; round < 4; round++) {
      const [one, other] = await two();
      const outcomes = await Promise.all([merge(one._id, other._id), merge(other._id, one._id, admin)]);
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
      const gone = [await rowOf(one._id), await rowOf(other._id)].filter((row) => row?.mergedIntoId);
      expect(gone).toHaveLength(1);
    }
  });

  test('need a reason, two that are there, and staff', async () => {
    const [one, other] = await two();
    const asked = (input: object, by = office.staff) =>
      office.call(calls.mergeCompany, { id: one._id, into: other._id, reason, ...input }, by);
    expect((await asked({ reason: ' ' })).status).toBe(400);
    expect((await asked({ into: one._id })).status).toBe(400);
    expect((await asked({ into: uuidv7() })).status).toBe(400);
    expect((await asked({ id: uuidv7() })).status).toBe(404);
    expect((await asked({}, await addUser(database.db))).status).toBe(403);
    expect((await rowOf(one._id))?.mergedIntoId).toBeNull();
  });

  test.each([
    ['merged', true],
    ['deleted', true],
    ['merged, without the trigger, stays behind and', false],
  ])('what is billed while one is %s is lost by nobody', async (how, isGuarded) => {
    const guard = (does: string) =>
      database.db.execute(sql.raw(`alter table orders ${does} trigger orders_follow_merged_company`));
    if (!isGuarded) await guard('disable');
    const [wrong, right] = await two();
    const person = await memberOf(wrong._id);
    const course = await addCourse(database.db);
    const held = await holdTransaction(
      shop,
      async ({ db }) => {
        await db.select().from(companies).where(eq(companies.id, wrong._id)).for('update');
        if (how !== 'deleted') {
          await db.update(companies).set({ mergedIntoId: right._id }).where(eq(companies.id, wrong._id));
        } else {
          await db.update(users).set({ companyId: null }).where(eq(users.companyId, wrong._id));
          await db.delete(companies).where(eq(companies.id, wrong._id));
        }
      },
      office.staff,
    );
    const pressed = shop.press(person, course);
    await untilSomebodyWaits(database.pool);
    await held.end();
    const { status, answer } = await pressed;
    expect(status).toBe(200);
    const order = await office.orderOf(String(answer.reference));
    const [followed, behind] = [how === 'deleted' ? null : right._id, wrong._id];
    expect(order.companyId).toBe(isGuarded ? followed : behind);
    expect(order.billing).toMatchObject({ company: 'Twice' });
    await guard('enable');
  });

  test('what is billed at the same moment belongs to the one that stays', async () => {
    for (let round = 0; round < 4; round++) {
      const [wrong, right] = await two();
      const person = await memberOf(wrong._id);
      const course = await addCourse(database.db);
      const [pressed, merged] = await Promise.all([shop.press(person, course), merge(wrong._id, right._id)]);
      expect([pressed.status, merged.status]).toEqual([200, 200]);
      expect((await office.orderOf(String(pressed.answer.reference))).companyId).toBe(right._id);
      expect(await belongs(person)).toBe(right._id);
    }
  });
});

describe('a company that is deleted', () => {
  test('has no bills, and its people belong to none afterwards', async () => {
    const company = await office.made();
    const person = await memberOf(company._id);
    expect((await remove(company._id, office.staff)).status).toBe(403);
    const longAgo = signedIn(admin, new Date(Date.now() - 3_600_000));
    const stale = await office.call(calls.deleteCompany, { id: company._id, reason }, longAgo);
    expect(stale.answer.code).toBe('confirm-password');
    expect((await remove(company._id)).status).toBe(200);
    expect(await belongs(person)).toBeNull();
    expect((await remove(company._id)).status).toBe(404);
    expect((await auditOf(company._id)).at(-1)).toMatchObject({
      ...{ action: 'company.deleted', actorId: admin.id, after: { reason } },
      before: { name: ALSTER.name, taxNumber: company.taxNumber, people: 1 },
    });
  });

  test('is none that something was billed to, now or when it was another', async () => {
    const [wrong, right] = await two();
    const reference = await shop.buy(await memberOf(wrong._id), await addCourse(database.db));
    expect(await remove(wrong._id)).toMatchObject({ status: 409, answer: { code: 'wrong-state' } });
    await merge(wrong._id, right._id);
    expect((await remove(right._id)).status).toBe(409);
    expect((await office.orderOf(reference)).companyId).toBe(right._id);
    expect(await database.db.$count(orders, eq(orders.companyId, right._id))).toBe(1);
  });

  test('takes along what had become part of it', async () => {
    const [wrong, right] = await two();
    await merge(wrong._id, right._id);
    expect((await remove(right._id)).status).toBe(200);
    expect([await rowOf(wrong._id), await rowOf(right._id)]).toEqual([undefined, undefined]);
  });
});

test('all people of a company are on exactly one page each', async () => {
  const { _id } = await office.made();
  const at = new Date();
  const like = { passwordHash: '', role: 'learner', firstName: 'Ada', createdAt: at, updatedAt: at } as const;
  await database.db.insert(users).values(
    Array.from({ length: 230 }, (_, n) => ({
      ...{ ...like, id: uuidv7(), companyId: _id },
      ...{ lastName: `Many ${n % 7}`, email: `member-${n}@alster.example` },
    })),
  );
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { answer } = await office.call(calls.listCompanyPeople, { id: _id, cursor }, office.staff);
    const page = calls.listCompanyPeople.response.parse(answer);
    expect(page.total).toBe(230);
    seen.push(...page.people.map((person) => person._id));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([230, 230]);
  expect((await office.read(_id)).people).toBe(230);
  const nobody = await office.call(calls.listCompanyPeople, { id: uuidv7() }, office.staff);
  expect(nobody.status).toBe(404);
});
