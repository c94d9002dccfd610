import { z } from 'zod';
import { TITLES } from '../accounts/account-options.ts';
import { COUNTRIES } from '../accounts/countries.ts';
import { PROFESSIONS } from '../accounts/professions.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import {
  email,
  instantText,
  optionalOneOf,
  optionalPhone,
  optionalText,
  requiredText,
  triedPassword,
} from '../fields.ts';
import { listUsers, role, userSummary } from './admin-people-list.ts';

// The people of the academy, as administrators see them. No answer has anything of a password.

const PATH = listUsers.path;
const limit = { hits: 30, seconds: 60 };
const params = z.object({ id: z.uuid('Not found') });
/** Empty where the login is recent, which needs no password. */
const password = triedPassword.or(z.literal('')).default('');

const session = z.object({
  _id: z.string(),
  /** 'Chrome on Windows'. */
  device: z.string(),
  createdAt: instantText,
  expiresAt: instantText,
  /** To a quarter of an hour. */
  lastSeenAt: instantText,
  /** The session that asks. */
  isThis: z.boolean(),
});

const userDetail = userSummary.extend({
  phoneNumber: z.string(),
  alternativePhone: z.string(),
  licenceNumber: z.string(),
  certificateName: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  company: z.string(),
  taxNumber: z.string(),
  purchaseOrder: z.string(),
  billingEmail: z.string(),
  /** That is billed for them unless they would rather be billed themselves; null where they belong to none. */
  billedCompany: z.object({ _id: z.string(), name: z.string(), billsPrivately: z.boolean() }).nullable(),
  emailVerifiedAt: instantText.nullable(),
  invitedAt: instantText.nullable(),
  /** Named again by whoever saves, so that nobody writes over what they have not seen. */
  updatedAt: instantText,
  erasedAt: instantText.nullable(),
  disabled: z.object({ at: instantText, by: z.string(), reason: z.string() }).nullable(),
  /** Since when their logins have a second step; null where they have none. */
  twoStepSince: instantText.nullable(),
  /** How many they can log in with. */
  passkeys: z.number().int(),
  /** Newest first. */
  sessions: z.array(session),
  /** Why neither role nor account can be taken from them by who asks; null where they can. */
  whyKept: z.string().nullable(),
});
export type UserDetail = z.infer<typeof userDetail>;

const changed = answer({ message: z.string(), user: userDetail });

const getUser = endpoint({
  summary: 'One person with their sessions',
  method: 'GET',
  path: `${PATH}/:id`,
  access: 'admin',
  params,
  response: answer({ user: userDetail }),
});

const inviteUser = endpoint({
  summary: 'Open an account for somebody, who chooses a password by the letter that goes out',
  method: 'POST',
  path: PATH,
  access: 'admin',
  body: z.strictObject({
    email,
    firstName: requiredText('First name', 80),
    lastName: requiredText('Last name', 80),
    role: role.default('learner'),
    password,
  }),
  response: changed,
  limit,
  idempotent: true,
});

const updateUser = endpoint({
  summary:
    'Change what is known of a person; another role ends their sessions, another address has to be confirmed, and both ask for a recent login or the password',
  method: 'PUT',
  path: `${PATH}/:id`,
  access: 'admin',
  params,
  body: z.strictObject({
    title: z.enum(['', ...TITLES]).default(''),
    firstName: requiredText('First name', 80),
    lastName: requiredText('Last name', 80),
    email,
    role,
    phoneNumber: optionalPhone,
    alternativePhone: optionalPhone,
    profession: optionalOneOf('Profession', PROFESSIONS),
    licenceNumber: optionalText(60),
    certificateName: optionalText(120),
    address: optionalText(),
    city: optionalText(100),
    state: optionalText(100),
    zipCode: optionalText(20),
    country: optionalOneOf('Country', COUNTRIES),
    company: optionalText(),
    taxNumber: optionalText(60),
    purchaseOrder: optionalText(60),
    billingEmail: email.or(z.literal('')).default(''),
    updatedAt: z.iso.datetime(),
    password,
  }),
  response: changed,
  limit,
});

const disableUser = endpoint({
  summary: 'Keep a person out: their sessions end, and no password or link lets them in',
  method: 'POST',
  path: `${PATH}/:id/disable`,
  access: 'admin',
  params,
  body: z.strictObject({ reason: requiredText('Reason', 500), password }),
  response: changed,
  limit,
});

const enableUser = endpoint({
  summary: 'Let a person in again, with the password that they had',
  method: 'POST',
  path: `${PATH}/:id/enable`,
  access: 'admin',
  params,
  body: z.strictObject({ password }),
  response: changed,
  limit,
});

const erasure = z.object({
  obstacles: z.array(z.string()),
  /** On courses that are not over, each to be cancelled first; the soonest first. */
  seats: z.array(
    z.object({
      title: z.string(),
      code: z.string(),
      /** Of the venue; null where it is not known yet. */
      startDate: z.iso.date().nullable(),
      /** Of the order that the seat was given by. */
      reference: z.string(),
    }),
  ),
});
export type Erasure = z.infer<typeof erasure>;

const getUserErasure = endpoint({
  summary: 'What has to be settled before a person can be erased',
  method: 'GET',
  path: `${PATH}/:id/erasure`,
  access: 'admin',
  params,
  response: answer(erasure.shape),
});

const deleteUser = endpoint({
  summary:
    'Erase a person: they cannot log in any more, what is personal goes, and a pseudonym stands on what has to be kept',
  method: 'DELETE',
  path: `${PATH}/:id`,
  access: 'admin',
  params,
  body: z.strictObject({ reason: optionalText(500), password }),
  response: changed,
  limit,
});

const endUserSessions = endpoint({
  summary: 'End every session of a person; of the own ones all but this',
  method: 'POST',
  path: `${PATH}/:id/end-sessions`,
  access: 'admin',
  params,
  response: changed,
  limit,
});

const endUserSession = endpoint({
  summary: 'End one session of a person',
  method: 'DELETE',
  path: `${PATH}/:id/sessions/:sessionId`,
  access: 'admin',
  params: params.extend({ sessionId: z.uuid('Not found') }),
  response: changed,
  limit,
});

const resetUserTwoStep = endpoint({
  summary:
    'Switch two-step login off for a person who has lost what they log in with: their passkeys go, their sessions end, and they are told by letter',
  method: 'POST',
  path: `${PATH}/:id/reset-two-step`,
  access: 'admin',
  params,
  body: z.strictObject({ reason: requiredText('Reason', 500), password: triedPassword }),
  response: changed,
  limit,
});

const sendUserReset = endpoint({
  summary: 'Mail a person a link to choose a password; who was invited gets the invitation again',
  method: 'POST',
  path: `${PATH}/:id/send-reset`,
  access: 'admin',
  params,
  response: done,
  limit,
});

export const peopleEndpoints = {
  listUsers,
  getUser,
  inviteUser,
  updateUser,
  disableUser,
  enableUser,
  getUserErasure,
  deleteUser,
  endUserSessions,
  endUserSession,
  resetUserTwoStep,
  sendUserReset,
};
