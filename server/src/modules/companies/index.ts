export { findCompany, listCompanies } from './companies.repository.ts';
export { companiesOfPerson } from './companies-of-person.repository.ts';
