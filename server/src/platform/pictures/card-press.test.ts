import { expect, test } from 'vitest';
import { CardPress } from './card-press.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';

test('the first card holds nobody up: the name of whoever is connected is not looked up for it', async () => {
  const png = await new CardPress().print(DRAWING).png();
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(process.report).toHaveProperty('excludeNetwork', true);
});
