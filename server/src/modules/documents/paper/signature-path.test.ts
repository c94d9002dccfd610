import { expect, test } from 'vitest';
import { signaturePath } from './signature-path.ts';

test.each([
  'M60 220L100 20',
  'M60,220 C140 60 200 30 210 70c10 60-120 165-80 180z',
  'm.5-.5l1 1 2 2',
  'M0 0H10V20S1 2 3 4',
])('what a pen drew is drawn: %s', (path) => {
  expect(signaturePath(` ${path} `)).toBe(path);
});

test.each([
  '',
  'L10 10',
  'M10',
  'M10 10L5',
  'M10 10z5',
  'M10 10LNaN 5',
  'M10 10A5 5 0 0 0 9 9',
  'M10 10"/><script>',
  'M1e999 0',
])('what is none is left out: %s', (path) => {
  expect(signaturePath(path)).toBeNull();
});
