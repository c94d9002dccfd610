import type { PERIODS } from '#contracts/reporting/admin-home.ts';

export type Period = (typeof PERIODS)[number];

export const periodWords: Readonly<Record<Period, string>> = {
  '12m': '12 months',
  '30d': '30 days',
  '7d': '7 days',
};

/** What the figures of money are, said once below them. */
export const BASIS =
  'Euro, less refunds, each at the rate that its order or case was agreed at. Days and months are those of Dubai. Every figure opens its payments.';
