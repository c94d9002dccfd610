import { eq } from 'drizzle-orm';
import { type CompanyDetail, companyEndpoints as calls } from '#contracts/companies/admin-companies.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { orders } from '#server/db/schema/index.ts';
import { companyBindings } from '#server/modules/companies/companies.routes.ts';
import { identityBindings } from '#server/modules/identity/identity.routes.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { User } from '../../modules/identity/index.ts';
import { testCalls } from '../test-calls.ts';
import { addUser } from '../test-world.ts';

type Fields = RequestOf<typeof calls.createCompany>;

export const ALSTER: Fields = {
  name: 'Alster Kliniken GmbH',
  taxNumber: 'DE 811 128 135',
  address: 'Neuer Wall 40',
  city: 'Hamburg',
  zipCode: '20354',
  country: 'Germany',
  billingEmail: 'buchhaltung@alster.example',
};

/** Staff who keep companies, and people who say who is billed for them. */
export const createCompaniesWorld = async (db: Db) => {
  const academy = testCalls([...companyBindings, ...identityBindings], { db });
  const staff = await addUser(db, { role: 'staff' });
  const create = (fields: Partial<Fields> = {}) =>
    academy.call(calls.createCompany, { ...ALSTER, ...fields }, staff);
  return {
    call: academy.call,
    staff,
    create,
    /** With a tax number of its own. */
    made: async (fields: Partial<Fields> = {}): Promise<CompanyDetail> => {
      const { status, answer } = await create({ taxNumber: uuidv7(), ...fields });
      if (status !== 200) throw new Error(JSON.stringify(answer));
      return answer.company as CompanyDetail;
    },
    read: async (id: string) =>
      calls.getCompany.response.parse((await academy.call(calls.getCompany, { id }, staff)).answer).company,
    /** As they stand on the first page. */
    peopleOf: async (id: string) =>
      calls.listCompanyPeople.response.parse(
        (await academy.call(calls.listCompanyPeople, { id }, staff)).answer,
      ).people,
    add: (id: string, ...people: Pick<User, 'email'>[]) =>
      academy.call(calls.addCompanyPeople, { id, emails: people.map(({ email }) => email) }, staff),
    orderOf: async (reference: string) => {
      const [order] = await db.select().from(orders).where(eq(orders.reference, reference));
      if (!order) throw new Error(`there is no order ${reference}`);
      return order;
    },
  };
};
