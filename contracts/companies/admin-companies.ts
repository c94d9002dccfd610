import { z } from 'zod';
import { ROLES } from '../accounts/account-options.ts';
import { COUNTRIES } from '../accounts/countries.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { email, instantText, oneOf, optionalText, requiredText, storable, triedPassword } from '../fields.ts';
import { minorUnits } from '../money.ts';

// Companies that are billed for what their people buy.

const PATH = '/api/admin/companies';
const count = z.number().int();
const params = z.object({ id: z.uuid('Not found') });

const companySummary = z.object({
  _id: z.string(),
  name: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
  /** Where its papers go beside its people; empty where they go to its people alone. */
  billingEmail: z.string(),
  people: count,
  /** Billed to it and more than begun. */
  orders: count,
});
export type CompanySummary = z.infer<typeof companySummary>;

const companyPerson = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** By whatever login, to a quarter of an hour; null of who never was. */
  lastSeenAt: instantText.nullable(),
  /** They would rather be billed themselves. */
  billsPrivately: z.boolean(),
});
export type CompanyPerson = z.infer<typeof companyPerson>;

const companyDetail = companySummary.extend({
  note: z.string(),
  createdAt: instantText,
  /** Named again by whoever saves, so that nobody writes over what they have not seen. */
  updatedAt: instantText,
  /** Who belongs to no company and has entered its name or tax number for their bills; two hundred at most, by their names. */
  namesakes: z.array(companyPerson),
  /** What has come of its orders, less what went back, and what their open parts lack: cents. */
  paidEur: minorUnits,
  open: z.object({ orders: count, dueEur: minorUnits }),
});
export type CompanyDetail = z.infer<typeof companyDetail>;

const fields = {
  name: requiredText('Name'),
  taxNumber: optionalText(60),
  address: requiredText('Address'),
  city: requiredText('City', 100),
  state: optionalText(100),
  zipCode: optionalText(20),
  country: oneOf('Country', COUNTRIES),
  billingEmail: email.or(z.literal('')).default(''),
  note: optionalText(2000),
};

const changed = answer({ message: z.string(), company: companyDetail });

export const listCompanies = endpoint({
  summary: 'Companies by name; `q` looks in name, tax number, city and billing address',
  method: 'GET',
  path: PATH,
  access: 'staff',
  scope: 'orders:read',
  query: z.strictObject({
    q: z.string().max(100).refine(storable, 'Please remove the characters that cannot be shown').optional(),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({ companies: z.array(companySummary), nextCursor: z.string().nullable() }),
});

const getCompany = endpoint({
  summary: 'One company, who could be added to it, and what has come of its orders',
  method: 'GET',
  path: `${PATH}/:id`,
  access: 'staff',
  scope: 'orders:read',
  params,
  response: answer({ company: companyDetail }),
});

const createCompany = endpoint({
  summary: 'Add a company; no two have one tax number, however it is spaced',
  method: 'POST',
  path: PATH,
  access: 'staff',
  body: z.strictObject(fields),
  response: changed,
  idempotent: true,
});

const updateCompany = endpoint({
  summary: 'Change a company; orders that were placed and papers that were issued stay as they are',
  method: 'PUT',
  path: `${PATH}/:id`,
  access: 'staff',
  params,
  body: z.strictObject({ ...fields, updatedAt: z.iso.datetime() }),
  response: changed,
});

const addCompanyPeople = endpoint({
  summary: 'Put people with an account into a company, all or none; nobody belongs to two',
  method: 'POST',
  path: `${PATH}/:id/people`,
  access: 'staff',
  params,
  body: z.strictObject({ emails: z.array(email).min(1, 'Please choose somebody').max(200) }),
  response: changed,
});

const removeCompanyPerson = endpoint({
  summary: 'Take a person out of a company: what they buy from now on is billed to themselves',
  method: 'DELETE',
  path: `${PATH}/:id/people/:personId`,
  access: 'staff',
  params: params.extend({ personId: z.uuid('Not found') }),
  response: changed,
});

const listCompanyPeople = endpoint({
  summary: 'Who belongs to a company, by name',
  method: 'GET',
  path: `${PATH}/:id/people`,
  access: 'staff',
  scope: 'orders:read',
  params,
  query: z.strictObject({ cursor: z.string().max(100).optional() }),
  response: answer({ people: z.array(companyPerson), total: count, nextCursor: z.string().nullable() }),
});

const reason = requiredText('Reason', 500);

const mergeCompany = endpoint({
  summary:
    'Make a company part of another that it is: people and orders go over to that one, bills and papers stay as they are',
  method: 'POST',
  path: `${PATH}/:id/merge`,
  access: 'staff',
  params,
  body: z.strictObject({ into: z.uuid('Please choose a company'), reason }),
  response: changed,
});

const deleteCompany = endpoint({
  summary: 'Delete a company that nothing was billed to; its people belong to none afterwards',
  method: 'DELETE',
  path: `${PATH}/:id`,
  access: 'admin',
  params,
  /** Empty where the login is recent, which needs no password. */
  body: z.strictObject({ reason, password: triedPassword.or(z.literal('')).default('') }),
  response: done,
  limit: { hits: 30, seconds: 60 },
});

export const companyEndpoints = {
  listCompanies,
  getCompany,
  createCompany,
  updateCompany,
  addCompanyPeople,
  removeCompanyPerson,
  listCompanyPeople,
  mergeCompany,
  deleteCompany,
};
