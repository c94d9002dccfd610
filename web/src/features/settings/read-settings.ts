import type { Settings } from '#contracts/site/admin-settings.ts';
import { type FormReader, formReader } from '#web/forms/form-reader.ts';

const groupOf = <K extends string>(read: FormReader, group: string, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, read.text(`settings.${group}.${key}`)])) as Record<K, string>;

function readRates(read: FormReader): Settings['rates'] {
  const rate = (name: string, label: string) => read.units(`settings.rates.${name}`, { label, decimals: 6 });
  return {
    checkoutRate: rate('checkoutRate', 'Checkout rate'),
    paymentLinkRate: rate('paymentLinkRate', 'Payment link rate'),
    approximate: {
      USD: rate('approximate.USD', 'USD'),
      GBP: rate('approximate.GBP', 'GBP'),
      INR: rate('approximate.INR', 'INR'),
    },
  };
}

/** Fields are named by their path in the call, so that its issues find them. */
export function readSettings(form: FormData) {
  const read = formReader(form);
  return read.finish({
    version: read.whole('version', 'Version'),
    ...read.typed(['password']),
    settings: {
      brand: groupOf(read, 'brand', ['name', 'slug', 'strapline']),
      legal: groupOf(read, 'legal', ['name', 'address', 'taxRegistrationNumber']),
      tax: {
        name: read.text('settings.tax.name'),
        rateBp: read.units('settings.tax.rateBp', { label: 'Tax rate', decimals: 2 }),
      },
      rates: readRates(read),
      contact: groupOf(read, 'contact', ['email', 'phone', 'whatsapp', 'hours', 'address']),
      bank: {
        ...groupOf(read, 'bank', ['accountName', 'bankName', 'iban', 'swift']),
        enabled: read.tick('settings.bank.enabled'),
        holdDays: read.whole('settings.bank.holdDays', 'Days a seat is held'),
      },
      security: { requireTwoStepForAdmins: read.tick('settings.security.requireTwoStepForAdmins') },
    },
  });
}
