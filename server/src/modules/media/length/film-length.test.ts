import { expect, test } from 'vitest';
import { film, mp4Of, webm, webmOf } from '#server/testing/sample-files.ts';
import { createMemoryStorage } from '#server/testing/storage/memory-storage.ts';
import { filmLength } from './film-length.ts';

const lengthOf = async (bytes: Buffer, extension = 'mp4') => {
  const storage = createMemoryStorage();
  await storage.put(`recordings/a.${extension}`, [bytes]);
  return filmLength(storage, { publicId: 'recordings/a', extension, bytes: bytes.length });
};

test('a film says how long it is, also behind its pictures and with large boxes', async () => {
  expect(await lengthOf(mp4Of({ ms: 5_282_000 }))).toBe(5_282_000);
  expect(await lengthOf(mp4Of({ ms: 1500, isHeadLast: true }))).toBe(1500);
  expect(await lengthOf(webmOf({ ms: 90_500 }), 'webm')).toBe(90_500);
});

test('one that does not say, is cut off or lies has none', async () => {
  expect(await lengthOf(film())).toBeNull();
  expect(await lengthOf(mp4Of({ ms: 0 }))).toBeNull();
  expect(await lengthOf(mp4Of({ ms: 90_000_000 }))).toBeNull();
  const whole = mp4Of({ ms: 1500 });
  for (const bytes of [1, 9, 21, 30, 45]) expect(await lengthOf(whole.subarray(0, bytes))).toBeNull();
  expect(await lengthOf(webm(), 'webm')).toBeNull();
  expect(await lengthOf(webmOf({ ms: 90_500 }).subarray(0, 30), 'webm')).toBeNull();
  expect(await lengthOf(Buffer.alloc(300, 0xff), 'webm')).toBeNull();
});
