import { z } from 'zod';
import { carriedForm } from '../course-office/carried-form.ts';
import { MANAGERS } from '../courses/course-options.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';
import { COURSE_CALLS, courseId } from './draft.ts';
import { draftContent } from './draft-slide.ts';
import { IMPORT_KINDS } from './import-rules.ts';

/** Of the exports that are written now. */
export const EXPORT_VERSION = 2;

const count = z.int().nonnegative();

/** What became of a file that was imported. */
const importReport = z.object({
  kind: z.enum(IMPORT_KINDS),
  taken: z.object({
    modules: count,
    sections: count,
    slides: count,
    tests: count,
    pictures: count,
    recordings: count,
    films: count,
    documents: count,
    /** Parts of the form that it filled in. */
    parts: count,
    /** Slides that came with words to be read aloud. */
    scripts: count,
  }),
  /** What was not taken, or not as it was, and why: a sentence each. */
  lines: z.array(z.string()),
  /** How many more such sentences there were. */
  moreLines: count,
});
export type ImportReport = z.output<typeof importReport>;

export const IMPORT_STATES = ['waiting', 'running', 'interrupted', 'done', 'failed'] as const;

/**
 * A file that is being put into a draft, or becomes a course, or did. `interrupted` begins anew by itself; of `done` there is a report, and `failed`
 * left everything as it was.
 */
const importRun = z.object({
  _id: z.string(),
  file: z.string(),
  state: z.enum(IMPORT_STATES),
  requestedBy: z.string(),
  requestedAt: instantText,
  /** Pictures, recordings and films that are stored, of so many; 0 of 0 while the file is read. */
  stored: count,
  toStore: count,
  report: importReport.nullable(),
  /** Why nothing was taken. */
  problem: z.string().nullable(),
  /** Whose draft it is put into, or what it has become; null until then. */
  course: z.object({ _id: z.string(), title: z.string(), code: z.string() }).nullable(),
});
export type ImportRun = z.output<typeof importRun>;

export const importCourse = endpoint({
  summary:
    'Have what a file holds put at the end of the draft of a self-paced course, by a job: Markdown, PPTX, a ZIP of pictures and recordings by number, or the file of an export. One at a time. Multipart, field `file`',
  method: 'POST',
  path: `${COURSE_CALLS}/import`,
  access: 'staff',
  params: courseId,
  files: { field: 'file', atMost: 1 },
  response: answer({ message: z.string(), run: importRun }),
});

export const importNewCourse = endpoint({
  summary:
    'Have a new self-paced course made of the file of an export, by a job: a draft with its form, content, tests and files. Multipart, field `file`',
  method: 'POST',
  path: `${MANAGERS.ELearningCourse}/import`,
  access: 'staff',
  files: { field: 'file', atMost: 1 },
  response: answer({ message: z.string(), run: importRun }),
});

const runId = z.uuid('Import not found');

const listImports = endpoint({
  summary:
    'Files that are being put into the draft of a course, and what became of those that nobody has dismissed',
  method: 'GET',
  path: `${COURSE_CALLS}/import`,
  access: 'staff',
  params: courseId,
  response: answer({ runs: z.array(importRun) }),
});

const dismissImport = endpoint({
  summary: 'Forget what became of a file; what it has brought stays',
  method: 'DELETE',
  path: `${COURSE_CALLS}/import/:runId`,
  access: 'staff',
  params: courseId.extend({ runId }),
  response: done,
});

const listNewCourseImports = endpoint({
  summary: 'Files that become self-paced courses, and what became of those that nobody has dismissed',
  method: 'GET',
  path: `${MANAGERS.ELearningCourse}/import`,
  access: 'staff',
  response: answer({ runs: z.array(importRun) }),
});

const dismissNewCourseImport = endpoint({
  summary: 'Forget what became of a file; the course that it has become stays',
  method: 'DELETE',
  path: `${MANAGERS.ELearningCourse}/import/:runId`,
  access: 'staff',
  params: z.object({ runId }),
  response: done,
});

export const importEndpoints = {
  listImports,
  dismissImport,
  listNewCourseImports,
  dismissNewCourseImport,
};

export const exportQuery = z.object({
  /** The number of a version, or what is being written. */
  version: z.union([z.literal('draft'), z.coerce.number().int().positive()]).default('draft'),
});

export const exportCourse = endpoint({
  summary:
    'A draft or a version of a self-paced course with its form and all its files, as one archive that `importNewCourse` and `importCourse` take',
  method: 'GET',
  path: `${COURSE_CALLS}/export`,
  access: 'staff',
  params: courseId,
  query: exportQuery,
  response: z.string(),
  file: ['application/zip'],
});

/** The path of a file within an export. */
const packed = z.string().regex(/^files\/[0-9a-f]{64}\.[a-z0-9]{1,5}$/);

/** `course.json` of an export. Wherever it names a file it says `/` and the path of that file in the archive. */
export const exportedCourse = z.object({
  format: z.literal('academy-course'),
  /** The first had no form. */
  version: z.literal([1, EXPORT_VERSION]),
  course: z.object({
    slug: z.string().max(200),
    title: z.string().max(300),
    /** The number of the version, or the draft. */
    from: z.union([z.int().positive(), z.literal('draft')]),
  }),
  form: carriedForm.optional(),
  content: draftContent,
  files: z
    .array(
      z.object({
        path: packed,
        kind: z.enum(['image', 'video', 'audio', 'document']),
        name: z.string().min(1).max(200),
        bytes: count,
      }),
    )
    .max(5_000),
});
export type ExportedCourse = z.output<typeof exportedCourse>;
