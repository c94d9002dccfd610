import { fieldError } from '#server/calls/app-error.ts';
import { filmLength, keyOf, type StoredFile } from '#server/modules/media/index.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { decodeByProgram } from './decode-by-program.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { decodeOpus } from './decode-opus.ts';
import { decodeWav } from './decode-wav.ts';
import { type Heard, meterLevels } from './level-meter.ts';
import { BrokenRecording, type Bytes, type Decoded } from './recording.ts';

/** What could be heard; or, where nothing here reads this kind, how long it says it is. */
export type Hearing = { heard: Heard } | { heard: null; durationMs: number | null };

const LONGEST_MINUTES = 30;

/** Hears a stored recording to its end, of which only the level of each 10 ms is kept. Refuses what is broken or too long. */
export const hearRecording = async (storage: Storage, file: StoredFile): Promise<Hearing> => {
  try {
    const decoded = await decoderOf(storage, file);
    if (decoded) return { heard: await hearAll(decoded) };
    const durationMs = file.extension === 'm4a' ? await filmLength(storage, file) : null;
    if ((durationMs ?? 0) > LONGEST_MINUTES * 60_000) throw tooLong();
    return { heard: null, durationMs };
  } catch (error) {
    if (!(error instanceof BrokenRecording)) throw error;
    throw fieldError(
      'audioFile',
      `“${file.name}” cannot be read to its end: it is broken. Please upload it again.`,
    );
  }
};

const decoderOf = async (storage: Storage, file: StoredFile): Promise<Decoded | null> => {
  const { extension } = file;
  if (extension === 'wav') return decodeWav(await bytesOf(storage, file));
  if (extension === 'mp3') return decodeMp3(await bytesOf(storage, file));
  const opus = extension === 'm4a' ? null : await decodeOpus(await bytesOf(storage, file));
  const seconds = LONGEST_MINUTES * 60 + 1;
  return opus ?? decodeByProgram(() => bytesOf(storage, file), { extension, seconds });
};

const bytesOf = async (storage: Storage, file: StoredFile): Promise<Bytes> => {
  const found = await storage.read(keyOf(file));
  if (!found) throw fieldError('audioFile', 'This recording is no longer here. Please upload it again.');
  return found.stream;
};

const hearAll = async (decoded: Decoded): Promise<Heard> => {
  const meter = meterLevels();
  for await (const samples of decoded) {
    meter.add(samples);
    if (meter.seconds() > LONGEST_MINUTES * 60) throw tooLong();
  }
  const heard = meter.heard();
  if (heard.durationMs === 0) throw new BrokenRecording('a recording of no length');
  return heard;
};

const tooLong = () =>
  fieldError(
    'audioFile',
    `The recording of a slide can have at most ${LONGEST_MINUTES} minutes. Please divide the slide.`,
  );
