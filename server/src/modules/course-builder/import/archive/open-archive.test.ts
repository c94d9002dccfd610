import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipped } from '#server/testing/builder/sample-decks.ts';
import { openArchive } from './open-archive.ts';

const MEGABYTE = 1024 * 1024;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Opens it, and reads all that is in it. */
const unpack = async (bytes: Buffer) => {
  const path = join(folder, 'archive');
  await writeFile(path, bytes);
  const handle = await open(path);
  try {
    const archive = await openArchive('a.zip', handle);
    const read = [];
    for (const name of archive.names)
      read.push([name, (await archive.read(name, 300 * MEGABYTE)).toString()]);
    return Object.fromEntries(read);
  } finally {
    await handle.close();
  }
};

/** The same archive with other bytes at a place in its directory's first entry. */
const withDirectory = (bytes: Buffer, at: number, write: (entry: Buffer) => void): Buffer => {
  const changed = Buffer.from(bytes);
  write(changed.subarray(changed.indexOf('PK\x01\x02') + at));
  return changed;
};

const DAMAGED = '“a.zip” is damaged or incomplete, so it was refused.';
const TOO_FAR = '“a.zip” unpacks to far more than it seems to hold, so it was refused.';
const long = 'Laser safety. '.repeat(100_000);

test('what was packed comes out again, stored or deflated, in folders or not', async () => {
  expect(await unpack(zipped({ 'a.txt': 'A', 'b/c.txt': long, 'empty.txt': '' }))).toEqual({
    'a.txt': 'A',
    'b/c.txt': long,
    'empty.txt': '',
  });
});

test.each([
  '../../etc/passwd',
  '/etc/passwd',
  'a/../../b',
  '..\\windows\\a.txt',
  'C:\\a.txt',
  'c:a.txt',
])('a name that leads out of the archive is refused: %s', async (name) => {
  await expect(unpack(zipped({ 'good.txt': 'A', [name]: 'B' }))).rejects.toThrow(
    'holds a file that would lie outside of it',
  );
});

test('an archive that ends half-way is refused, wherever it was cut', async () => {
  const whole = zipped({ 'a.txt': long, 'b.txt': 'B' });
  for (const share of [0, 0.1, 0.5, 0.9, 0.99])
    await expect(unpack(whole.subarray(0, whole.length * share))).rejects.toThrow(DAMAGED);
});

test('what is no archive is refused', async () => {
  await expect(unpack(Buffer.from('PK\x05\x06'))).rejects.toThrow(DAMAGED);
  await expect(unpack(Buffer.from('Hello'))).rejects.toThrow(DAMAGED);
});

test('a byte that was changed on the way is noticed', async () => {
  const whole = zipped({ 'a.txt': new Uint8Array(5_000).fill(7) });
  whole.writeUInt8(whole.readUInt8(45) ^ 1, 45);
  await expect(unpack(whole)).rejects.toThrow(DAMAGED);
});

test('a bomb is refused by what it says of itself', async () => {
  await expect(unpack(zipped({ 'bomb.txt': Buffer.alloc(20 * MEGABYTE) }))).rejects.toThrow(TOO_FAR);
});

test('a bomb that says it is small gives no more than it says', async () => {
  const bomb = withDirectory(zipped({ 'bomb.txt': Buffer.alloc(20 * MEGABYTE) }), 24, (size) =>
    size.writeUInt32LE(1_000),
  );
  await expect(unpack(bomb)).rejects.toThrow(DAMAGED);
});

test('files that share their bytes are refused', async () => {
  const two = zipped({ 'a.txt': long, 'b.txt': long });
  const at = two.lastIndexOf('PK\x01\x02');
  two.writeUInt32LE(0, at + 42);
  await expect(unpack(two)).rejects.toThrow(DAMAGED);
});

test('an archive with a password and one with two files of a name are refused', async () => {
  const one = zipped({ 'a.txt': 'A' });
  await expect(unpack(withDirectory(one, 8, (flags) => flags.writeUInt16LE(1)))).rejects.toThrow(
    '“a.zip” is locked with a password, so it was refused.',
  );
  const two = zipped({ 'a.txt': 'A', 'b.txt': 'B' });
  two.write('a.txt', two.lastIndexOf('b.txt'));
  await expect(unpack(two)).rejects.toThrow('“a.zip” holds two files of the same name, so it was refused.');
});

test('more files than anybody has are refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}.txt`, '']));
  await expect(unpack(zipped(many))).rejects.toThrow('holds more than 10,000 files');
});
