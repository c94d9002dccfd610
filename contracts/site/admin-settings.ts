import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { email, optionalText, requiredText, triedPassword } from '../fields.ts';

const rate = (label: string) => z.number().int(`${label} must be a number`).min(100_000).max(100_000_000);

/** What staff set for the whole academy. Rates are AED in micro-units per EUR, percentages basis points. */
export const settingsShape = z.strictObject({
  brand: z.strictObject({
    name: requiredText('Name', 60),
    slug: z.string().regex(/^[a-z0-9-]{2,40}$/, 'Please use small letters, digits and hyphens'),
    strapline: optionalText(200),
  }),
  legal: z.strictObject({
    name: requiredText('Legal name', 120),
    address: requiredText('Legal address', 300),
    taxRegistrationNumber: optionalText(40),
  }),
  tax: z.strictObject({ name: requiredText('Tax name', 20), rateBp: z.number().int().min(0).max(5000) }),
  rates: z.strictObject({
    checkoutRate: rate('Checkout rate'),
    paymentLinkRate: rate('Payment link rate'),
    /** For prices shown "approximately": units of the currency for one EUR, in micro-units. */
    approximate: z.strictObject({
      USD: rate('USD'),
      GBP: rate('GBP'),
      INR: z.number().int().min(100_000).max(1_000_000_000),
    }),
  }),
  contact: z.strictObject({
    email,
    phone: requiredText('Phone', 40),
    whatsapp: requiredText('WhatsApp', 40),
    hours: optionalText(120),
    address: optionalText(300),
  }),
  bank: z.strictObject({
    enabled: z.boolean(),
    accountName: optionalText(120),
    bankName: optionalText(120),
    iban: optionalText(40),
    swift: optionalText(20),
    /** For how many days a seat waits for a transfer. */
    holdDays: z.number().int().min(1).max(60),
  }),
  security: z.strictObject({
    /** The back office is closed to an administrator who has not set up two-step login. */
    requireTwoStepForAdmins: z.boolean(),
  }),
});
export type Settings = z.infer<typeof settingsShape>;

const settingsAnswer = answer({ settings: settingsShape, version: z.number() });

export const getSettings = endpoint({
  summary: 'Settings of the academy',
  method: 'GET',
  path: '/api/admin/settings',
  access: 'admin',
  response: settingsAnswer,
});

export const updateSettings = endpoint({
  summary:
    'Change the settings; `version` is the one that was read, so that nobody overwrites another’s change; asks for the password again',
  method: 'PUT',
  path: '/api/admin/settings',
  access: 'admin',
  body: z.strictObject({ settings: settingsShape, version: z.number().int(), password: triedPassword }),
  response: settingsAnswer,
  limit: { hits: 10, seconds: 60 },
});

export const settingsEndpoints = { getSettings, updateSettings };
