import type { ImportReport, ImportRun } from '#contracts/course-builder/import.ts';
import {
  EXPORT_ENDING,
  IMPORT_ENDINGS,
  type ImportKind,
  importLimit,
} from '#contracts/course-builder/import-rules.ts';
import { counted } from '#web/lib/format.ts';
import { sizeText } from '#web/uploads/file-words.ts';

export const ACCEPTED_IMPORTS = [
  ...new Set(IMPORT_ENDINGS.map(({ ending }) => `.${ending.split('.').at(-1)}`)),
].join(',');

/** What is taken, and what becomes of it. */
export const KINDS: readonly { kind: ImportKind; title: string; text: string }[] = [
  {
    kind: 'slides',
    title: 'PowerPoint, .pptx',
    text: 'Words, tables, notes as scripts, and pictures. Whole slides as pictures where the server can draw them.',
  },
  {
    kind: 'markdown',
    title: 'Markdown, .md',
    text: 'One slide for each heading. What follows “Notes:” is its script. Pictures are uploaded on the slides.',
  },
  {
    kind: 'numbered',
    title: 'Pictures and recordings by number, .zip',
    text: '01.png, 01.mp3 and 01.txt become slide 1 with its picture, its recording and its script.',
  },
  {
    kind: 'course',
    title: 'An exported course, .course.zip',
    text: 'All of it, equal to what was exported, where the draft is empty. Otherwise its modules. What the form leaves blank is filled in.',
  },
];

/** Of a course that is made of an export. */
export const ACCEPTED_EXPORTS = '.zip';
export const NEW_COURSE_FACTS: readonly { title: string; text: string }[] = [
  {
    title: 'What comes along',
    text: 'The form with its files, the content and the tests, equal to what was exported.',
  },
  {
    title: 'What is looked up by name',
    text: 'Instructors, certification bodies, series, and courses that come along. Those that are not known here are left out.',
  },
  {
    title: 'What stays behind',
    text: 'Learners, sales and reviews.',
  },
];

/** Why a file need not be sent at all, or ''. */
export function importRefusal({ name, size }: Pick<File, 'name' | 'size'>): string {
  const limit = importLimit(name);
  if (!limit)
    return `“${name}” cannot be imported: PPTX, Markdown and ZIP files are taken. A film is uploaded on its slide.`;
  if (size === 0) return `“${name}” is empty.`;
  if (size <= limit.most) return '';
  return `“${name}” has ${sizeText(size)}. A file of this kind can have at most ${sizeText(limit.most)}.`;
}

/** Why a file need not be sent to become a course, or ''. */
export const exportRefusal = (file: Pick<File, 'name' | 'size'>): string =>
  file.name.toLowerCase().endsWith('.zip')
    ? importRefusal(file)
    : `“${file.name}” is no exported course: the name of one ends in ${EXPORT_ENDING}.`;

/** 'Sending “Peel.pptx”, 40 %'. */
export const sendingText = (name: string, share: number): string =>
  share < 1 ? `Sending “${name}”, ${Math.floor(share * 100)} %` : `“${name}” has been sent.`;

export const underWayText = (file: string): string =>
  `“${file}” is being imported into this course. Another file can be sent once it is there.`;

/** 'Importing “Peel.pptx”: 34 of 100'. */
export function progressText({ file, state, stored, toStore }: ImportRun): string {
  if (state === 'waiting') return `“${file}” waits for its turn`;
  if (state === 'interrupted') return `“${file}” was interrupted, and begins anew in a minute or two`;
  return toStore > 0 ? `Importing “${file}”: ${stored} of ${toStore}` : `Reading “${file}”`;
}

export const askedByText = ({ requestedBy }: ImportRun): string => `Sent by ${requestedBy}.`;

/** What was taken: '12 slides, 3 pictures', without what there was none of. */
export function takenText({
  modules,
  sections,
  slides,
  tests,
  pictures,
  recordings,
  films,
  documents,
  parts,
  scripts,
}: ImportReport['taken']) {
  const all: [number, string, string?][] = [
    [modules, 'module'],
    [sections, 'section'],
    [slides, 'slide'],
    [tests, 'test'],
    [pictures, 'picture'],
    [recordings, 'recording'],
    [films, 'film'],
    [documents, 'document'],
    [scripts, 'script'],
    [parts, 'section of the form', 'sections of the form'],
  ];
  return all.flatMap(([count, ...words]) => (count > 0 ? counted(count, ...words) : [])).join(', ');
}

/** How much of a file is not there, or not as it was. */
export const notTakenText = ({ lines, moreLines }: ImportReport): string =>
  lines.length === 0
    ? WORDS.nothingLost
    : `${counted(lines.length + moreLines, 'thing')} not taken, or not as in the file.`;

export const moreText = (more: number): string => `${counted(more, 'more line')} of this kind.`;

export const WORDS = {
  open: 'Import',
  title: 'Import',
  choose: 'Choose a file',
  hint: 'It is put at the end of the draft. Nothing that is there changes.',
  cancel: 'Cancel',
  close: 'Close',
  goOn: 'The draft changes once all of it is there. You can go on writing, or leave this page.',
  asItWas: 'The draft is as it was.',
  goOnNew: 'The course is there once all of it is. You can leave this page.',
  noCourse: 'No course was made.',
  details: 'Show what is missing',
  dismiss: 'Dismiss',
  notDismissed: 'It could not be dismissed',
  nothingLost: 'Everything in the file was taken.',
  notTaken: 'Not taken, or not as it was',
  export: 'Export',
  exportHint: 'Form, content, tests and files as one file. People and what learners did stay here.',
  newTitle: 'Import a course',
  newHint: 'The file of an export, .course.zip. A new draft is made of it.',
  openForm: 'Open the form',
  openContent: 'Open the content',
};
