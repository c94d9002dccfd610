import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type CompanyDetail, companyEndpoints as calls } from '#contracts/companies/admin-companies.ts';
import { users } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { ALSTER, createCompaniesWorld } from '#server/testing/people/companies-world.ts';
import { addUser } from '#server/testing/test-world.ts';

const database = given(freshDatabase);
const office = given(() => createCompaniesWorld(database.db));

describe('a company', () => {
  test('is known by its tax number, however that is spaced and in whatever case', async () => {
    const company = await office.made({ taxNumber: 'ATU 12345678' });
    for (const taxNumber of ['ATU12345678', 'atu-123 456.78', ' ATU 1234 5678 ']) {
      const { status, answer } = await office.create({ taxNumber });
      expect([status, answer.message]).toEqual([400, 'Another company has this tax number']);
    }
    const other = await office.made();
    const change = { ...ALSTER, id: other._id, updatedAt: other.updatedAt, taxNumber: 'ATU1234 5678' };
    expect((await office.call(calls.updateCompany, change, office.staff)).status).toBe(400);
    const own = { ...ALSTER, id: company._id, updatedAt: company.updatedAt, taxNumber: 'ATU-12345678' };
    expect((await office.call(calls.updateCompany, own, office.staff)).status).toBe(200);
  });

  test('may have no number, and then is no other’s', async () => {
    expect((await office.create({ taxNumber: '' })).status).toBe(200);
    expect((await office.create({ taxNumber: '' })).status).toBe(200);
  });

  test('that is added twice at once is there once', async () => {
    const both = await Promise.all([
      office.create({ taxNumber: 'IT 1' }),
      office.create({ taxNumber: 'it1' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('is not written over by who has not seen the last change', async () => {
    const { _id: id, updatedAt } = await office.made();
    const change = (city: string) =>
      office.call(calls.updateCompany, { ...ALSTER, taxNumber: '', id, updatedAt, city }, office.staff);
    const both = await Promise.all([change('Kiel'), change('Bremen')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('needs a name and an address, and takes nothing that cannot be', async () => {
    for (const wrong of [
      { name: ' ' },
      { address: '' },
      { city: '' },
      { country: 'Atlantis' },
      { billingEmail: 'nobody' },
      { note: 'x'.repeat(2001) },
      { taxNumber: 'x'.repeat(61) },
      { owner: 'me' },
    ])
      expect([wrong, (await office.create(wrong)).status]).toEqual([wrong, 400]);
  });

  test('is found by name, number, city and billing email, and stands on exactly one page', async () => {
    for (let n = 0; n < 30; n++) await office.made({ name: 'Same page' });
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { answer } = await office.call(calls.listCompanies, { q: 'same', cursor }, office.staff);
      const found = calls.listCompanies.response.parse(answer);
      seen.push(...found.companies.map(({ _id }) => _id));
      if (!found.nextCursor) break;
      cursor = found.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([30, 30]);
    const { _id } = await office.made({ name: 'Clínica Ferrer', city: 'Girona', taxNumber: 'ESB17' });
    for (const q of ['clinica', 'FERRER girona', 'esb17']) {
      const { answer } = await office.call(calls.listCompanies, { q }, office.staff);
      expect((answer.companies as { _id: string }[]).map((one) => one._id)).toEqual([_id]);
    }
    expect((await office.call(calls.listCompanies, { cursor: 'x' }, office.staff)).status).toBe(400);
  });
});

describe('its people', () => {
  test('are put in all or none, belong to no other, and can be taken out', async () => {
    const [one, other] = [await office.made(), await office.made()];
    const [ada, grace] = [await addUser(database.db), await addUser(database.db)];
    expect((await office.add(one._id, ada, { email: 'nobody@nowhere.example' })).status).toBe(400);
    expect((await office.read(one._id)).people).toBe(0);
    expect((await office.add(one._id, ada)).status).toBe(200);
    const { status, answer } = await office.add(other._id, grace, ada);
    expect([status, answer.message]).toEqual([400, `${ada.email} belongs to ${one.name} already`]);
    expect(await office.peopleOf(other._id)).toEqual([]);
    const out = { id: other._id, personId: ada.id };
    expect((await office.call(calls.removeCompanyPerson, out, office.staff)).status).toBe(404);
    expect((await office.call(calls.removeCompanyPerson, { ...out, id: one._id }, office.staff)).status).toBe(
      200,
    );
    expect(await office.peopleOf(one._id)).toEqual([]);
  });

  test('are told with when they were seen last', async () => {
    const [{ _id }, seen, unseen] = [
      await office.made(),
      await addUser(database.db, { lastName: 'A' }),
      await addUser(database.db, { lastName: 'B' }),
    ];
    const at = new Date('2026-11-20T10:00:00Z');
    await database.db.update(users).set({ lastSeenAt: at }).where(eq(users.id, seen.id));
    await office.add(_id, seen, unseen);
    expect((await office.peopleOf(_id)).map(({ lastSeenAt }) => lastSeenAt)).toEqual([
      at.toISOString(),
      null,
    ]);
  });

  test('who are put into two companies at once belong to one', async () => {
    const [one, other, ada] = [await office.made(), await office.made(), await addUser(database.db)];
    const both = await Promise.all([office.add(one._id, ada), office.add(other._id, ada)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await office.read(one._id)).people + (await office.read(other._id)).people).toBe(1);
  });

  test('are offered where they name it, or its number, on their bills and belong to none', async () => {
    const company = await office.made({ name: 'Clínica Dental Sol', taxNumber: 'ES-B 99' });
    const named = await addUser(database.db, { lastName: 'A', company: 'clinica dental sol' });
    const numbered = await addUser(database.db, { lastName: 'B', taxNumber: 'esb99' });
    await addUser(database.db, { company: 'Clínica Dental' });
    await addUser(database.db);
    const ids = (people: CompanyDetail['namesakes']) => people.map(({ _id }) => _id);
    expect(ids((await office.read(company._id)).namesakes)).toEqual([named.id, numbered.id]);
    await office.add(company._id, named);
    const after = await office.read(company._id);
    expect([ids(await office.peopleOf(company._id)), ids(after.namesakes)]).toEqual([
      [named.id],
      [numbered.id],
    ]);
    // A company without a number is not that of everybody without one.
    expect(
      (await office.read((await office.made({ name: 'Numberless', taxNumber: '' }))._id)).namesakes,
    ).toEqual([]);
  });
});

test('nobody but staff sees or changes companies, and what is not there is not found', async () => {
  const { _id: id, updatedAt } = await office.made();
  const acts = (of: string) =>
    [
      [calls.getCompany, { id: of }],
      [calls.updateCompany, { ...ALSTER, id: of, updatedAt }],
      [calls.addCompanyPeople, { id: of, emails: [office.staff.email] }],
      [calls.removeCompanyPerson, { id: of, personId: office.staff.id }],
    ] as const;
  for (const role of ['learner', 'instructor'] as const) {
    const person = await addUser(database.db, { role });
    for (const [call, input] of [...acts(id), [calls.listCompanies, {}], [calls.createCompany, ALSTER]])
      expect((await office.call(call as never, input as never, person)).status).toBe(403);
  }
  for (const [call, input] of acts(uuidv7()))
    expect((await office.call(call as never, input as never, office.staff)).status).toBe(404);
});
