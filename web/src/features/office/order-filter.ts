import type { OrderSummary } from '#contracts/orders.ts';
import { orderStateWords } from './state-lamps.tsx';

export interface OrderFilter {
  state: OrderSummary['state'] | '';
  course: string;
  q: string;
  cursor: string;
}

const isState = (text: string): text is OrderSummary['state'] => Object.hasOwn(orderStateWords, text);

/** The filter that an address names. What it does not know is left out rather than refused. */
export function readOrderFilter(search: URLSearchParams): OrderFilter {
  const state = search.get('state') ?? '';
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 100);
  return { state: isState(state) ? state : '', course: text('course'), q: text('q'), cursor: text('cursor') };
}

/** The address of a filter: empty parts are left out, and another filter begins at its first page. */
export function orderFilterPath(path: string, filter: Partial<OrderFilter>): string {
  const entries = Object.entries(filter).filter(([, value]) => value);
  const search = new URLSearchParams(entries).toString();
  return search ? `${path}?${search}` : path;
}
