import { ORDERS } from '#web/lib/office-paths.ts';
import { declareList, oneOf, page, type ViewOf, words } from '#web/lists/list-address.ts';
import { type OrderState, orderStateWords } from '../order-words.ts';

export const orderList = declareList(ORDERS, {
  state: oneOf(Object.keys(orderStateWords) as OrderState[]),
  course: words(),
  q: words(),
  cursor: page(),
});
export type OrderView = ViewOf<typeof orderList>;
