import type { OrderSummary } from '#contracts/orders/orders.ts';
import { orderStateWords } from './state-lamps.tsx';

export type OrderFilter = {
  state: OrderSummary['state'] | '';
  course: string;
  q: string;
  cursor: string;
};

const isState = (text: string): text is OrderSummary['state'] => Object.hasOwn(orderStateWords, text);

/** The filter that an address names. What it does not know is left out rather than refused. */
export function readOrderFilter(search: URLSearchParams): OrderFilter {
  const state = search.get('state') ?? '';
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 100);
  return { state: isState(state) ? state : '', course: text('course'), q: text('q'), cursor: text('cursor') };
}
