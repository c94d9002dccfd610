import sharp from 'sharp';
import { expect, test } from 'vitest';
import { vectorFile } from '#server/testing/open-badges/vectors.ts';
import { bakePng, readBakedPng } from './bake-png.ts';

const BADGE = { name: 'د. أميرة', text: 'a\0b' };
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#0c3b33' } })
    .png()
    .toBuffer();

test('a picture carries a badge before its own data, and shows what it showed', async () => {
  const png = await picture();
  const baked = bakePng(png, BADGE);
  expect(readBakedPng(baked)).toBe(JSON.stringify(BADGE));
  expect(baked.indexOf('iTXtopenbadgecredential\0')).toBeLessThan(baked.indexOf('IDAT'));
  expect(await sharp(baked, { failOn: 'warning' }).raw().toBuffer()).toEqual(
    await sharp(png).raw().toBuffer(),
  );
});

test('the picture of 1EdTech is read, whose badge stands behind its data', () => {
  const text = readBakedPng(vectorFile('1edtech/simple-json.png'));
  expect(JSON.parse(text ?? '')).toMatchObject({ id: 'http://example.com/credentials/3527' });
});

test('of a picture without a badge, and of what is none or broken, nothing is read', async () => {
  const baked = bakePng(await picture(), BADGE);
  const lying = Buffer.from(baked);
  lying.writeUInt32BE(0xffffffff, 8);
  for (const file of [await picture(), Buffer.alloc(0), Buffer.from('<svg/>'), baked.subarray(0, 60), lying])
    expect(readBakedPng(file)).toBeNull();
});

test('nothing is put into what is no picture', () => {
  expect(() => bakePng(Buffer.from('no picture'), BADGE)).toThrow('Not a PNG');
});
