import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FRAME_MS } from '#domain/course-builder/narration/voiced-stretches.ts';
import { findProgram, runProgram } from '../../import/run-program.ts';
import { decodeWav } from './decode-wav.ts';
import { meterLevels, NOTHING_DB } from './level-meter.ts';

const SPEAK_MS = 30_000;
const BREAK_MS = 600;
/** A silence of half a break parts two words; within a word there is none as long. */
const PARTED_FRAMES = BREAK_MS / 2 / FRAME_MS;
/** More are not worth the wait. */
const MOST_WORDS = 1200;
/** A word that stands by itself is drawn out. */
const BY_ITSELF_MS = 100;
const SHORTEST_MS = 60;
const SAID = /[\p{L}\p{N}]/u;

/** What espeak-ng takes to say each of these words by itself, in milliseconds; null where it is not installed or says other words. */
export const spokenLengths = async (
  words: readonly string[],
): Promise<ReadonlyMap<string, number> | null> => {
  const espeak = await findProgram('espeak-ng');
  const said = [...new Set(words.filter((word) => SAID.test(word)))];
  if (!espeak || said.length === 0 || said.length > MOST_WORDS) return null;
  const folder = await mkdtemp(join(tmpdir(), 'academy-narration-'));
  try {
    const [text, sound] = [join(folder, 'words.xml'), join(folder, 'words.wav')];
    await writeFile(text, said.map((word) => `${escaped(word)}<break time="${BREAK_MS}ms"/>\n`).join(''));
    await runProgram(espeak, ['-m', '-v', 'en', '-f', text, '-w', sound], { folder, ms: SPEAK_MS });
    const lengths = await partedLengths(sound);
    return lengths.length === said.length
      ? new Map(said.map((word, at) => [word, withinSentence(lengths[at] ?? 0)]))
      : null;
  } catch {
    // Times without it are good enough to be corrected.
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const withinSentence = (ms: number): number => Math.max(SHORTEST_MS, ms - BY_ITSELF_MS);

/** A mark at the end would change how a word is said. */
const escaped = (word: string): string =>
  word
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%°]+$/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const partedLengths = async (path: string): Promise<number[]> => {
  const meter = meterLevels();
  for await (const samples of decodeWav(createReadStream(path))) meter.add(samples);
  const lengths: number[] = [];
  let [heard, silent] = [0, 0];
  for (const level of meter.heard().levels)
    if (level === NOTHING_DB) silent += 1;
    else {
      if (silent >= PARTED_FRAMES && heard > 0) {
        lengths.push(heard * FRAME_MS);
        heard = 0;
      }
      heard += heard > 0 ? silent + 1 : 1;
      silent = 0;
    }
  return heard > 0 ? [...lengths, heard * FRAME_MS] : lengths;
};
