import type { Settings } from '#contracts/site/admin-settings.ts';

/** What a new academy starts with; staff change it in the back office. */
export const DEFAULT_SETTINGS: Settings = {
  brand: {
    name: 'Aurea Academy',
    slug: 'aurea-academy',
    strapline: 'Hands-on training and certification in aesthetic medicine',
  },
  legal: {
    name: 'Aurea Academy FZ-LLC',
    address: 'Dubai Healthcare City, Building 64, Dubai, United Arab Emirates',
    taxRegistrationNumber: '100000000000003',
  },
  tax: { name: 'VAT', rateBp: 500 },
  rates: {
    checkoutRate: 4_330_000,
    paymentLinkRate: 4_200_000,
    approximate: { USD: 1_080_000, GBP: 850_000, INR: 90_000_000 },
  },
  contact: {
    email: 'hello@aurea-academy.example',
    phone: '+971 4 555 0100',
    whatsapp: '+971 50 555 0100',
    hours: 'Monday to Friday, 9:00 to 18:00 (Dubai)',
    address: 'Dubai Healthcare City, Building 64, Dubai, United Arab Emirates',
  },
  bank: {
    enabled: true,
    accountName: 'Aurea Academy FZ-LLC',
    bankName: 'Example Bank Dubai',
    iban: 'AE07 0331 2345 6789 0123 456',
    swift: 'EXMPAEAD',
    holdDays: 5,
  },
  security: { requireTwoStepForAdmins: false },
};
