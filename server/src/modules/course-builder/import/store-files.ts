import type { DraftPicture } from '#contracts/course-builder/draft-slide.ts';
import { AppError } from '#server/calls/app-error.ts';
import { filmLength, presentFile, type UploaderCtx } from '#server/modules/media/index.ts';
import type { Source, Store } from './create-store.ts';
import { LINES } from './import-words.ts';
import { recordingLength } from './recording-length.ts';
import type { Report } from './report.ts';

/** By what they are called in the file. */
export type Stored = {
  pictures: Map<string, DraftPicture>;
  recordings: Map<string, { audioFile: string; durationMs: number }>;
};

/** Pictures and recordings of slides. One that is none is told, and its slide goes without. */
export const storeFiles = async (
  { ports }: UploaderCtx,
  store: Store,
  { sources, report }: { sources: readonly Source[]; report: Report },
): Promise<Stored> => {
  const stored: Stored = { pictures: new Map(), recordings: new Map() };
  store.expect(sources.length);
  for (const source of sources) {
    const file = await store.store(source).catch((error) => tellRefusal(error, report));
    if (!file) continue;
    const { url, width, height } = presentFile(file);
    if (width && height) {
      report.take('pictures');
      stored.pictures.set(source.name, { kind: 'photo', url, width, height, alt: '' });
    } else {
      report.take('recordings');
      const durationMs = (await filmLength(ports.storage, file)) ?? (await recordingLength(source.open()));
      stored.recordings.set(source.name, { audioFile: url, durationMs });
    }
  }
  return stored;
};

const OF_THE_FILE = ['invalid-input', 'too-large'];

const tellRefusal = (error: unknown, report: Report): null => {
  if (!(error instanceof AppError) || !OF_THE_FILE.includes(error.code)) throw error;
  report.tell(LINES.notStored(error.message));
  return null;
};
