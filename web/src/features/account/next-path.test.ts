import { expect, test } from 'vitest';
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
