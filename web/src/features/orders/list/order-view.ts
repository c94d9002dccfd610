import type { dueStates, orderSteps } from '#contracts/orders/order-query.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { stepWords } from '#web/lib/orders/order-step-words.ts';
import { day, declareList, id, oneOf, page, type ViewOf, words } from '#web/lists/list-address.ts';
import { methodWords, type OrderState, orderStateWords } from '../order-words.ts';

type DueState = (typeof dueStates)[number];
type OrderStep = (typeof orderSteps)[number];

export const dueWords: Readonly<Record<DueState, string>> = {
  late: 'A part is overdue',
  soon: 'A part is due within two weeks',
  open: 'A part is not paid',
};

export const orderList = declareList(ORDERS, {
  state: oneOf(Object.keys(orderStateWords) as OrderState[]),
  method: oneOf(Object.keys(methodWords) as (keyof typeof methodWords)[]),
  due: oneOf(Object.keys(dueWords) as DueState[]),
  step: oneOf(Object.keys(stepWords) as OrderStep[]),
  from: day(),
  to: day(),
  person: id(),
  course: words(),
  company: id(),
  q: words(),
  cursor: page(),
});
export type OrderView = ViewOf<typeof orderList>;
