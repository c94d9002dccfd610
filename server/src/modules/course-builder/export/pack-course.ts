import type { Storage } from '#server/platform/storage/storage.ts';
import { packZip, piecesOf, type ZipEntry } from '#server/platform/zip/pack-zip.ts';
import type { CourseExport } from './export-course.ts';

// Exports of the same are the same bytes.
const WRITTEN = new Date(1980, 0, 1, 12);
type Parts = Pick<CourseExport, 'course' | 'keys'>;

/** The archive, made while it is read. Films, recordings and pictures are packed already. */
export const packCourse = (storage: Storage, parts: Parts): AsyncGenerator<Buffer> =>
  packZip(entriesOf(storage, parts));

async function* entriesOf(storage: Storage, { course, keys }: Parts): AsyncGenerator<ZipEntry> {
  const told = piecesOf(Buffer.from(JSON.stringify(course)));
  yield { path: 'course.json', writtenAt: WRITTEN, bytes: told, isPacked: false };
  for (const { path } of course.files) {
    const found = await storage.read(keys[path] ?? '');
    if (!found) throw new Error(`${path} is gone`);
    yield { path, writtenAt: WRITTEN, bytes: found.stream, isPacked: true };
  }
}
