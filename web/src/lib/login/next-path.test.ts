import { expect, test } from 'vitest';
import { loginPath } from '#web/lib/page.ts';
import { nextPath, withNext } from './next-path.ts';

test('only a path of this site is followed after signing in', () => {
  expect(nextPath('/orders?cursor=1')).toBe('/orders?cursor=1');
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', 'orders', '', null]) {
    expect(nextPath(elsewhere)).toBeUndefined();
  }
});

test('the way on is kept between login and registration', () => {
  expect(withNext('/signup', '/orders?a=1')).toBe('/signup?next=%2Forders%3Fa%3D1');
  expect(withNext('/signup', undefined)).toBe('/signup');
});

test('a login leads back to what was asked for, and its address is never longer than a header may be', () => {
  const pathFrom = (path: string) => loginPath(new Request(`https://academy.example${path}`));
  expect(pathFrom('/orders?page=2')).toBe('/login?next=%2Forders%3Fpage%3D2');
  expect(pathFrom('/orders.data')).toBe('/login?next=%2Forders');
  expect(pathFrom('/orders.data?page=2&_routes=routes%2Forders')).toBe('/login?next=%2Forders%3Fpage%3D2');
  expect(pathFrom(`/orders?q=${'%F0%9F%A6%B7'.repeat(900)}`)).toBe('/login?next=%2Forders');
  expect(pathFrom(`/orders/${'x'.repeat(8_000)}`)).toBe('/login?next=%2F');
});
