import { expect, test } from 'vitest';
import { oggOpus } from './ogg-opus.ts';

type Page = { flags: number; granule: number; sequence: number; packets: Uint8Array[] };

/** As the format describes a page, its checksum bit by bit. */
function pagesOf(file: Uint8Array): Page[] {
  const pages: Page[] = [];
  for (let at = 0; at < file.length; ) {
    const view = new DataView(file.buffer, at);
    expect(String.fromCharCode(...file.subarray(at, at + 4))).toBe('OggS');
    const lacing = file.subarray(at + 27, at + 27 + view.getUint8(26));
    const packets: Uint8Array[] = [];
    let [from, length] = [at + 27 + lacing.length, 0];
    for (const part of lacing) {
      length += part;
      if (part === 255) continue;
      packets.push(file.slice(from, from + length));
      [from, length] = [from + length, 0];
    }
    const page = file.slice(at, from);
    page.fill(0, 22, 26);
    expect(view.getUint32(22, true)).toBe(checksum(page));
    const [flags, granule] = [view.getUint8(5), Number(view.getBigUint64(6, true))];
    pages.push({ flags, granule, sequence: view.getUint32(18, true), packets });
    at = from;
  }
  return pages;
}

const checksum = (bytes: Uint8Array): number => {
  let sum = 0n;
  for (const byte of bytes) {
    sum ^= BigInt(byte) << 24n;
    for (let bit = 0; bit < 8; bit += 1)
      sum = ((sum << 1n) ^ ((sum >> 31n) & 1n ? 0x04c11db7n : 0n)) & 0xffffffffn;
  }
  return Number(sum);
};

test('packets are in the file as they were, page by page, and it ends where the sound does', () => {
  const packets = Array.from({ length: 120 }, (_, at) => new Uint8Array(at * 5).fill(at));
  const pages = pagesOf(oggOpus(packets, 120 * 960 - 700));
  expect(pages.map(({ flags, granule, sequence }) => [flags, granule, sequence])).toEqual([
    [2, 0, 0],
    [0, 0, 1],
    [0, 48_000, 2],
    [0, 96_000, 3],
    [4, 120 * 960 - 388, 4],
  ]);
  expect(pages.slice(2).flatMap((page) => page.packets)).toEqual(packets);
  expect(new TextDecoder().decode(pages[0]?.packets[0]?.subarray(0, 8))).toBe('OpusHead');
});
