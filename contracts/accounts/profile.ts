import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import {
  email,
  instantText,
  isZone,
  newPassword,
  oneOf,
  optionalOneOf,
  optionalPhone,
  optionalText,
  phone,
  requiredText,
  triedPassword,
} from '../fields.ts';
import { ROLES, TITLES } from './account-options.ts';
import { addressInfo } from './accounts.ts';
import { COUNTRIES } from './countries.ts';
import { PROFESSIONS } from './professions.ts';

const billingFields = {
  firstName: requiredText('First name', 80),
  lastName: requiredText('Last name', 80),
  email,
  phoneNumber: phone,
  address: requiredText('Address'),
  city: requiredText('City', 100),
  state: optionalText(100),
  country: oneOf('Country', COUNTRIES),
  zipCode: optionalText(20),
};
const companyFields = {
  title: z.enum(['', ...TITLES]).default(''),
  alternativePhone: optionalPhone,
  company: optionalText(),
  taxNumber: optionalText(60),
  purchaseOrder: optionalText(60),
};

const ifSaid = <Field extends z.ZodType>(field: z.ZodDefault<Field>) => field.unwrap().optional();

/** A bill that is sent along with what is bought: what it does not mention stays as it is on file. */
export const sentBill = z.object({
  ...billingFields,
  state: ifSaid(billingFields.state),
  zipCode: ifSaid(billingFields.zipCode),
  title: ifSaid(companyFields.title),
  alternativePhone: ifSaid(companyFields.alternativePhone),
  company: ifSaid(companyFields.company),
  taxNumber: ifSaid(companyFields.taxNumber),
  purchaseOrder: ifSaid(companyFields.purchaseOrder),
});

export const billingInfo = z.object({
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  alternativePhone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.string(),
  company: z.string(),
  taxNumber: z.string(),
  purchaseOrder: z.string(),
  /** Of a company that is billed: where its papers go beside `email`. */
  companyEmail: z.string().optional(),
});
export type BillingInfo = z.infer<typeof billingInfo>;

/** The specified profile shape repeats title and address in groups of their own. */
export const billingProfile = billingInfo.extend({
  /** The company that the academy has the person under; what is billed to it is kept by the academy. */
  ownCompany: z.object({ name: z.string(), isBilled: z.boolean() }).nullable(),
  professionalInfo: z.object({ title: z.string() }),
  addressInfo: addressInfo.extend({ alternativePhone: z.string() }),
});

export type BillingProfile = z.infer<typeof billingProfile>;

export const getBillingInfo = endpoint({
  summary: 'The billing profile',
  method: 'GET',
  path: '/api/user/billing-info',
  access: 'signed-in',
  response: answer({ billingInfo: billingProfile }),
});

export const updateBillingInfo = endpoint({
  summary: 'Change the billing profile; the email address is used on receipts and does not change the login',
  method: 'POST',
  path: '/api/user/update-billing-info',
  access: 'signed-in',
  body: z.object({ ...billingFields, ...companyFields }),
  response: answer({ message: z.string(), billingInfo: billingProfile }),
});

export const setBilledCompany = endpoint({
  summary:
    'Choose whether the company one belongs to is billed, or oneself; orders that were placed stay as they are',
  method: 'PUT',
  path: '/api/user/billed-company',
  access: 'signed-in',
  body: z.strictObject({ isBilled: z.boolean() }),
  response: answer({ message: z.string(), billingInfo: billingProfile }),
});

export const profile = z.object({
  _id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(ROLES),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  profession: z.string(),
  licenceNumber: z.string(),
  certificateName: z.string(),
  profilePhotoUrl: z.string(),
  createdAt: instantText,
});

export const getProfile = endpoint({
  summary: 'The own profile',
  method: 'GET',
  path: '/api/profile',
  access: 'signed-in',
  response: answer({ profile }),
});

export const updateProfile = endpoint({
  summary: 'Change the own profile',
  method: 'PUT',
  path: '/api/profile',
  access: 'signed-in',
  body: z.strictObject({
    title: z.enum(['', ...TITLES]).default(''),
    firstName: requiredText('First name', 80),
    lastName: requiredText('Last name', 80),
    phoneNumber: optionalPhone,
    profession: optionalOneOf('Profession', PROFESSIONS),
    licenceNumber: optionalText(60),
    certificateName: optionalText(120),
  }),
  response: answer({ message: z.string(), profile }),
});

export const removeProfilePhoto = endpoint({
  summary: 'Take the own profile picture away',
  method: 'DELETE',
  path: '/api/profile/photo',
  access: 'signed-in',
  response: answer({ message: z.string(), profile }),
});

export const changePassword = endpoint({
  summary: 'Change the own password; the other sessions end',
  method: 'POST',
  path: '/api/profile/password',
  access: 'signed-in',
  body: z
    .strictObject({
      currentPassword: triedPassword,
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

export const setOwnZone = endpoint({
  summary: 'Tell whose clocks the caller reads: letters about live sessions then say their hours by these',
  method: 'PUT',
  path: '/api/profile/zone',
  access: 'signed-in',
  body: z.strictObject({ zone: z.string().max(40).refine(isZone, 'Time zone is not known') }),
  response: done,
});

export const profileEndpoints = {
  getBillingInfo,
  updateBillingInfo,
  setBilledCompany,
  getProfile,
  updateProfile,
  removeProfilePhoto,
  changePassword,
  setOwnZone,
};
