import type { Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import type { Submitted } from '#web/forms/submission.ts';
import type { CompanyAct } from './company-words.ts';

const FIELDS = [
  'name',
  'taxNumber',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
  'billingEmail',
  'note',
] as const;

export const readCompany = (form: FormData) => formReader(form).typed(FIELDS);

interface ActRequest {
  api: Api;
  id: string;
  personId: string;
  form: FormData;
}

export const performCompanyAct: Record<CompanyAct, (request: ActRequest) => Promise<Submitted>> = {
  save: ({ api, id, form }) =>
    api.call('updateCompany', { id, ...readCompany(form), ...formReader(form).typed(['updatedAt']) }),
  add: ({ api, id, form }) => api.call('addCompanyPeople', { id, emails: formReader(form).all('emails') }),
  remove: ({ api, id, personId }) => api.call('removeCompanyPerson', { id, personId }),
  merge: ({ api, id, form }) =>
    api.call('mergeCompany', { id, ...formReader(form).typed(['into', 'reason']) }),
  delete: ({ api, id, form }) =>
    api.call('deleteCompany', { id, ...formReader(form).typed(['reason', 'password']) }),
};
