import { declareList, page } from '#web/lists/list-address.ts';

export const myOrderList = declareList('/orders', { cursor: page() });
