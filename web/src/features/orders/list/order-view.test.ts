import { expect, test } from 'vitest';
import { orderList } from './order-view.ts';

const read = (query: string) => orderList.read(new URLSearchParams(query));

test('the state of the list is its address, and back', () => {
  const view = read('state=placed&q=+amira+&cursor=c1');
  expect(view).toMatchObject({ state: 'placed', course: '', q: 'amira', cursor: 'c1' });
  expect(orderList.to(view)).toBe('/admin/orders?state=placed&q=amira&cursor=c1');
});

test('a state that does not exist shows all orders', () => {
  expect(read('state=toString').state).toBe('');
});

test('no filter is the plain address', () => {
  expect(orderList.to({ state: '', q: '' })).toBe('/admin/orders');
});
