import type { FileHandle } from 'node:fs/promises';
import { readAt } from './entry-bytes.ts';

// A document with a password is no ZIP: Office puts the whole of it, enciphered, as one stream into a compound file.
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEAD = 512;
const ENTRIES = 4_096;
const STREAM = Buffer.from('EncryptedPackage', 'utf16le');

/** Whether a password keeps this document; one of an old form has other streams in its directory. */
export const isLocked = async (handle: FileHandle): Promise<boolean> => {
  const { size } = await handle.stat();
  if (size < HEAD) return false;
  const head = await readAt(handle, 0, HEAD);
  if (!head.subarray(0, COMPOUND.length).equals(COMPOUND)) return false;
  const at = (head.readUInt32LE(48) + 1) * 2 ** (head.readUInt16LE(30) & 15);
  if (at >= size) return false;
  return (await readAt(handle, at, Math.min(ENTRIES, size - at))).includes(STREAM);
};
