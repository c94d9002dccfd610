import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive, whose bytes are asked for when its turn has come. */
export type ZipEntry = {
  path: string;
  writtenAt: Date;
  bytes: AsyncIterable<Uint8Array>;
  /** Films and pictures are packed already. */
  isPacked: boolean;
};

/** An archive that is made while it is read, and no faster: only what was just read of one file is in memory. Of less than 4 GB. */
export async function* packZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const taken = () =>
    made.splice(0).map((chunk) => Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
  for await (const { path, writtenAt, bytes, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(Object.assign(file, { mtime: writtenAt }));
    for await (const chunk of bytes) {
      file.push(chunk);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

const PIECE = 256 * 1024;

/** What is in memory as a whole, so that packing it takes no more at once than a file does. */
export async function* piecesOf(whole: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < whole.length; at += PIECE) yield whole.subarray(at, at + PIECE);
}
