import type { Site } from '#contracts/settings.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readSettings } from './settings.repository.ts';

declare module '#server/calls/context.ts' {
  interface Ports {
    /** Of the terms that an order agrees to. */
    termsVersion: string;
    /** Empty outside demo mode. */
    demoAccounts: { email: string; password: string; label: string }[];
  }
}

/** The part of the settings that everybody may see. */
export const showSite = async ({ db, ports }: Ctx): Promise<Site> => {
  const { brand, legal, contact, tax, rates, bank } = await readSettings(db);
  return {
    brand,
    legal,
    contact,
    tax,
    checkoutRate: rates.checkoutRate,
    approximateRates: rates.approximate,
    bankTransfer: { enabled: bank.enabled, holdDays: bank.holdDays },
    termsVersion: ports.termsVersion,
    publicUrl: ports.publicUrl,
    demoAccounts: ports.demoAccounts,
  };
};
