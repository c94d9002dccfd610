import type { Role, TITLES } from '#contracts/accounts/account-options.ts';
import type { Api } from '#contracts/api.ts';
import type { UserDetail } from '#contracts/people/admin-people.ts';
import { formReader } from '#web/forms/form-reader.ts';
import type { Submitted } from '#web/forms/submission.ts';
import { requireAnswer } from '#web/lib/page.ts';

/** What an administrator does with a person. The name is the form's `_action`. */
export const personActs = [
  'save',
  'role',
  'disable',
  'enable',
  'erase',
  'end',
  'end-all',
  'reset',
  'reset-two-step',
  'reset-learning',
  'extend-access',
] as const;
export type PersonAct = (typeof personActs)[number];

const KNOWN = [
  'title',
  'firstName',
  'lastName',
  'email',
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
] as const;

type Title = '' | (typeof TITLES)[number];

interface ActRequest {
  api: Api;
  id: string;
  /** Of the session or the enrolment. */
  rowId: string;
  form: FormData;
}

/** What the form of a role leaves as it is. */
const restOf = (user: UserDetail) =>
  Object.fromEntries(KNOWN.map((name) => [name, user[name]])) as Pick<UserDetail, (typeof KNOWN)[number]> & {
    title: Title;
  };

export const performPersonAct: Record<PersonAct, (request: ActRequest) => Promise<Submitted>> = {
  save: ({ api, id, form }) => {
    // Which titles and roles there are is asked by the call.
    const typed = formReader(form).typed([...KNOWN, 'role', 'updatedAt', 'password']);
    return api.call('updateUser', { id, ...typed, role: typed.role as Role, title: typed.title as Title });
  },
  role: async ({ api, id, form }) => {
    const { user } = requireAnswer(await api.call('getUser', { id }));
    const { role, ...typed } = formReader(form).typed(['role', 'updatedAt', 'password']);
    return api.call('updateUser', { id, ...restOf(user), ...typed, role: role as Role });
  },
  disable: ({ api, id, form }) =>
    api.call('disableUser', { id, ...formReader(form).typed(['reason', 'password']) }),
  enable: ({ api, id, form }) => api.call('enableUser', { id, ...formReader(form).typed(['password']) }),
  erase: ({ api, id, form }) =>
    api.call('deleteUser', { id, ...formReader(form).typed(['reason', 'password']) }),
  end: ({ api, id, rowId }) => api.call('endUserSession', { id, sessionId: rowId }),
  'end-all': ({ api, id }) => api.call('endUserSessions', { id }),
  reset: ({ api, id }) => api.call('sendUserReset', { id }),
  'reset-two-step': ({ api, id, form }) =>
    api.call('resetUserTwoStep', { id, ...formReader(form).typed(['reason', 'password']) }),
  'reset-learning': ({ api, rowId, form }) =>
    api.call('adminResetLearning', { id: rowId, ...formReader(form).typed(['reason']) }),
  'extend-access': ({ api, rowId, form }) =>
    api.call('adminExtendAccess', { id: rowId, ...formReader(form).typed(['accessUntil', 'reason']) }),
};
