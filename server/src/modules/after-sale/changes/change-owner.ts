import { type EurMinor, eur } from '#domain/money/money.ts';
import type { Owner } from '../../payments/index.ts';
import type { LineChange } from '../after-sale.repository.ts';

export const CHANGE_KIND = 'line-change';

/** A change as payments knows it. */
export const ownerOfChange = ({ id }: Pick<LineChange, 'id'>): Owner => ({ kind: CHANGE_KIND, id });

/** What has to be paid before it is carried out: what is cheaper counts towards the fee. */
export const dueOf = ({ feeEur, differenceEur }: Pick<LineChange, 'feeEur' | 'differenceEur'>): EurMinor =>
  eur(Math.max(0, feeEur + differenceEur));
