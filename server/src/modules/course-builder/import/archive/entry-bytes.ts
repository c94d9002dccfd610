import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { AppError } from '#server/calls/app-error.ts';
import { broken } from '../import-words.ts';
import type { Entry } from './entries.ts';

type Opened = { file: string; handle: FileHandle };

const CHUNK = 256 * 1024;
const HEAD = 30;
const MARK = 0x04034b50;

/** Fewer bytes where the file ends before. */
export const readAt = async (handle: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
};

/** The unpacked bytes of an entry: as many as its directory says, with the sum that it says, or a refusal. */
export async function* bytesOf(opened: Opened, entry: Entry): AsyncGenerator<Buffer> {
  let size = 0;
  let crc = 0;
  try {
    for await (const chunk of unpacked(opened, entry)) {
      size += chunk.length;
      if (size > entry.size) throw broken(opened.file);
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : broken(opened.file, cause);
  }
  if (size !== entry.size || crc !== entry.crc) throw broken(opened.file);
}

async function* unpacked(opened: Opened, entry: Entry): AsyncGenerator<Buffer> {
  const packed = packedBytes(opened, entry);
  if (!entry.isDeflated) return yield* packed;
  const inflate = createInflateRaw();
  const source = Readable.from(packed, { objectMode: false });
  // What goes wrong is told by the stream that is read here.
  const whole = pipeline(source, inflate).catch(() => {});
  try {
    yield* inflate;
  } finally {
    source.destroy();
    await whole;
  }
}

async function* packedBytes({ file, handle }: Opened, { at, packed }: Entry): AsyncGenerator<Buffer> {
  const head = await readAt(handle, at, HEAD);
  if (head.length < HEAD || head.readUInt32LE(0) !== MARK) throw broken(file);
  const begin = at + HEAD + head.readUInt16LE(26) + head.readUInt16LE(28);
  for (let done = 0; done < packed; ) {
    const chunk = await readAt(handle, begin + done, Math.min(CHUNK, packed - done));
    if (chunk.length === 0) throw broken(file);
    done += chunk.length;
    yield chunk;
  }
}
