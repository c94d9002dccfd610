import type { Owner } from '../payments/index.ts';

export const ORDER_KIND = 'order';

/** An order as payments knows it. */
export const ownerOf = ({ id }: { id: string }): Owner => ({ kind: ORDER_KIND, id });
