import type { z } from 'zod';
import { draftOf } from '#contracts/course-builder/content-of.ts';
import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import type { exportedCourse, exportQuery } from '#contracts/course-builder/import.ts';
import { EXPORT_ENDING, importLimit } from '#contracts/course-builder/import-rules.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { contentOfVersion, findVersionId } from '#server/modules/learning/index.ts';
import { findFiles, keyOf, type StoredFile } from '#server/modules/media/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { openDraft } from '../draft/open-draft.ts';
import { readDraft } from '../draft/read-draft.ts';
import { readdressed, storedIn } from '../import/own/readdressed.ts';
import { sumOf } from './sum-of.ts';

type Ask = { id: string } & z.output<typeof exportQuery>;
type Packed = z.input<typeof exportedCourse>['files'][number];
/** What an export is made of; `keys` are where the bytes of its files are, by their paths. */
export type CourseExport = {
  name: string;
  course: z.input<typeof exportedCourse>;
  keys: Record<string, string>;
};

/**
 * A draft or a version with all that it shows and plays, for another installation. Prices, people and what learners did
 * stay here. The sums of its files are worked out first: whatever is missing is told before the first byte is sent.
 */
export const exportCourse = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { id, version }: Ask,
): Promise<CourseExport> => {
  const { course } = await ctx.transact((step) => openDraft(step, id));
  const content = await contentFrom(ctx.database, id, version);
  const files = await findFiles(ctx.database, [...storedIn(content)]);
  requireImportable(course.slug, [...files.values()]);
  const packed = new Map<string, Packed>();
  const paths = new Map<string, string>();
  const keys: Record<string, string> = {};
  for (const [url, file] of files) {
    const kind = kindOf(file);
    // What a participant has handed in is never part of a course.
    if (!kind) continue;
    const path = `files/${await sumOf(ctx.ports.storage, file)}.${file.extension}`;
    paths.set(url, `/${path}`);
    keys[path] = keyOf(file);
    packed.set(path, { path, kind, name: file.name, bytes: file.bytes });
  }
  const { slug, title } = course;
  return {
    name: `${slug}${EXPORT_ENDING}`,
    course: {
      format: 'academy-course',
      version: 1,
      course: { slug, title, from: version },
      content: readdressed(content, paths),
      files: [...packed.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    },
    keys,
  };
};

const contentFrom = async (db: Db, id: string, version: Ask['version']): Promise<DraftContent> => {
  if (version === 'draft') return readDraft(db, id);
  const versionId = await findVersionId(db, id, version);
  if (!versionId) throw new AppError('not-found', { message: 'There is no such version' });
  return draftOf(await contentOfVersion(db, versionId));
};

const KINDS = ['image', 'video', 'audio', 'document'] as const;
const kindOf = ({ kind }: StoredFile) => KINDS.find((one) => one === kind);

/** What could not be read again is not written. */
const requireImportable = (slug: string, files: readonly { bytes: number }[]) => {
  const bytes = files.reduce((all, file) => all + file.bytes, 0);
  const most = importLimit(slug + EXPORT_ENDING)?.most ?? 0;
  if (bytes > most * 0.98)
    throw new AppError('too-large', {
      message: `The files of this course are more than the ${(most / 1024 / 1024).toLocaleString('en')} MB that can be imported.`,
    });
};
