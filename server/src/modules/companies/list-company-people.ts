import type { companyEndpoints } from '#contracts/companies/admin-companies.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { presentPerson } from './companies.present.ts';
import { findCompany } from './companies.repository.ts';
import { pageMembers } from './company-people.repository.ts';

const SIZE = 50;

/** By name; how many there are in all stands with the company. */
export const listCompanyPeople = async (
  { db }: Pick<ReadCtx, 'db'>,
  { id, cursor }: InputOf<typeof companyEndpoints.listCompanyPeople>,
) => {
  const company = await findCompany(db, id);
  if (!company) throw new AppError('not-found');
  const found = await pageMembers(db, company.id, toPage(cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, (person) => person.id);
  return { people: rows.map(presentPerson), total: company.people, nextCursor };
};
