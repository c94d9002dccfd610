import { openArchive } from '../archive/open-archive.ts';
import type { Store } from '../create-store.ts';
import { refused } from '../import-words.ts';
import type { Given } from '../take-file.ts';
import { takeOwn } from './take-own.ts';

/** A file that is the export of a course, and nothing else. */
export const readExport = async (store: Store, { file, handle }: Given) => {
  const none = refused(file.name, 'is no export of a course');
  if (!file.ending.endsWith('.zip')) throw none;
  const archive = await openArchive(file.name, handle);
  if (!archive.has('course.json')) throw none;
  return takeOwn(store, archive);
};
