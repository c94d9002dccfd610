import type { FileKind } from '#contracts/course-office/file-rules.ts';
import { fieldError } from '#server/calls/app-error.ts';
import { FILE_TYPES, type FileType } from './file-types.ts';

const NOUNS: Record<FileKind, string> = {
  document: 'documents',
  image: 'images',
  video: 'videos',
  audio: 'recordings',
  submission: 'films',
  recording: 'films',
  proof: 'licenses',
};
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The type that a name promises; others are refused before a byte is read. */
export const requireFileType = (kind: FileKind, name: string): FileType => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const types = FILE_TYPES[kind];
  const found = types.find((type) => type.extension === extension);
  if (found) return found;
  const allowed = alternatives.format(types.map((type) => type.extension.toUpperCase()));
  throw fieldError('files', `“${name}” cannot be uploaded here: ${NOUNS[kind]} must be ${allowed} files.`);
};
