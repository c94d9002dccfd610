import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';

/** What every page may show of the settings. Rates are AED in micro-units per EUR, percentages basis points. */
export const getSite = endpoint({
  summary: 'Brand, contacts and what this site offers',
  method: 'GET',
  path: '/api/site',
  access: 'public',
  shared: true,
  response: answer({
    site: z.object({
      brand: z.object({ name: z.string(), slug: z.string(), strapline: z.string() }),
      legal: z.object({ name: z.string(), address: z.string(), taxRegistrationNumber: z.string() }),
      contact: z.object({
        email: z.string(),
        phone: z.string(),
        whatsapp: z.string(),
        hours: z.string(),
        address: z.string(),
      }),
      tax: z.object({ name: z.string(), rateBp: z.number() }),
      checkoutRate: z.number(),
      /** The least that a card can be charged, in AED minor units. */
      leastChargeAed: z.number(),
      /** Units of the currency for one EUR, in micro-units. */
      approximateRates: z.object({ USD: z.number(), GBP: z.number(), INR: z.number() }),
      bankTransfer: z.object({ enabled: z.boolean(), holdDays: z.number() }),
      termsVersion: z.string(),
      privacyVersion: z.string(),
      publicUrl: z.string(),
      /** Shown on the login page; empty outside demo mode. */
      demoAccounts: z.array(z.object({ email: z.string(), password: z.string(), label: z.string() })),
    }),
  }),
});
export type Site = z.infer<(typeof getSite)['response']>['site'];

export const siteEndpoints = { getSite };
