import { createHash } from 'node:crypto';
import type { ExportedCourse } from '#contracts/course-builder/import.ts';
import { presentFile } from '#server/modules/media/index.ts';
import type { Archive } from '../archive/open-archive.ts';
import type { Store } from '../create-store.ts';
import { broken, refused } from '../import-words.ts';

type Packed = Pick<ExportedCourse, 'files'> & { named: ReadonlySet<string> };

/** Where each file is from now on, by where it stood. What is named must be packed. */
export const storePacked = async (store: Store, archive: Archive, { files, named }: Packed) => {
  const urls = new Map<string, string>();
  const needed = files.filter(({ path }) => named.has(`/${path}`));
  if (needed.length < named.size) throw refused(archive.file, 'lacks a file that it shows');
  store.expect(needed.length);
  for (const { path, kind, name: called } of needed) {
    const name = `${called.replace(/\.[^.]*$/, '')}.${path.split('.').at(-1)}`;
    const open = () => asNamed(archive, path);
    const file = await store.store({ name, kind, isDrawn: true, open });
    urls.set(`/${path}`, presentFile(file).url);
  }
  return urls;
};

/** Its bytes, if they have the sum that it is named by. */
async function* asNamed(archive: Archive, path: string) {
  const hash = createHash('sha256');
  for await (const chunk of archive.stream(path)) {
    hash.update(chunk);
    yield chunk;
  }
  if (!path.includes(hash.digest('hex'))) throw broken(archive.file);
}
