import type { Role } from '#contracts/accounts/accounts.ts';
import type { TITLES } from '#contracts/accounts/profile.ts';
import type { Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import type { Submitted } from '#web/forms/submission.ts';

/** What an administrator does with a person. The name is the form's `_action`. */
export const personActs = [
  'save',
  'disable',
  'enable',
  'erase',
  'end',
  'end-all',
  'reset',
  'reset-two-step',
] as const;
export type PersonAct = (typeof personActs)[number];

export const findPersonAct = (name: unknown) =>
  ([...personActs, 'invite'] as const).find((act) => act === name) ?? null;

const FIELDS = [
  'title',
  'firstName',
  'lastName',
  'email',
  'role',
  'phoneNumber',
  'alternativePhone',
  'profession',
  'licenceNumber',
  'certificateName',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
  'company',
  'taxNumber',
  'purchaseOrder',
  'billingEmail',
  'updatedAt',
  'password',
] as const;

type Title = '' | (typeof TITLES)[number];

interface ActRequest {
  api: Api;
  id: string;
  sessionId: string;
  form: FormData;
}

export const performPersonAct: Record<PersonAct, (request: ActRequest) => Promise<Submitted>> = {
  save: ({ api, id, form }) => {
    // Which titles and roles there are is asked by the call.
    const { role, title, ...typed } = formReader(form).typed(FIELDS);
    return api.call('updateUser', { id, ...typed, role: role as Role, title: title as Title });
  },
  disable: ({ api, id, form }) =>
    api.call('disableUser', { id, ...formReader(form).typed(['reason', 'password']) }),
  enable: ({ api, id, form }) => api.call('enableUser', { id, ...formReader(form).typed(['password']) }),
  erase: ({ api, id, form }) =>
    api.call('deleteUser', { id, ...formReader(form).typed(['reason', 'password']) }),
  end: ({ api, id, sessionId }) => api.call('endUserSession', { id, sessionId }),
  'end-all': ({ api, id }) => api.call('endUserSessions', { id }),
  reset: ({ api, id }) => api.call('sendUserReset', { id }),
  'reset-two-step': ({ api, id, form }) =>
    api.call('resetUserTwoStep', { id, ...formReader(form).typed(['reason', 'password']) }),
};
