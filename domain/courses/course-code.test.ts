import { expect, test } from 'vitest';
import { codeStem } from './course-code.ts';

test.each([
  ['Advanced Botox Training', 'ABT'],
  ['The Art of the Lip', 'AL'],
  ['Botox', 'BOT'],
  ['Élan vital', 'EV'],
  ['One two three four five six', 'OTTF'],
  ['Of the', ''],
  ['تدريب', ''],
])('the code of "%s" begins with "%s"', (title, stem) => {
  expect(codeStem(title)).toBe(stem);
});
