import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { SealError, sealed, unsealed } from './sealed-stream.ts';

const KEY = 'a key of more than thirty-two characters';
const TEXT = Buffer.from('Everything about everybody. '.repeat(1_000));

/** In pieces of so many bytes. */
const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
  );
const seal = (bytes: Buffer) => buffer(Readable.from(sealed(inPieces(bytes, 1_000), KEY)));
const open = (bytes: Buffer, { key = KEY as string | undefined, size = 1_000 } = {}) =>
  buffer(Readable.from(unsealed(inPieces(bytes, size), key)));
const reasonOf = async (opening: Promise<Buffer>) => {
  const error = await opening.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof SealError ? error.reason : error;
};

test('what was sealed comes back, however its bytes arrive, and cannot be read before', async () => {
  const bytes = await seal(TEXT);
  expect(bytes.includes('Everything')).toBe(false);
  for (const size of [1, 7, 16, 65, 66, 1_000, 1_000_000])
    expect((await open(bytes, { size })).equals(TEXT)).toBe(true);
  expect(await open(await seal(Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
});

test('the same is never sealed the same', async () => {
  expect((await seal(TEXT)).equals(await seal(TEXT))).toBe(false);
});

test('what was never sealed comes as it is, with or without a key', async () => {
  for (const bytes of [TEXT, Buffer.from('short'), Buffer.alloc(0)])
    for (const key of [KEY, undefined]) expect((await open(bytes, { key })).equals(bytes)).toBe(true);
});

test('another key and none are told apart', async () => {
  const bytes = await seal(TEXT);
  expect(await reasonOf(open(bytes, { key: KEY.toUpperCase() }))).toBe('wrong-key');
  expect(await reasonOf(buffer(Readable.from(unsealed(inPieces(bytes, 1_000), undefined))))).toBe('no-key');
});

test('a bit that was changed and an end that is missing are noticed', async () => {
  const bytes = await seal(TEXT);
  const changed = Buffer.from(bytes);
  changed[bytes.length >> 1] = (changed[bytes.length >> 1] ?? 0) ^ 1;
  expect(await reasonOf(open(changed))).toBe('damaged');
  for (const missing of [1, 16, 17, 1_000, bytes.length - 70])
    expect(await reasonOf(open(bytes.subarray(0, bytes.length - missing)))).toBe('damaged');
});
