import { createHash } from 'node:crypto';
import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import { type ExportedCourse, exportedCourse } from '#contracts/course-builder/import.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { presentFile } from '#server/modules/media/index.ts';
import { lockCourse } from '../../draft/drafts.repository.ts';
import { readDraft } from '../../draft/read-draft.ts';
import { addToDraft, replaceDraft } from '../../draft/replace-draft.ts';
import type { Archive } from '../archive/open-archive.ts';
import { forEach, type Store } from '../create-store.ts';
import { broken, LINES, refused } from '../import-words.ts';
import type { Taken } from '../read-file.ts';
import { createReport, type Report } from '../report.ts';
import { countOwn, isWhole, withFreshIds, withoutUnsafe } from './own-content.ts';
import { packedIn, readdressed } from './readdressed.ts';

const LARGEST_COURSE = 64 * 1024 * 1024;

/** The file of an export: all of it or nothing, since what it was is known to the byte. */
export const takeOwn = async (store: Store, archive: Archive): Promise<Taken> => {
  const course = await readCourse(archive);
  const report = createReport('course');
  const urls = await storePacked(store, archive, course);
  const content = withoutUnsafe(readdressed(course.content, urls), report);
  countOwn(content, course.files, report);
  return { report, write: (ctx, courseId) => write(ctx, courseId, { content, report }) };
};

const readCourse = async (archive: Archive): Promise<ExportedCourse> => {
  const { file } = archive;
  const written = parsed(file, (await archive.read('course.json', LARGEST_COURSE)).toString('utf8'));
  const { data } = exportedCourse.safeParse(written);
  if (data && isWhole(data.content)) return data;
  const { format, version } = (written ?? {}) as Record<string, unknown>;
  if (format !== 'academy-course') throw refused(file, 'is no export of a course');
  throw version === 1 ? broken(file) : refused(file, 'was written by another version of this software');
};

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw broken(file, cause);
  }
};

/** Where each file is from now on, by where it stood. What the content names and what is packed must be the same. */
const storePacked = async (store: Store, archive: Archive, { content, files }: ExportedCourse) => {
  const urls = new Map<string, string>();
  const named = packedIn(content);
  const needed = files.filter(({ path }) => named.has(`/${path}`));
  if (needed.length < named.size) throw refused(archive.file, 'lacks a file that its slides show');
  await forEach(needed, async ({ path, kind, name: called }) => {
    const name = `${called.replace(/\.[^.]*$/, '')}.${path.split('.').at(-1)}`;
    const open = () => asNamed(archive, path);
    const file = await store.store({ name, kind, isDrawn: true, open });
    urls.set(`/${path}`, presentFile(file).url);
  });
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

type Own = { content: DraftContent; report: Report };

/** All of it where nothing stands yet; else its modules at the end, since its tests would be tests of another course. */
const write = async (ctx: SignedInCtx, courseId: string, { content, report }: Own) => {
  await lockCourse(ctx.db, courseId);
  const { modules, tests } = await readDraft(ctx.db, courseId);
  if (modules.length === 0 && tests.length === 0) {
    report.take('tests', content.tests.length);
    return replaceDraft(ctx, courseId, content);
  }
  if (content.tests.length > 0) report.tell(LINES.tests(content.tests.length));
  await addToDraft(ctx, courseId, withFreshIds(content.modules));
};
