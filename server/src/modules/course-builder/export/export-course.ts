import type { z } from 'zod';
import { draftOf } from '#contracts/course-builder/content-of.ts';
import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import { EXPORT_VERSION, type exportedCourse, type exportQuery } from '#contracts/course-builder/import.ts';
import { EXPORT_ENDING, importLimit } from '#contracts/course-builder/import-rules.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { carryForm } from '#server/modules/course-office/index.ts';
import { contentOfVersion, findVersionId } from '#server/modules/learning/index.ts';
import { findFiles } from '#server/modules/media/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { openDraft } from '../draft/open-draft.ts';
import { readDraft } from '../draft/read-draft.ts';
import { readdressed, storedIn } from '../import/own/readdressed.ts';
import { packFiles } from './pack-files.ts';

type Ask = { id: string } & z.output<typeof exportQuery>;
/** What an export is made of; `keys` are where the bytes of its files are, by their paths. */
export type CourseExport = {
  name: string;
  course: z.input<typeof exportedCourse>;
  keys: Record<string, string>;
};

/**
 * A draft or a version with the form of its course and all that they show and play, for another installation. People
 * and what learners did stay here. The sums of its files are worked out first: whatever is missing is told before the first
 * byte is sent.
 */
export const exportCourse = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { id, version }: Ask,
): Promise<CourseExport> => {
  const { course } = await ctx.transact((step) => openDraft(step, id));
  const content = await contentFrom(ctx.database, id, version);
  const form = await carryForm(ctx.database, id);
  const stored = await findFiles(ctx.database, [...storedIn([content, form])]);
  requireImportable(course.slug, [...stored.values()]);
  const { files, paths, keys } = await packFiles(ctx.ports.storage, stored);
  const { slug, title } = course;
  return {
    name: `${slug}${EXPORT_ENDING}`,
    course: {
      format: 'academy-course',
      version: EXPORT_VERSION,
      course: { slug, title, from: version },
      form: readdressed(form, paths),
      content: readdressed(content, paths),
      files,
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

/** What could not be read again is not written. */
const requireImportable = (slug: string, files: readonly { bytes: number }[]) => {
  const bytes = files.reduce((all, file) => all + file.bytes, 0);
  const most = importLimit(slug + EXPORT_ENDING)?.most ?? 0;
  if (bytes > most * 0.98)
    throw new AppError('too-large', {
      message: `The files of this course are more than the ${(most / 1024 / 1024).toLocaleString('en')} MB that can be imported.`,
    });
};
