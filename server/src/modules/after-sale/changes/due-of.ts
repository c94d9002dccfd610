import { type EurMinor, eur } from '#domain/money/money.ts';
import type { LineChange } from '../after-sale.repository.ts';

/** What has to be paid before a change is carried out: what is cheaper counts towards the fee. */
export const dueOf = ({ feeEur, differenceEur }: Pick<LineChange, 'feeEur' | 'differenceEur'>): EurMinor =>
  eur(Math.max(0, feeEur + differenceEur));
