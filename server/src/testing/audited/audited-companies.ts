import { eq } from 'drizzle-orm';
import type { EndpointName } from '#contracts/endpoints.ts';
import { documents } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { addUser } from '../test-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;

const where = { address: 'Neuer Wall 40', city: 'Hamburg', country: 'Germany' };

/** What is done with companies and papers, once each, and what has to be written of it. */
export const auditedCompanies = (
  act: Act,
  { db, sell }: { db: () => Db; sell: () => Promise<{ id: string; reference: string }> },
): Table => {
  const create = async (taxNumber = '') => {
    const fields = { ...where, name: 'Alster Clinics', taxNumber };
    const { company } = (await act('createCompany', fields)) as {
      company: { _id: string; updatedAt: string };
    };
    return { fields, objectId: company._id, updatedAt: company.updatedAt };
  };
  return {
    adminSendPaper: async () => {
      const { id, reference } = await sell();
      const [paper] = await db().select().from(documents).where(eq(documents.ownerId, id));
      const number = `R-${paper?.year}-${String(paper?.number).padStart(6, '0')}`;
      await act('adminSendPaper', { reference, number, to: 'tax@adviser.example' });
      const after = { paper: number, to: 'tax@adviser.example' };
      return { action: 'order.paper-sent', objectId: id, before: null, after };
    },
    createCompany: async () => {
      const { objectId } = await create('DE 811 128 135');
      const after = { name: 'Alster Clinics', taxNumber: 'DE 811 128 135' };
      return { action: 'company.created', objectId, before: null, after };
    },
    updateCompany: async () => {
      const { fields, objectId, updatedAt } = await create();
      await act('updateCompany', { ...fields, id: objectId, updatedAt, city: 'Kiel' });
      return {
        action: 'company.changed',
        objectId,
        before: { city: 'Hamburg' },
        after: { city: 'Kiel' },
      };
    },
    addCompanyPeople: async () => {
      const [{ objectId: id }, person] = [await create(), await addUser(db())];
      await act('addCompanyPeople', { id, emails: [person.email] });
      return { action: 'company.people-added', objectId: id, before: null, after: { people: [person.id] } };
    },
    mergeCompany: async () => {
      const [{ objectId: id }, { objectId: into }] = [await create(), await create()];
      await act('mergeCompany', { id, into, reason: 'The same clinic' });
      const after = { into, reason: 'The same clinic', people: 0, orders: 0 };
      return { action: 'company.merged', objectId: id, before: null, after };
    },
    deleteCompany: async () => {
      const { objectId } = await create();
      await act('deleteCompany', { id: objectId, reason: 'Added twice' });
      const before = { name: 'Alster Clinics', taxNumber: '', people: 0 };
      return { action: 'company.deleted', objectId, before, after: { reason: 'Added twice' } };
    },
    removeCompanyPerson: async () => {
      const [{ objectId: id }, person] = [await create(), await addUser(db())];
      await act('addCompanyPeople', { id, emails: [person.email] });
      await act('removeCompanyPerson', { id, personId: person.id });
      return { action: 'company.person-removed', objectId: id, before: { person: person.id }, after: null };
    },
  };
};
