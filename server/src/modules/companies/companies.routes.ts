import { companyEndpoints as calls } from '#contracts/companies/admin-companies.ts';
import { type Binding, on, onOuter, onRead } from '#server/calls/binding.ts';
import { addPeople } from './add-people.ts';
import { changeCompany } from './change-company.ts';
import { createCompany } from './create-company.ts';
import { deleteCompany } from './delete-company.ts';
import { getCompany } from './get-company.ts';
import { listCompanies } from './list-companies.ts';
import { listCompanyPeople } from './list-company-people.ts';
import { mergeCompany } from './merge-company.ts';
import { removePerson } from './remove-person.ts';

const told = async (message: string, company: ReturnType<typeof getCompany>) => ({
  message,
  company: await company,
});

export const companyBindings: Binding[] = [
  onRead(calls.listCompanies, listCompanies),
  onRead(calls.getCompany, async (ctx, { id }) => ({ company: await getCompany(ctx, id) })),
  onRead(calls.listCompanyPeople, listCompanyPeople),
  on(calls.createCompany, (ctx, input) => told('The company is added.', createCompany(ctx, input))),
  on(calls.updateCompany, (ctx, input) => told('The changes are saved.', changeCompany(ctx, input))),
  on(calls.addCompanyPeople, (ctx, input) => told('They belong to the company now.', addPeople(ctx, input))),
  on(calls.removeCompanyPerson, (ctx, input) =>
    told('The person is taken out of the company.', removePerson(ctx, input)),
  ),
  on(calls.mergeCompany, (ctx, input) => told('The two are one company now.', mergeCompany(ctx, input))),
  onOuter(calls.deleteCompany, async (ctx, input) => {
    await deleteCompany(ctx, input);
    return { message: 'The company is deleted.' };
  }),
];
