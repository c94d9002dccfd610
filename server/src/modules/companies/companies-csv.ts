import type { CompanySummary } from '#contracts/companies/admin-companies.ts';
import { toCsv } from '#server/platform/csv.ts';

const COLUMNS = [
  'Name',
  'Tax number',
  'Address',
  'City',
  'State',
  'ZIP code',
  'Country',
  'Billing email',
  'People',
  'Orders',
];

export const companiesCsv = (companies: readonly CompanySummary[]): string =>
  toCsv(
    COLUMNS,
    companies.map((company) => [
      company.name,
      company.taxNumber,
      company.address,
      company.city,
      company.state,
      company.zipCode,
      company.country,
      company.billingEmail,
      company.people,
      company.orders,
    ]),
  );
