import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profileEndpoints } from '#contracts/accounts/profile.ts';
import { companyEndpoints as calls } from '#contracts/companies/admin-companies.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { documents, users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { ALSTER, createCompaniesWorld } from '#server/testing/people/companies-world.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const shop = given(() => createOrdersWorld(database.db));
const office = given(() => createCompaniesWorld(database.db));

const member = async () => {
  const company = await office.made();
  const person = await addUser(database.db, { company: 'Own practice', address: 'Own street 1' });
  await office.add(company._id, person);
  return { company, person };
};

test('what its people buy is billed to it, with number and address, on the order and on the receipt', async () => {
  const { company, person } = await member();
  const reference = await shop.buy(person, await addCourse(database.db));
  const order = await office.orderOf(reference);
  const frozen = {
    company: ALSTER.name,
    taxNumber: company.taxNumber,
    address: ALSTER.address,
    city: 'Hamburg',
    zipCode: '20354',
    country: 'Germany',
    firstName: person.firstName,
    email: person.email,
    companyEmail: 'buchhaltung@alster.example',
  };
  expect(order.companyId).toBe(company._id);
  expect(order.billing).toMatchObject(frozen);
  const [paper] = await database.db.select().from(documents).where(eq(documents.ownerId, order.id));
  expect(paper?.snapshot).toMatchObject({ billing: frozen, payer: { email: person.email } });
  expect((await shop.read(person, reference)).billing).toMatchObject(frozen);
});

test('what its people buy stays as it was billed when the company changes or lets its person go', async () => {
  const { company, person } = await member();
  const reference = await shop.buy(person, await addCourse(database.db));
  const change = { ...ALSTER, id: company._id, updatedAt: company.updatedAt, name: 'Elbe Kliniken' };
  await office.call(calls.updateCompany, { ...change, taxNumber: '' }, office.staff);
  await office.call(calls.removeCompanyPerson, { id: company._id, personId: person.id }, office.staff);
  const order = await office.orderOf(reference);
  expect([order.companyId, order.billing]).toMatchObject([company._id, { company: ALSTER.name }]);
  const later = await office.orderOf(await shop.buy(person, await addCourse(database.db)));
  expect([later.companyId, later.billing]).toMatchObject([null, { company: 'Own practice' }]);
});

test('what its people buy is billed to themselves where they choose so, and to the company again', async () => {
  const { person, company } = await member();
  const choose = (isBilled: boolean) => office.call(profileEndpoints.setBilledCompany, { isBilled }, person);
  const own = await choose(false);
  expect(own.answer.billingInfo).toMatchObject({
    company: 'Own practice',
    address: 'Own street 1',
    ownCompany: { name: ALSTER.name, isBilled: false },
  });
  const order = await office.orderOf(await shop.buy(person, await addCourse(database.db)));
  expect([order.companyId, order.billing]).toMatchObject([null, { company: 'Own practice' }]);
  expect(order.billing).not.toHaveProperty('companyEmail');
  expect(await office.peopleOf(company._id)).toMatchObject([{ billsPrivately: true }]);
  expect((await choose(true)).answer.billingInfo).toMatchObject({ company: ALSTER.name });
  const stranger = await addUser(database.db);
  const asked = await office.call(profileEndpoints.setBilledCompany, { isBilled: true }, stranger);
  expect(asked.status).toBe(409);
});

test('what its people buy is not billed to what a person sends in the place of the company, nor is their own lost', async () => {
  const { person } = await member();
  const sent = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@byron.example',
    phoneNumber: '+44 20 7946 0000',
    address: 'Elsewhere 1',
    city: 'Nowhere',
    country: 'France',
    company: 'Forged',
    taxNumber: 'FR 1',
    purchaseOrder: 'PO 7',
  };
  const { answer } = await office.call(profileEndpoints.updateBillingInfo, sent, person);
  expect(answer.billingInfo).toMatchObject({
    company: ALSTER.name,
    city: 'Hamburg',
    email: 'ada@byron.example',
    purchaseOrder: 'PO 7',
  });
  const [row] = await database.db.select().from(users).where(eq(users.id, person.id));
  expect(row).toMatchObject({ company: 'Own practice', address: 'Own street 1' });
});

test('what its people buy adds up to the sums of its page, which are those of the rows they lead to', async () => {
  const { person, company } = await member();
  const [paid, waiting] = [await addCourse(database.db), await addCourse(database.db)];
  const payments = { paymentOptions: { acceptFullPayment: true, acceptDeposit: true } };
  const parts = await addCourse(database.db, payments);
  await shop.buy(person, paid);
  await shop.buy(person, parts, { paymentPlan: 'deposit' });
  await shop.press(person, waiting);
  await shop.buy(await addUser(database.db), paid);
  const detail = await office.read(company._id);
  const list = async (query: { due?: 'open' }) => {
    const asked = { company: company._id, ...query };
    const { answer } = await shop.call(adminOrderEndpoints.adminListOrders, asked, office.staff);
    return adminOrderEndpoints.adminListOrders.response.parse(answer);
  };
  const all = await list({});
  expect([all.orders.length, all.total?.orders]).toEqual([3, detail.orders]);
  expect(all.orders.reduce((sum, { paidEur }) => sum + paidEur, 0)).toBe(detail.paidEur);
  const open = await list({ due: 'open' });
  expect(open.orders).toHaveLength(1);
  expect(open.total).toEqual(detail.open);
  expect(detail.open.dueEur).toBeGreaterThan(0);
});
