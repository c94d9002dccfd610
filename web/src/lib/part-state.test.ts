import { expect, test } from 'vitest';
import { shownPartState } from './part-state.ts';

test('a paid part is refunded once nothing of the order’s money is left', () => {
  const part = { state: 'paid', paidAed: 36_700 } as const;
  expect(shownPartState(part, { paidAed: 36_700 })).toBe('paid');
  expect(shownPartState(part, { paidAed: 1 })).toBe('paid');
  expect(shownPartState(part, { paidAed: 0 })).toBe('refunded');
});

test('a part that is open, dropped or free of charge stays what it is', () => {
  expect(shownPartState({ state: 'due', paidAed: 36_700 }, { paidAed: 0 })).toBe('due');
  expect(shownPartState({ state: 'void', paidAed: 36_700 }, { paidAed: 0 })).toBe('void');
  expect(shownPartState({ state: 'paid', paidAed: 0 }, { paidAed: 0 })).toBe('paid');
});
