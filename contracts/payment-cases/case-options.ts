import type { CaseStatus } from '#domain/cases/case-status.ts';

/** What the status filter offers: the specified options in their order, then those that only we have. */
export const CASE_FILTERS = [
  'all',
  'active',
  'pending',
  'partially_paid',
  'fully_paid',
  'paid',
  'expired',
  'cancelled',
  'refunded',
  'draft',
] as const;
export type CaseFilter = (typeof CASE_FILTERS)[number];

/** The specified choice of the form, and which currencies each allows. */
export const CASE_CURRENCIES = { both: ['EUR', 'AED'], EUR: ['EUR'], AED: ['AED'] } as const;
export type CaseCurrency = keyof typeof CASE_CURRENCIES;

export const DEFAULT_EXPIRY_DAYS = 7;
export const MAXIMUM_EXPIRY_DAYS = 365;
export const MAXIMUM_ATTENDEES = 200;
export const MAXIMUM_LINKED_COURSES = 10;
export const MAXIMUM_INSTALLMENTS = 12;
/** In units of the case's currency. */
export const MAXIMUM_AMOUNT = 10_000_000;

export const CASE_STATUS_LABELS: Readonly<Record<CaseStatus, string>> = {
  draft: 'Draft',
  active: 'Active',
  pending: 'Pending',
  partially_paid: 'Partially paid',
  fully_paid: 'Fully paid',
  paid: 'Paid',
  expired: 'Expired',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};
