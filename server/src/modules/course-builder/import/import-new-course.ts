import type { Upload, UploaderCtx } from '#server/modules/media/index.ts';
import { openArchive } from './archive/open-archive.ts';
import type { Store } from './create-store.ts';
import { refused } from './import-words.ts';
import { takeOwn } from './own/take-own.ts';
import { runImport, type Sent } from './run-import.ts';

/** Makes a new draft of the file of an export: its form, its content, its tests and all their files. */
export const importNewCourse = async (ctx: UploaderCtx, uploads: AsyncIterable<Upload>) => {
  const { message, report, course } = await runImport(ctx, uploads, {
    read: readExport,
    write: (author, taken) => taken.begin(author),
  });
  const { id: _id, title, code } = course;
  return { message, report, course: { _id, title, code } };
};

const readExport = async (_: UploaderCtx, store: Store, { file, handle }: Sent) => {
  const none = refused(file.name, 'is no export of a course');
  if (!file.ending.endsWith('.zip')) throw none;
  const archive = await openArchive(file.name, handle);
  if (!archive.has('course.json')) throw none;
  return takeOwn(store, archive);
};
