// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { CART_LIMIT } from '#contracts/carts/cart-limit.ts';
import {
  parseBrowserCart,
  putInBrowserCart,
  readBrowserCart,
  removeFromBrowserCart,
} from './browser-cart.ts';

const toxin = { courseId: 'inj-101', courseType: 'InPersonCourse' } as const;
const safety = { courseId: 'el-110', courseType: 'ELearningCourse' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a browser’s cart has several courses, each once, and still after a reload', () => {
  for (const course of [toxin, safety, toxin]) expect(putInBrowserCart(course)).toBe(true);
  expect(readBrowserCart()).toEqual([toxin, safety]);
  expect(parseBrowserCart(localStorage.getItem('academy.cart'))).toEqual([toxin, safety]);
  removeFromBrowserCart([toxin.courseId]);
  expect(readBrowserCart()).toEqual([safety]);
  removeFromBrowserCart([safety.courseId]);
  expect(localStorage).toHaveLength(0);
});

test('whatever stands in the storage, no price and no unknown kind comes out', () => {
  const strange = [{ ...toxin, price: 1 }, { courseId: 'x', courseType: 'Gift' }, null, 5, { courseId: 7 }];
  expect(parseBrowserCart(JSON.stringify(strange))).toEqual([toxin]);
  for (const text of ['{', '"text"', '{"courseId":"a"}', null]) expect(parseBrowserCart(text)).toEqual([]);
});

test('it takes no more courses than a cart', () => {
  for (let n = 0; n < CART_LIMIT; n++) putInBrowserCart({ ...safety, courseId: `el-${n}` });
  expect(putInBrowserCart(toxin)).toBe(false);
  expect(readBrowserCart()).toHaveLength(CART_LIMIT);
});

test('a browser that keeps nothing says so', () => {
  const broken = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: broken, setItem: broken, removeItem: broken });
  expect(putInBrowserCart(toxin)).toBe(false);
  expect(readBrowserCart()).toEqual([]);
  vi.unstubAllGlobals();
});
