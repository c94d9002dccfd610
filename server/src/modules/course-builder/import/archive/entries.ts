import { broken, refused } from '../import-words.ts';

/** A file in an archive, as its directory says; the directory is not believed where it can be checked. */
export type Entry = {
  name: string;
  /** Where its own head begins. */
  at: number;
  isDeflated: boolean;
  /** Bytes in the archive and unpacked. */
  packed: number;
  size: number;
  crc: number;
};

const HEAD = 46;
const ENTRY = 0x02014b50;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const UTF8 = new TextDecoder('utf-8', { fatal: true });
const OLD = new TextDecoder('latin1');

/** What the directory of an archive lists, folders left out. */
export const readEntries = (file: string, directory: Buffer, count: number): Entry[] => {
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + HEAD > directory.length || directory.readUInt32LE(at) !== ENTRY) throw broken(file);
    const lengths = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const [name = 0, extra = 0, comment = 0] = lengths;
    const entry = entryOf(file, directory.subarray(at, at + HEAD + name));
    if (!entry.name.endsWith('/')) entries.push(entry);
    at += HEAD + name + extra + comment;
  }
  return entries;
};

const entryOf = (file: string, head: Buffer): Entry => {
  const method = head.readUInt16LE(10);
  if (head.readUInt16LE(8) & ENCRYPTED) throw refused(file, 'is locked with a password');
  if (method !== STORED && method !== DEFLATED)
    throw refused(file, 'is packed in a way that is not read here');
  return {
    name: safeName(file, nameOf(head.subarray(HEAD))),
    at: head.readUInt32LE(42),
    isDeflated: method === DEFLATED,
    packed: head.readUInt32LE(20),
    size: head.readUInt32LE(24),
    crc: head.readUInt32LE(16),
  };
};

const nameOf = (bytes: Buffer): string => {
  try {
    return UTF8.decode(bytes);
  } catch {
    return OLD.decode(bytes);
  }
};

/** Nothing is written by these names; who sends such a one means harm all the same. */
const safeName = (file: string, given: string): string => {
  const name = given.replaceAll('\\', '/');
  const leadsOut = name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..');
  if (leadsOut || name.includes('\0') || name === '')
    throw refused(file, `holds a file that would lie outside of it (“${name.slice(0, 80)}”)`);
  return name;
};
