import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { importLimit } from '#contracts/course-builder/import-rules.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { forgetPassingBytes, readPassingBytes, type UploaderCtx } from '#server/modules/media/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { createStore, type Progress, type Store } from '../create-store.ts';
import { NOT_IMPORTED } from '../import-words.ts';
import { readExport } from '../own/read-export.ts';
import type { Report } from '../report.ts';
import { type Given, type ReceivedFile, takeFile } from '../take-file.ts';
import { finishRun, type ImportRunRow, type Target } from './import-runs.repository.ts';

export type Run = Pick<ImportRunRow, 'id' | 'tries' | 'courseId' | 'file' | 'bytesId' | 'requestedBy'>;

/**
 * Puts what a file holds at the end of a draft, or makes a course of it. It is on the disk before it is looked at, its pictures
 * and recordings are stored before any course is touched, and that changes in one transaction: what fails leaves nothing behind.
 */
export const workOnImport = async (ctx: UploaderCtx, run: Run, progress: Progress): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-import-'));
  const store = createStore(ctx, progress);
  try {
    const file = await fetchFile(ctx, run, folder);
    const handle = await open(file.path);
    try {
      const importer = await read(ctx, store, { given: { file, handle, folder }, into: run.courseId });
      await ctx.transact((step) => write({ ...step, caller: ctx.caller }, run, importer));
    } finally {
      await handle.close();
    }
  } catch (error) {
    await store.takeBack();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const fetchFile = async (
  ctx: UploaderCtx,
  { file: name, bytesId }: Run,
  folder: string,
): Promise<ReceivedFile> => {
  const bytes = await readPassingBytes(ctx, bytesId);
  const ending = importLimit(name)?.ending;
  if (!bytes || !ending) throw new AppError('not-found', { message: NOT_IMPORTED.gone(name) });
  const path = join(folder, 'upload');
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
  return { name, ending, path };
};

type Importer = { report: Report; write(author: SignedInCtx): Promise<{ id: string }> };

const read = async (
  ctx: UploaderCtx,
  store: Store,
  { given, into }: { given: Given; into: Target },
): Promise<Importer> => {
  if (into === null) {
    const own = await readExport(store, given);
    return { report: own.report, write: own.begin };
  }
  const taken = await takeFile(ctx, store, given);
  return { report: taken.report, write: (author) => taken.write(author, into).then(() => ({ id: into })) };
};

const write = async (author: SignedInCtx, run: Run, importer: Importer): Promise<void> => {
  const { id: courseId } = await importer.write(author);
  const report = importer.report.whole();
  const { kind, taken: counts } = report;
  await recordAudit(author, {
    action: 'course.imported',
    objectKind: 'course',
    objectId: courseId,
    after: { file: run.file, kind, ...counts },
  });
  // Somebody else's by now: then it is theirs to write.
  if (!(await finishRun(author.db, run, { report, courseId })))
    throw new Error('the import was begun anew elsewhere');
  await forgetPassingBytes(author, run.bytesId);
};
