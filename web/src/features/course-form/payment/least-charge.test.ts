import { expect, test } from 'vitest';
import { leastChargeWords } from './least-charge.ts';

const site = { checkoutRate: 4_000_000, leastChargeAed: 200 };

test('a price that no card can pay is warned of', () => {
  expect(leastChargeWords(0.49, [], site)).toContain('nobody could pay this price');
  expect(leastChargeWords(0.5, [], site)).toBe('');
  expect(leastChargeWords(0, [], site)).toBe('');
});

test('so is a part that would join the one before it', () => {
  expect(leastChargeWords(2, [80, 20], site)).toContain('joins the one before it');
  expect(leastChargeWords(2, [75, 25], site)).toBe('');
});
