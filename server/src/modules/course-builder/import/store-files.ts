import type { DraftPicture } from '#contracts/course-builder/draft-slide.ts';
import type { FileKind } from '#contracts/course-office/file-rules.ts';
import { AppError } from '#server/calls/app-error.ts';
import {
  filmLength,
  presentFile,
  removeUnshownFile,
  type StoredFile,
  storeUploads,
  type Upload,
  type UploaderCtx,
} from '#server/modules/media/index.ts';
import { LINES } from './import-words.ts';
import { recordingLength } from './recording-length.ts';
import type { Report } from './report.ts';

/** A file of what is imported: what it is called there, and its bytes. */
export type Source = { name: string; kind: FileKind; isDrawn?: boolean; open(): AsyncIterable<Buffer> };
/** By what they are called in the file. */
export type Stored = {
  pictures: Map<string, DraftPicture>;
  recordings: Map<string, { audioFile: string; durationMs: number }>;
};

const AT_ONCE = 3;

/** Everything that an import has stored, so that it can be taken back. */
export const createStore = (ctx: UploaderCtx) => {
  const files: StoredFile[] = [];
  return {
    store: async ({ name, kind, isDrawn, open }: Source): Promise<StoredFile> => {
      const [file] = await storeUploads(
        ctx,
        kind,
        once({ name, bytes: open(), ...(isDrawn && { isDrawn }) }),
      );
      if (!file) throw new AppError('malformed-body');
      files.push(file);
      return file;
    },
    /** Those that nothing shows. */
    takeBack: async () => {
      for (const { publicId } of files) await ctx.transact((step) => removeUnshownFile(step, publicId));
    },
  };
};
export type Store = ReturnType<typeof createStore>;

async function* once(upload: Upload) {
  yield upload;
}

/** In no order, a few at once; the first that fails ends it. */
export const forEach = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failed = done.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};

/** Pictures and recordings of slides. One that is none is told, and its slide goes without. */
export const storeFiles = async (
  { ports }: UploaderCtx,
  store: Store,
  { sources, report }: { sources: readonly Source[]; report: Report },
): Promise<Stored> => {
  const stored: Stored = { pictures: new Map(), recordings: new Map() };
  await forEach(sources, async (source) => {
    const file = await store.store(source).catch((error) => tellRefusal(error, report));
    if (!file) return;
    const { url, width, height } = presentFile(file);
    if (width && height) {
      report.take('pictures');
      stored.pictures.set(source.name, { kind: 'photo', url, width, height, alt: '' });
    } else {
      report.take('recordings');
      const durationMs = (await filmLength(ports.storage, file)) ?? (await recordingLength(source.open()));
      stored.recordings.set(source.name, { audioFile: url, durationMs });
    }
  });
  return stored;
};

const OF_THE_FILE = ['invalid-input', 'too-large'];

const tellRefusal = (error: unknown, report: Report): null => {
  if (!(error instanceof AppError) || !OF_THE_FILE.includes(error.code)) throw error;
  report.tell(LINES.notStored(error.message));
  return null;
};
