import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import {
  email,
  newPassword,
  oneOf,
  optionalOneOf,
  optionalPhone,
  optionalText,
  phone,
  requiredText,
  tick,
  triedPassword,
} from '../fields.ts';
import { ROLES } from './account-options.ts';
import { COUNTRIES } from './countries.ts';
import { PROFESSIONS } from './professions.ts';
import { LONGEST_WAY_BACK } from './way-back.ts';

export const addressInfo = z.object({
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.string(),
});

/** The signed-in person, as the header and the checkout read them. */
export const sessionUser = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(ROLES),
  phoneNumber: z.string(),
  profilePhotoUrl: z.string(),
  addressInfo,
});
export type SessionUser = z.infer<typeof sessionUser>;

/** A same-site path to go back to after signing in: `/orders`, never `//elsewhere`. */
export const returnPath = z
  .string()
  .max(LONGEST_WAY_BACK)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
  .optional()
  .catch(undefined);

const credentials = z.object({ email, password: triedPassword, next: returnPath });
const signedIn = answer({ message: z.string(), redirectUrl: z.string(), user: sessionUser });

/** Whoever logs in with two steps is not signed in by the first: `redirectUrl` leads to the second. */
const firstStep = answer({
  message: z.string(),
  redirectUrl: z.string(),
  user: sessionUser.optional(),
  /** What `finishLogin` is told, for five minutes and as many tries. */
  twoStep: z.object({ ticket: z.string() }).optional(),
});

export const authCheck = endpoint({
  summary: 'Who is signed in',
  method: 'GET',
  path: '/api/auth/check',
  access: 'public',
  response: answer({
    isAuthenticated: z.boolean(),
    user: sessionUser.nullable(),
    /** Only of an administrator who has to set up two-step login before anything of the back office. */
    owesTwoStep: z.literal(true).optional(),
  }),
});

export const apiLogin = endpoint({
  summary: 'Log in (checkout)',
  method: 'POST',
  path: '/api/login',
  access: 'public',
  body: credentials,
  response: firstStep,
  // Wrong passwords are counted by account as well, in a way that does not keep its owner out.
  limit: { hits: 60, seconds: 60, per: 'address' },
});

export const login = endpoint({ ...apiLogin, summary: 'Log in', path: '/login', form: 'page' });

export const logout = endpoint({
  summary: 'Log out',
  method: 'POST',
  path: '/logout',
  access: 'public',
  response: answer({ message: z.string(), redirectUrl: z.string() }),
  form: 'page',
});

const newPerson = {
  firstName: requiredText('First name', 80),
  lastName: requiredText('Last name', 80),
  email,
  password: newPassword,
  confirmPassword: z.string().max(1024).optional(),
};
const country = optionalOneOf('Country', COUNTRIES);
const region = { state: optionalText(100), zipCode: optionalText(20), country };

type Passwords = { password: string; confirmPassword?: string | undefined };
const isRepeated = ({ password, confirmPassword }: Passwords) =>
  confirmPassword === undefined || confirmPassword === password;
const NOT_REPEATED = { path: ['confirmPassword'], message: 'Passwords do not match', when: () => true };

/** The registration of the guest's checkout, as specified: with everything that a bill needs. */
export const signup = endpoint({
  summary: 'Open an account with everything that a bill needs',
  method: 'POST',
  path: '/signup',
  access: 'public',
  body: z
    .object({
      ...newPerson,
      phoneNumber: phone,
      country,
      profession: oneOf('Profession', PROFESSIONS),
      addressInfo: z
        .object({ address: requiredText('Address'), city: requiredText('City', 100), ...region })
        .prefault({ address: '', city: '' }),
      next: returnPath,
    })
    .refine(isRepeated, NOT_REPEATED)
    .refine((v) => Boolean(v.country || v.addressInfo?.country), {
      path: ['country'],
      message: 'Country is required',
      when: () => true,
    }),
  response: signedIn,
  form: 'page',
  limit: { hits: 10, seconds: 60 },
});

/** Of who is not buying: name and address of mail are enough, the rest is asked for where it is needed. */
export const openAccount = endpoint({
  summary: 'Open an account',
  method: 'POST',
  path: '/api/accounts',
  access: 'public',
  body: z
    .object({
      ...newPerson,
      phoneNumber: optionalPhone,
      country,
      profession: optionalOneOf('Profession', PROFESSIONS),
      addressInfo: z.object({ address: optionalText(), city: optionalText(100), ...region }).optional(),
      next: returnPath,
    })
    .refine(isRepeated, NOT_REPEATED),
  response: signedIn,
  limit: { hits: 10, seconds: 60 },
});

export const forgotPassword = endpoint({
  summary:
    'Ask for a link to choose a new password; the answer is the same whether or not the address is known',
  method: 'POST',
  path: '/api/passwords/forgotten',
  access: 'public',
  body: z.strictObject({ email }),
  response: done,
  limit: { hits: 5, seconds: 60 },
});

export const resetPassword = endpoint({
  summary: 'Choose a new password with the link from the mail; every session of the account ends',
  method: 'POST',
  path: '/api/passwords/reset',
  access: 'public',
  body: z
    .strictObject({
      token: z.string().min(1).max(200),
      password: newPassword,
      confirmPassword: z.string().max(1024),
    })
    .refine((v) => v.confirmPassword === v.password, {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
      when: () => true,
    }),
  response: done,
  limit: { hits: 10, seconds: 60 },
});

export const verifyEmail = endpoint({
  summary: 'Confirm an email address with the link from the mail',
  method: 'POST',
  path: '/api/email-verifications',
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: done,
  limit: { hits: 20, seconds: 60 },
});

export const resendVerification = endpoint({
  summary: 'Send the confirmation link again',
  method: 'POST',
  path: '/api/email-verifications/resend',
  access: 'signed-in',
  response: done,
  limit: { hits: 5, seconds: 60 },
});

/** Registration at checkout (C3): flat, with the terms. Required fields in the specified order. */
export const registration = z
  .object({
    firstName: requiredText('First name', 80),
    lastName: requiredText('Last name', 80),
    email,
    password: newPassword,
    confirmPassword: z
      .string({ error: 'Please confirm password' })
      .min(1, 'Please confirm password')
      .max(1024),
    phoneNumber: phone,
    country: oneOf('Country', COUNTRIES),
    address: requiredText('Address'),
    city: requiredText('City', 100),
    state: optionalText(100),
    zipCode: optionalText(20),
    profession: oneOf('Profession', PROFESSIONS),
    agreeTerms: tick.default(false),
  })
  .refine((v) => v.confirmPassword === v.password, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: () => true,
  })
  .refine((v) => v.agreeTerms === true, {
    path: ['agreeTerms'],
    message: 'Please agree to terms and conditions',
    when: () => true,
  });

export const accountEndpoints = {
  authCheck,
  apiLogin,
  login,
  logout,
  signup,
  openAccount,
  forgotPassword,
  resetPassword,
  verifyEmail,
  resendVerification,
};
