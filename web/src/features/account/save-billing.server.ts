import type { Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
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
export const saveBilling = (api: Api, form: FormData) => {
  const read = formReader(form);
  const billTo = read.oneOf('billTo', ['company', 'person']);
  return billTo
    ? api.call('setBilledCompany', { isBilled: billTo === 'company' })
    : api.call('updateBillingInfo', { ...read.typed(FIELDS), title: titleOf(form) });
};
