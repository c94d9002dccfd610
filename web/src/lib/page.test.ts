import { expect, test } from 'vitest';
import { loginPath } from './page.ts';

const pathFrom = (path: string) => loginPath(new Request(`https://academy.example${path}`));

test('a login leads back to what was asked for, and is never longer than a header may be', () => {
  expect(pathFrom('/orders?page=2')).toBe('/login?next=%2Forders%3Fpage%3D2');
  expect(pathFrom('/orders.data')).toBe('/login?next=%2Forders');
  expect(pathFrom(`/orders?q=${'%F0%9F%A6%B7'.repeat(900)}`)).toBe('/login?next=%2Forders');
  expect(pathFrom(`/orders/${'x'.repeat(8_000)}`)).toBe('/login?next=%2F');
});
