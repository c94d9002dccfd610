import type { Site } from '#contracts/site/site.ts';

/** For tests. */
export const sampleSite: Site = {
  brand: { name: 'Aurea Academy', slug: 'aurea-academy', strapline: 'Clinical training' },
  legal: { name: 'Aurea Academy FZ-LLC', address: 'Dubai', taxRegistrationNumber: '100' },
  tax: { name: 'VAT', rateBp: 500 },
  contact: {
    email: 'hello@aurea.example',
    phone: '+971 4 555 0100',
    whatsapp: '+971 50 555 0100',
    hours: '',
    address: '',
  },
  checkoutRate: 4_330_000,
  leastChargeAed: 200,
  approximateRates: { USD: 1_080_000, GBP: 850_000, INR: 90_000_000 },
  bankTransfer: { enabled: true, holdDays: 5 },
  termsVersion: '2026-11-01',
  privacyVersion: '2026-11-02',
  publicUrl: 'https://academy.example',
  demoAccounts: [],
};
