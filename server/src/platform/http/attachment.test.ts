import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test.each([
  ['programme.pdf', 'programme.pdf', 'programme.pdf'],
  ['Übersicht 日.pdf', '_bersicht _.pdf', '%C3%9Cbersicht%20%E6%97%A5.pdf'],
  ['a"b\\c%d.pdf', 'a_b_c_d.pdf', 'a%22b%5Cc%25d.pdf'],
  ["it's (new)*.pdf", "it's (new)*.pdf", 'it%27s%20%28new%29%2A.pdf'],
])('%s is saved under its own name', (name, plain, encoded) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});
