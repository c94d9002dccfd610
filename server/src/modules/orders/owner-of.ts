import type { Owner } from '../payments/index.ts';

export const ORDER_KIND = 'order';

/** An order as payments knows it. */
export const ownerOf = ({ id }: { id: string }): Owner => ({ kind: ORDER_KIND, id });

export const CHANGE_KIND = 'line-change';

/** A change of one course of an order that had to be paid for: who owes for it is downstream, whose money it is, is not. */
export const ownerOfChange = ({ id }: { id: string }): Owner => ({ kind: CHANGE_KIND, id });
