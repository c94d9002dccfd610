import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=999-999', { first: 999, last: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=1000-1001', 'beyond'],
  ['bytes=-0', 'beyond'],
  [`bytes=${'9'.repeat(400)}-`, 'beyond'],
  // What is not understood, or is more than one range, is answered with the whole.
  [undefined, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=5-3', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['bytes= 0-1', null],
  ['lines=0-1', null],
])('of 1,000 bytes %s is %o', (header, range) => {
  expect(readRange(header, 1_000)).toEqual(range);
});

test('of an empty file there is no part', () => {
  expect(['bytes=0-', 'bytes=-1'].map((header) => readRange(header, 0))).toEqual(['beyond', 'beyond']);
});
