// From spoken sentences to one recording, with its pauses, its loudness and the time of each word.
import { runProgram } from './programs.mjs';
import { SAMPLES_PER_MS } from './voice.mjs';

const EDGE_MS = 300;
const SENTENCE_MS = 350;
const PARAGRAPH_MS = 600;
/** Around the sound of a sentence, where the voice fades in and out; part of the pauses. */
const MARGIN_MS = 40;
/** LUFS. */
const LOUDNESS = -18;
/** Holds the few peaks that would clip at that loudness to -1.5 dB. */
const limiter = 'alimiter=limit=0.84:attack=5:release=50:level=disabled';
const encoding = '-ar 48000 -c:a libopus -b:a 24k -vbr on -application audio -map_metadata -1'.split(' ');

/** What besides the voice decides how a recording comes out. */
export const manner = JSON.stringify([
  EDGE_MS,
  SENTENCE_MS,
  PARAGRAPH_MS,
  MARGIN_MS,
  LOUDNESS,
  limiter,
  encoding,
]);

/**
 * @param {import('./voice.mjs').Utterance[][]} paragraphs
 * @returns {{ samples: Int16Array, words: number[], durationMs: number }}
 */
export function assemble(paragraphs) {
  const sentences = paragraphs.flatMap((utterances) =>
    utterances.map((utterance, at) => ({
      utterance,
      pauseMs: at < utterances.length - 1 ? SENTENCE_MS : PARAGRAPH_MS,
    })),
  );
  const last = sentences.at(-1);
  if (last) last.pauseMs = EDGE_MS;
  const lengths = sentences.map(({ utterance, pauseMs }) => utterance.end - utterance.begin + pauseMs);
  const durationMs = lengths.reduce((sum, length) => sum + length, EDGE_MS);
  const samples = new Int16Array(durationMs * SAMPLES_PER_MS);
  /** @type {number[]} */
  const words = [];
  let at = EDGE_MS;
  for (const [index, { utterance }] of sentences.entries()) {
    const { sound, lead } = faded(utterance);
    samples.set(sound, at * SAMPLES_PER_MS - lead);
    for (const start of utterance.starts) words.push(at + start - utterance.begin);
    at += lengths[index] ?? 0;
  }
  return { samples, words, durationMs };
}

/**
 * The sound with a margin that grows from silence and sinks into it; `lead` is how many samples it begins early.
 * @param {import('./voice.mjs').Utterance} utterance
 */
function faded({ samples, begin, end }) {
  const from = Math.max(0, (begin - MARGIN_MS) * SAMPLES_PER_MS);
  const to = Math.min(samples.length, (end + MARGIN_MS) * SAMPLES_PER_MS);
  const lead = begin * SAMPLES_PER_MS - from;
  const tail = to - end * SAMPLES_PER_MS;
  const length = to - from;
  const sound = samples
    .slice(from, to)
    .map((sample, at) => sample * Math.min(1, at / (lead || 1), (length - at) / (tail || 1)));
  return { sound, lead };
}

/**
 * Opus in Ogg, as loud as all the others.
 * @param {Int16Array} samples
 */
export async function encode(samples) {
  const input = new Uint8Array(samples.buffer);
  const raw = ['-f', 's16le', '-ar', String(SAMPLES_PER_MS * 1000), '-ac', '1', '-i', 'pipe:0'];
  const quiet = ['-hide_banner', '-nostats'];
  const report = await runProgram('ffmpeg', [...quiet, ...raw, '-af', 'ebur128', '-f', 'null', '-'], {
    input,
  });
  const loudness = Number(/Summary:.*?\bI:\s+(-?[\d.]+)/s.exec(report.toString())?.[1]);
  if (Number.isNaN(loudness)) throw new Error(`ffmpeg told no loudness:\n${report}`);
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const output = [...encoding, ...exact, '-f', 'ogg', 'pipe:1'];
  const level = ['-af', `volume=${(LOUDNESS - loudness).toFixed(2)}dB,${limiter}`];
  return runProgram('ffmpeg', ['-loglevel', 'error', ...raw, ...level, ...output], { input });
}
