import { expect, test } from 'vitest';
import { filterPath } from '#web/lists/filter-path.ts';
import { readOrderFilter } from './order-filter.ts';

test('the state of the list is its address, and back', () => {
  const filter = readOrderFilter(new URLSearchParams('state=placed&q=+amira+&cursor=c1'));
  expect(filter).toEqual({ state: 'placed', course: '', q: 'amira', cursor: 'c1' });
  expect(filterPath('/admin/orders', filter)).toBe('/admin/orders?state=placed&q=amira&cursor=c1');
});

test('a state that does not exist shows all orders', () => {
  expect(readOrderFilter(new URLSearchParams('state=toString')).state).toBe('');
});

test('no filter is the plain address', () => {
  expect(filterPath('/admin/orders', { state: '', q: '' })).toBe('/admin/orders');
});
