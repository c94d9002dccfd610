import { expect, it, test } from 'vitest';
import { eur } from '../money/money.ts';
import { currentPrice } from './current-price.ts';

const list = eur(145_000);
const earlyBird = { price: eur(120_000), endsAt: 1_000 };

test.each([
  [999, true],
  [1_000, true],
  [1_001, false],
])('at %i the early bird that ends at 1000 counts: %s', (now, counts) => {
  const price = currentPrice({ list, earlyBird, now });
  expect(price.isEarlyBird).toBe(counts);
  expect(price.price).toBe(counts ? 120_000 : 145_000);
  expect(price.saving).toBe(counts ? 25_000 : 0);
  expect(price.earlyBirdEndsAt).toBe(counts ? 1_000 : null);
});

test.each([145_000, 150_000])('an early-bird price of %i is no saving and does not count', (price) => {
  const current = currentPrice({ list, earlyBird: { ...earlyBird, price: eur(price) }, now: 0 });
  expect(current).toEqual({ list, price: list, isEarlyBird: false, saving: 0, earlyBirdEndsAt: null });
});

it('is the list price without an early bird', () => {
  expect(currentPrice({ list, earlyBird: null, now: 0 }).price).toBe(list);
});
