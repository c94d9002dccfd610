import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import { EXPORT_VERSION, type ExportedCourse, exportedCourse } from '#contracts/course-builder/import.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { fillCarried } from '#server/modules/course-office/index.ts';
import { lockCourse } from '../../draft/drafts.repository.ts';
import { readDraft } from '../../draft/read-draft.ts';
import { addToDraft, replaceDraft } from '../../draft/replace-draft.ts';
import type { Archive } from '../archive/open-archive.ts';
import type { Store } from '../create-store.ts';
import { broken, LINES, refused } from '../import-words.ts';
import { createReport } from '../report.ts';
import { beginOwn, type Own, type TakenCourse, tellForm } from './begin-own.ts';
import { countOwn, isWhole, withFreshIds, withoutUnsafe } from './own-content.ts';
import { formOf } from './own-form.ts';
import { packedIn, readdressed } from './readdressed.ts';
import { storePacked } from './store-packed.ts';

const LARGEST_COURSE = 64 * 1024 * 1024;

/** The file of an export. Its content and files come whole or not at all, since what they were is known to the byte. */
export const takeOwn = async (store: Store, archive: Archive): Promise<TakenCourse> => {
  const course = await readCourse(archive);
  const report = createReport('course');
  const form = formOf(course, report);
  const urls = await storePacked(store, archive, {
    files: course.files,
    named: packedIn([course.content, form?.sections]),
  });
  const content = withoutUnsafe(readdressed(course.content, urls), report);
  const came = course.files.filter(({ path }) => urls.has(`/${path}`));
  countOwn(content, came, report);
  const own: Own = { named: course.course, form: form && readdressed(form, urls), content, report };
  return {
    report,
    write: (ctx, courseId) => write(ctx, courseId, own),
    begin: (ctx) => beginOwn(ctx, own),
  };
};

const readCourse = async (archive: Archive): Promise<ExportedCourse> => {
  const { file } = archive;
  const written = parsed(file, (await archive.read('course.json', LARGEST_COURSE)).toString('utf8'));
  const { data } = exportedCourse.safeParse(written);
  if (data && isWhole(data.content)) return data;
  const { format, version } = (written ?? {}) as Record<string, unknown>;
  if (format !== 'academy-course') throw refused(file, 'is no export of a course');
  const isKnown = typeof version === 'number' && version <= EXPORT_VERSION;
  throw isKnown ? broken(file) : refused(file, 'was written by a newer version of this software');
};

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw broken(file, cause);
  }
};

/** Into a course that is there: what its form leaves blank, and the content. */
const write = async (ctx: SignedInCtx, courseId: string, own: Own) => {
  const { form, content, report } = own;
  if (form) tellForm(report, await fillCarried(ctx, form, courseId));
  await writeContent(ctx, courseId, { content, report });
};

/** All of it where nothing stands yet; else its modules at the end, since its tests would be tests of another course. */
const writeContent = async (
  ctx: SignedInCtx,
  courseId: string,
  { content, report }: Pick<Own, 'report'> & { content: DraftContent },
) => {
  await lockCourse(ctx.db, courseId);
  const { modules, tests } = await readDraft(ctx.db, courseId);
  if (modules.length === 0 && tests.length === 0) {
    report.take('tests', content.tests.length);
    return replaceDraft(ctx, courseId, content);
  }
  if (content.tests.length > 0) report.tell(LINES.tests(content.tests.length));
  await addToDraft(ctx, courseId, withFreshIds(content.modules));
};
