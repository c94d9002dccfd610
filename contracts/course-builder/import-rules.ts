// What can be imported. Plain values, so that a page can say them without the validator.

export const IMPORT_KINDS = ['markdown', 'slides', 'numbered', 'course'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

const MEGABYTE = 1024 * 1024;
/** The end of the name of an export. */
export const EXPORT_ENDING = '.course.zip';

/** Bytes, by the end of the name of a file; the first that fits counts. */
export const IMPORT_ENDINGS: readonly { ending: string; most: number }[] = [
  { ending: '.md', most: MEGABYTE },
  { ending: '.markdown', most: MEGABYTE },
  { ending: '.pptx', most: 500 * MEGABYTE },
  { ending: EXPORT_ENDING, most: 4_000 * MEGABYTE },
  { ending: '.zip', most: 500 * MEGABYTE },
];

/** How a file of this name is limited; undefined where it cannot be imported at all. */
export const importLimit = (name: string) =>
  IMPORT_ENDINGS.find(({ ending }) => name.toLowerCase().endsWith(ending));
