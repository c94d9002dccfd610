import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CardPress } from '#server/platform/pictures/card-press.ts';
import { drawBadge } from './draw-badge.ts';

test('a badge is a square of the academy’s green with its needle', async () => {
  const png = await new CardPress().print(drawBadge('EL-110', '2027')).png();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 640, height: 640 });
  const at = (x: number, y: number) =>
    data.subarray((y * 640 + x) * 3, (y * 640 + x) * 3 + 3).toString('hex');
  expect([at(320, 20), at(70, 320)]).toEqual(['0c3b33', 'f04a12']);
});

test('its corners are cut by two pixels', async () => {
  const png = await new CardPress().print(drawBadge('EL-110', '2027')).png();
  const alpha = await sharp(png).extractChannel('alpha').raw().toBuffer();
  expect(alpha[0]).toBeLessThan(255);
  expect(alpha[3]).toBe(255);
});

test('a code of any letters is a text and nothing else', () => {
  const svg = drawBadge('<script>&"', '2027');
  expect(svg).toContain('&lt;script&gt;&amp;');
  expect(svg).not.toContain('<script>');
});
