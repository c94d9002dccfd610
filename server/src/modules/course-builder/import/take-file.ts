import { type FileHandle, readFile } from 'node:fs/promises';
import type { UploaderCtx } from '#server/modules/media/index.ts';
import { addToDraft } from '../draft/replace-draft.ts';
import { type Archive, openArchive } from './archive/open-archive.ts';
import type { Source, Store } from './create-store.ts';
import { drawSlides } from './draw-slides.ts';
import { broken, refused } from './import-words.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { readNumbered } from './numbered/read-numbered.ts';
import { takeOwn } from './own/take-own.ts';
import { readPptx } from './pptx/read-pptx.ts';
import type { ReadModule, Taken } from './read-file.ts';
import { createReport, type Report } from './report.ts';
import { sourcesIn } from './sources-in.ts';
import { storeFiles } from './store-files.ts';
import { toModules } from './to-modules.ts';

/** A file that was sent: what it is called, how that name ends, and where it is. */
export type ReceivedFile = { name: string; ending: string; path: string };
export type Given = { file: ReceivedFile; handle: FileHandle; folder: string };

/** Reads a file by what it is, and stores its pictures and recordings. */
export const takeFile = async (ctx: UploaderCtx, store: Store, given: Given): Promise<Taken> => {
  const { file, handle } = given;
  if (file.ending.startsWith('.m')) {
    const report = createReport('markdown');
    const read = readMarkdown(file.name, await textOf(file), report);
    return written(file, { modules: toModules(read, { stored: NOTHING, report }), report });
  }
  const archive = await openArchive(file.name, handle);
  if (file.ending !== '.pptx' && archive.has('course.json')) return takeOwn(store, archive);
  const read = file.ending === '.pptx' ? await deckOf(archive, given) : await numberedOf(archive);
  const stored = await storeFiles(ctx, store, read);
  return written(file, {
    modules: toModules(read.modules, { stored, report: read.report }),
    report: read.report,
  });
};

const NOTHING = { pictures: new Map(), recordings: new Map() };

const textOf = async ({ name, path }: ReceivedFile): Promise<string> => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (cause) {
    throw broken(name, cause);
  }
};

type Read = { modules: ReadModule[]; report: Report; sources: Source[] };

const numberedOf = async (archive: Archive): Promise<Read> => {
  const report = createReport('numbered');
  const modules = [await readNumbered(archive, report)];
  return { modules, report, sources: sourcesIn(archive, modules, report) };
};

const deckOf = async (archive: Archive, { file, folder }: Given): Promise<Read> => {
  const report = createReport('slides');
  const deck = await readPptx(archive, report);
  const sources = sourcesIn(archive, [deck.module], report);
  const drawn = await drawSlides({ archive, path: file.path, folder }, deck, report);
  return { modules: [deck.module], report, sources: [...drawn, ...sources] };
};

const written = (
  { name }: ReceivedFile,
  { modules, report }: { modules: ReturnType<typeof toModules>; report: Report },
): Taken => {
  if (report.whole().taken.slides === 0) throw refused(name, 'holds no slide');
  return { report, write: (ctx, courseId) => addToDraft(ctx, courseId, modules) };
};
