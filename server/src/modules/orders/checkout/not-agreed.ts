import type { Order } from '../orders.repository.ts';

/** What is null of an order until it is placed. */
export const NOT_AGREED = {
  method: null,
  plan: null,
  breakdown: null,
  totalEur: null,
  creditEur: 0,
  rateMicro: null,
  billing: null,
  companyId: null,
  termsVersion: null,
  termsAcceptedAt: null,
  holdEndsAt: null,
  licence: null,
  placedAt: null,
  confirmedAt: null,
  closedAt: null,
  closedReason: null,
  closedBy: null,
  isEnding: false,
  isForfeited: false,
} satisfies Partial<Order>;
