import { expect, test } from 'vitest';
import { keepBytes } from './keep-bytes.ts';

const ten = { a: 'xx' };

test('what was asked for last stays when there is no room for all', () => {
  const kept = keepBytes<object>(25);
  kept.put('first', ten);
  kept.put('second', ten);
  kept.get('first');
  kept.put('third', ten);
  expect(['first', 'second', 'third'].map((key) => kept.get(key) !== undefined)).toEqual([true, false, true]);
  expect(kept.bytes()).toBe(20);
});

test('what is larger than all the room is not kept, and drives nothing out', () => {
  const kept = keepBytes<object>(25);
  kept.put('small', ten);
  kept.put('large', { a: 'x'.repeat(30) });
  expect([kept.get('small'), kept.get('large')]).toEqual([ten, undefined]);
});
