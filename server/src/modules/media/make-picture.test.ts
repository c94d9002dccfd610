import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picture } from '#server/testing/sample-files.ts';
import { makePicture } from './make-picture.ts';

const sizesOf = (pictures: readonly { width: number; height: number }[]) =>
  pictures.map(({ width, height }) => [width, height]);

test('a large picture is kept no wider than 2,560 and in three smaller widths, all in its proportions', async () => {
  const made = await makePicture('a.jpg', await picture({ width: 3_000, height: 2_000 }).jpeg().toBuffer());
  expect(sizesOf(made)).toEqual([
    [2_560, 1_707],
    [320, 213],
    [640, 427],
    [1_280, 853],
  ]);
  for (const { bytes, width, height } of made)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
});

test('a small one keeps its size, and only widths below it are made', async () => {
  const made = await makePicture('a.png', await picture({ width: 400, height: 300 }).png().toBuffer());
  expect(sizesOf(made)).toEqual([
    [400, 300],
    [320, 240],
  ]);
});

test('a photograph stands upright and tells neither place nor person', async () => {
  const exif = { IFD0: { Artist: 'A person' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } };
  const taken = await picture().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const [{ width, height, bytes }] = await makePicture('a.jpg', taken);
  expect([width, height]).toEqual([300, 400]);
  const kept = await sharp(bytes).metadata();
  expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
});

test('what moves goes on moving', async () => {
  const frame = await picture({ width: 400, height: 300 }).png().toBuffer();
  const moving = await sharp([frame, frame, await sharp(frame).negate().toBuffer()], {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  const made = await makePicture('a.gif', moving);
  expect(sizesOf(made)).toEqual([
    [400, 300],
    [320, 240],
  ]);
  expect((await sharp(made[0].bytes).metadata()).pages).toBeGreaterThan(1);
});

test('what hides behind the pixels is gone', async () => {
  const hidden = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
  for (const { bytes } of await makePicture('a.jpg', hidden)) expect(bytes.includes('script')).toBe(false);
});

test('more than 40 megapixels are refused before they are unfolded', async () => {
  const bomb = await picture({ width: 8_000, height: 5_001 }).png().toBuffer();
  await expect(makePicture('bomb.png', bomb)).rejects.toThrow('“bomb.png” has more than 40 megapixels.');
});

test('what is broken is told in words', async () => {
  const whole = await picture({ width: 800, height: 600 }).png().toBuffer();
  for (const bytes of [whole.subarray(0, 200), whole.subarray(0, whole.length / 2)])
    await expect(makePicture('a.png', bytes)).rejects.toThrow('“a.png” cannot be read as a picture.');
});
