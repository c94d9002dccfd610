import type { Site } from '#contracts/site/site.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readSettings } from './settings.repository.ts';

declare module '#server/calls/context.ts' {
  interface Ports {
    /** Of the terms that an order agrees to. */
    termsVersion: string;
    /** Of the privacy policy, which is agreed to with an account. */
    privacyVersion: string;
    /** What the card page takes at least, in fils. */
    leastChargeAed: number;
    /** Empty outside demo mode. */
    demoAccounts: { email: string; password: string; label: string }[];
  }
}

/** The part of the settings that everybody may see. */
export const showSite = async ({ db, ports }: Ctx): Promise<Site> => {
  const { brand, legal, contact, tax, rates, bank } = await readSettings(db);
  return {
    brand: { name: brand.name, slug: brand.slug, strapline: brand.strapline },
    legal: {
      name: legal.name,
      address: legal.address,
      taxRegistrationNumber: legal.taxRegistrationNumber,
    },
    contact: {
      email: contact.email,
      phone: contact.phone,
      whatsapp: contact.whatsapp,
      hours: contact.hours,
      address: contact.address,
    },
    tax: { name: tax.name, rateBp: tax.rateBp },
    checkoutRate: rates.checkoutRate,
    leastChargeAed: ports.leastChargeAed,
    approximateRates: { USD: rates.approximate.USD, GBP: rates.approximate.GBP, INR: rates.approximate.INR },
    bankTransfer: { enabled: bank.enabled, holdDays: bank.holdDays },
    termsVersion: ports.termsVersion,
    privacyVersion: ports.privacyVersion,
    publicUrl: ports.publicUrl,
    demoAccounts: ports.demoAccounts.map(({ email, password, label }) => ({ email, password, label })),
  };
};
