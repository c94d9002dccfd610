import type { SaleWay } from '#contracts/orders/admin-office-sales.ts';
import type { Promo } from '#server/modules/promotions/index.ts';
import type { AgreedPrice } from '../lines/price-lines.ts';
import type { Purchase } from './place-several.ts';

/** What staff sell to somebody. Nobody but the person agrees to the terms of what is paid by link. */
export type Sale = Purchase & {
  soldBy: string;
  way: SaleWay;
  /** Other prices than the current ones, by the ids of their courses. */
  prices: ReadonlyMap<string, AgreedPrice>;
  /** What was said that it costs, in cents. */
  totalEur: number;
  /** Of a transfer: however many seats of its courses wait for others. */
  isBeyondShare: boolean;
  /** A code that this person can use now; no other price is agreed beside it. */
  promo: Promo | null;
  /** Of cash: the day, and the number by which it is recorded; without one the order's is taken. */
  cash: { receivedOn: string; reference: string };
};
