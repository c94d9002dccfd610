import type { z } from 'zod';
import type {
  CompanyPerson,
  CompanySummary,
  companyEndpoints,
} from '#contracts/companies/admin-companies.ts';
import type { FiguresOfOrders } from '../orders/index.ts';
import type { ListedCompany } from './companies.repository.ts';
import type { CompanyMember } from './company-people.repository.ts';

export const presentCompany = (company: ListedCompany): CompanySummary => ({
  _id: company.id,
  name: company.name,
  taxNumber: company.taxNumber,
  address: company.address,
  city: company.city,
  state: company.state,
  zipCode: company.zipCode,
  country: company.country,
  billingEmail: company.billingEmail,
  people: company.people,
  orders: company.orders,
});

export const presentPerson = ({ id, ...person }: CompanyMember): CompanyPerson => ({ _id: id, ...person });

type Around = { namesakes: CompanyMember[]; figures: FiguresOfOrders };

export const presentDetail = (
  company: ListedCompany,
  { namesakes, figures }: Around,
): z.input<typeof companyEndpoints.getCompany.response>['company'] => ({
  ...presentCompany(company),
  note: company.note,
  createdAt: company.createdAt.toISOString(),
  updatedAt: company.updatedAt.toISOString(),
  namesakes: namesakes.map(presentPerson),
  ...figures,
});
