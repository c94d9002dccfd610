import { expect, test } from 'vitest';
import { figuresText, shownCode } from './shown-code.ts';

const codes = [0, 1, 2].map((at) => ({ from: at * 30_000, figures: `00000${at}`, path: `/in/day/${at}` }));

test('each code is shown for its time, and the next one after it without a connection', () => {
  expect(shownCode(codes, 30_000, 0)).toMatchObject({ code: codes[0], leftMs: 30_000 });
  expect(shownCode(codes, 30_000, 29_999)).toMatchObject({ code: codes[0], leftMs: 1 });
  expect(shownCode(codes, 30_000, 60_000)).toMatchObject({ code: codes[2] });
});

test('where no code is left nothing is shown that would be refused', () => {
  expect(shownCode(codes, 30_000, 90_000)).toBeNull();
  expect(shownCode(codes, 30_000, -1)).toBeNull();
});

test('six figures are read out in two threes', () => {
  expect(figuresText('418902')).toBe('418 902');
});
