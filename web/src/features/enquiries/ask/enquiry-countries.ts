import { COUNTRIES } from '#contracts/accounts/countries.ts';

/** Where most who ask come from; the specification names them. */
const FIRST = [
  'United Arab Emirates',
  'United Kingdom',
  'United States',
  'Germany',
  'France',
  'Italy',
  'Spain',
  'Saudi Arabia',
  'Qatar',
  'Kuwait',
  'Bahrain',
  'Oman',
  'Turkey',
  'India',
  'Pakistan',
  'Australia',
  'Canada',
];

export const ENQUIRY_COUNTRIES = [...FIRST, ...COUNTRIES.filter((name) => !FIRST.includes(name)), 'Other'];
