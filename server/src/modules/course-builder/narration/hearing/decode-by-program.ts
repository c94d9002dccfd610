import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findProgram, runProgram } from '../../import/run-program.ts';
import { decodeWav } from './decode-wav.ts';
import { BrokenRecording, type Bytes, type Decoded } from './recording.ts';

const DECODE_MS = 60_000;
/** What ffmpeg calls the forms that it is asked for, by the file's ending: it is not to guess, and not to look elsewhere. */
const FORMS: Readonly<Record<string, string>> = { m4a: 'mov', ogg: 'ogg', opus: 'ogg' };

/** By ffmpeg, as far as `seconds`; null where it is not installed. */
export const decodeByProgram = async (
  open: () => Promise<Bytes>,
  { extension, seconds }: { extension: string; seconds: number },
): Promise<Decoded | null> => {
  const ffmpeg = await findProgram('ffmpeg');
  const form = FORMS[extension];
  return ffmpeg && form ? decode(await open(), { ffmpeg, form, seconds }) : null;
};

type Work = { ffmpeg: string; form: string; seconds: number };

async function* decode(source: Bytes, { ffmpeg, form, seconds }: Work): Decoded {
  const folder = await mkdtemp(join(tmpdir(), 'academy-narration-'));
  try {
    const [from, to] = [join(folder, 'recording'), join(folder, 'sound.wav')];
    await pipeline(Readable.from(source), createWriteStream(from));
    const read = ['-protocol_whitelist', 'file', '-f', form, '-i', from];
    const write = ['-vn', '-ac', '1', '-ar', '16000', '-t', String(seconds), '-c:a', 'pcm_s16le', to];
    await runProgram(ffmpeg, ['-nostdin', '-v', 'error', ...read, ...write], { folder, ms: DECODE_MS }).catch(
      (cause: unknown) => {
        throw new BrokenRecording('ffmpeg could not read it', { cause });
      },
    );
    yield* decodeWav(createReadStream(to));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
