import type { Api } from '#contracts/api.ts';
import { textsOf } from '#web/forms/form-reader.ts';
import { titleOf } from './titles.ts';

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'alternativePhone',
  'address',
  'city',
  'state',
  'country',
  'zipCode',
  'company',
  'taxNumber',
  'purchaseOrder',
] as const;

/** The one way a billing form is saved, at the checkout as in the profile. */
export const saveBilling = (api: Api, form: FormData) =>
  api.call('updateBillingInfo', { ...textsOf(form, FIELDS), title: titleOf(form) });
