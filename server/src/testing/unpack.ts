import { inflateRawSync } from 'node:zlib';

/** The text of a file in an archive. */
export const unpack = (archive: Buffer, name: string): string => {
  const nameAt = archive.indexOf(name);
  const more = archive.readUInt16LE(nameAt - 2);
  return inflateRawSync(archive.subarray(nameAt + name.length + more)).toString();
};
