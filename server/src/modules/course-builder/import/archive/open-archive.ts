import type { FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { broken, refused } from '../import-words.ts';
import { type Entry, readEntries } from './entries.ts';
import { bytesOf, readAt } from './entry-bytes.ts';
import { isLocked } from './is-locked.ts';

export type Archive = {
  /** As it was called when it was sent. */
  file: string;
  /** In the order of the archive, folders left out. */
  names: readonly string[];
  has(name: string): boolean;
  /** Fails where it is larger than `most` bytes, is not there, or is not what the directory says. */
  read(name: string, most: number): Promise<Buffer>;
  stream(name: string): AsyncGenerator<Buffer>;
};

const MEGABYTE = 1024 * 1024;
const MOST_ENTRIES = 10_000;
const MOST_UNPACKED = 6_000 * MEGABYTE;
/** What is packed this tightly says next to nothing. */
const TIGHT = 100;
const TIGHT_FROM = 10 * MEGABYTE;
const END = Buffer.from('PK\x05\x06', 'latin1');
const END_HEAD = 22;
const LONGEST_END = END_HEAD + 0xffff;

/** Reads the directory of a ZIP and refuses what would unpack to far more than it seems to hold. */
export const openArchive = async (file: string, handle: FileHandle): Promise<Archive> => {
  const { size } = await handle.stat();
  const tail = await readAt(handle, Math.max(0, size - LONGEST_END), Math.min(size, LONGEST_END));
  const end = tail.subarray(Math.max(0, tail.lastIndexOf(END)));
  if (end.length < END_HEAD || !end.subarray(0, 4).equals(END))
    throw (await isLocked(handle)) ? refused(file, 'is locked with a password') : broken(file);
  const [count, bytes, at] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count > MOST_ENTRIES) throw refused(file, `holds more than ${MOST_ENTRIES.toLocaleString('en')} files`);
  if (at + bytes > size) throw broken(file);
  const entries = readEntries(file, await readAt(handle, at, bytes), count);
  requireHarmless(file, entries, at);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (byName.size < entries.length) throw refused(file, 'holds two files of the same name');
  const find = (name: string): Entry => {
    const entry = byName.get(name);
    if (!entry) throw refused(file, `lacks “${name}”`);
    return entry;
  };
  return {
    file,
    names: [...byName.keys()],
    has: (name) => byName.has(name),
    stream: (name) => bytesOf({ file, handle }, find(name)),
    read: async (name, most) => {
      const entry = find(name);
      if (entry.size > most) throw refused(file, `holds “${name}”, which is larger than can be read`);
      return buffer(bytesOf({ file, handle }, entry));
    },
  };
};

/** Sizes that are stated too small fail when they are read: no more than is stated is ever unpacked. */
const requireHarmless = (file: string, entries: readonly Entry[], directoryAt: number) => {
  const unpacked = entries.reduce((all, { size }) => all + size, 0);
  const isTight = ({ size, packed }: Entry) => size > TIGHT_FROM && size > TIGHT * packed;
  if (unpacked > MOST_UNPACKED || entries.some(isTight))
    throw refused(file, 'unpacks to far more than it seems to hold');
  // Files that share their bytes would be unpacked again and again.
  let free = 0;
  for (const { at, packed } of entries.toSorted((a, b) => a.at - b.at)) {
    if (at < free) throw broken(file);
    free = at + packed;
  }
  if (free > directoryAt) throw broken(file);
};
