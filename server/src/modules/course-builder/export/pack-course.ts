import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { CourseExport } from './export-course.ts';

const PIECE = 256 * 1024;
// Exports of the same are the same bytes.
const WRITTEN = new Date(1980, 0, 1, 12);

/** The archive, made while it is read. Films, recordings and pictures are packed already. */
export async function* packCourse(
  storage: Storage,
  { course, keys }: Pick<CourseExport, 'course' | 'keys'>,
): AsyncGenerator<Buffer> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const taken = () =>
    made.splice(0).map((chunk) => Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));

  const told = new ZipDeflate('course.json', { level: 6 });
  zip.add(Object.assign(told, { mtime: WRITTEN }));
  yield* fed(told, piecesOf(Buffer.from(JSON.stringify(course))), taken);
  for (const { path } of course.files) {
    const found = await storage.read(keys[path] ?? '');
    if (!found) throw new Error(`${path} is gone`);
    const file = Object.assign(new ZipPassThrough(path), { mtime: WRITTEN });
    zip.add(file);
    yield* fed(file, found.stream, taken);
  }
  zip.end();
  yield* taken();
}

type Fed = { push(chunk: Uint8Array, isLast?: boolean): void };

async function* fed(file: Fed, bytes: AsyncIterable<Buffer>, taken: () => Buffer[]): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    file.push(chunk);
    yield* taken();
  }
  file.push(new Uint8Array(), true);
  yield* taken();
}

async function* piecesOf(whole: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < whole.length; at += PIECE) yield whole.subarray(at, at + PIECE);
}
