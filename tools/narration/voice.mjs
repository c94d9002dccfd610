// The voice: what it is told, how it is asked, and what it answers.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './programs.mjs';

/** Of the voice's own waves. */
export const SAMPLES_PER_MS = 32;

/** @typedef {import('./spoken.mjs').SpokenWord} SpokenWord */
/**
 * One sentence as it was spoken: `starts` has one for each script word, `begin` and `end` are those of its sound; all in ms.
 * @typedef {{ samples: Int16Array, starts: number[], begin: number, end: number }} Utterance
 */

const lexicon = new Map(
  readFileSync(new URL('lexicon.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ')).trim()]),
);

/** @param {string} syllables "p r ow - 's iy - r ax s" */
const pronounced = (syllables) =>
  syllables
    .split(' - ')
    .map((phones) => `((${phones.replace("'", '')}) ${phones.startsWith("'") ? 1 : 0})`)
    .join(' ');

// "The" before a vowel; a speed that with the pauses comes to about 160 words a minute.
const manner = `
(voice_cmu_us_slt_arctic_hts)
(set! hts_engine_params (append hts_engine_params '(("-r" 0.86))))
(define (thee utt)
  (mapcar
    (lambda (word)
      (if (string-equal (item.name word) "the")
        (let ((last (item.relation (item.daughtern (item.relation.daughtern word 'SylStructure)) 'Segment)))
          (if (string-equal (item.feat last "n.ph_vc") "+") (item.set_name last "iy")))))
    (utt.relation.items utt 'Word))
  utt)
(set! postlex_rules_hooks (append postlex_rules_hooks (list thee)))
(define (start token) (format t " %f" (item.feat (item.daughter1 token) "word_start")))
(define (guessed token)
  (if (not (lex.lookup_all (item.name (item.daughter1 token)))) (format t "guessed %s\\n" (item.name token))))
(define (each act token) (if token (begin (act token) (each act (item.next token)))))
(define (speak number text)
  (let ((utt (utt.synth (eval (list 'Utterance 'Text text)))))
    (utt.save.wave utt (format nil "%d.wav" number) 'riff)
    (each guessed (utt.relation.first utt 'Token))
    (format t "spoken")
    (each start (utt.relation.first utt 'Token))
    (format t " %f\\n" (item.feat (utt.relation.last utt 'Segment) "segment_start"))))
`;

/**
 * The program that speaks the sentences. It changes when what is said or how it is said changes, and then only.
 * @param {SpokenWord[][]} sentences
 */
export function program(sentences) {
  const words = new Set(sentences.flatMap((sentence) => sentence.flatMap(({ said }) => said)));
  const entries = [...lexicon]
    .filter(([word]) => words.has(word) || words.has(`${word}'s`))
    .map(([word, syllables]) => `(lex.add.entry '("${word}" nil (${pronounced(syllables)})))`);
  const speeches = sentences.map((sentence, at) => `(speak ${at} "${text(sentence)}")`);
  return [manner.trim(), ...entries, ...speeches, ''].join('\n');
}

/** @param {SpokenWord[]} sentence */
const text = (sentence) =>
  sentence
    .map(({ said, mark }) => said.join(' ') + mark)
    .join(' ')
    .replaceAll(/^[ ,]+|[ ,]+(?=[,.?])/g, '');

/**
 * @param {{ scheme: string, sentences: SpokenWord[][], folder: string }} job the folder is for this job alone
 * @returns {Promise<{ utterances: Utterance[], guessed: string[] }>}
 */
export async function speak({ scheme, sentences, folder }) {
  writeFileSync(join(folder, 'program.scm'), scheme);
  const output = await runProgram('festival', ['-b', 'program.scm'], { cwd: folder });
  const lines = output.toString().split('\n');
  const spoken = lines.filter((line) => line.startsWith('spoken '));
  const utterances = sentences.map((sentence, at) => {
    const times = (spoken[at] ?? '')
      .split(' ')
      .slice(1)
      .map((seconds) => Math.round(Number(seconds) * 1000));
    return { ...timed(sentence, times), samples: readWave(join(folder, `${at}.wav`)) };
  });
  const guessed = lines.filter((line) => line.startsWith('guessed ')).map((line) => line.slice(8));
  return { utterances, guessed };
}

/**
 * A script word starts where the first word that is said for it does; one for which nothing is said, with the next.
 * @param {SpokenWord[]} sentence
 * @param {number[]} times the starts of what is said, then the end
 */
export function timed(sentence, times) {
  const count = sentence.reduce((sum, { said }) => sum + said.length, 0);
  if (times.length !== count + 1 || times.some((time) => !Number.isInteger(time))) {
    throw new Error(`${count} words, ${times.length} times: ${text(sentence)}`);
  }
  let next = 0;
  const starts = sentence.map(({ said }) => {
    const start = times[next] ?? 0;
    next += said.length;
    return start;
  });
  return { starts, begin: times[0] ?? 0, end: times.at(-1) ?? 0 };
}

/** @param {string} path of mono waves of 16 bits */
function readWave(path) {
  const file = readFileSync(path);
  const rate = file.readUInt32LE(24);
  if (rate !== SAMPLES_PER_MS * 1000) throw new Error(`${path} has ${rate} samples a second`);
  const begin = file.indexOf('data') + 8;
  const bytes = file.subarray(begin, begin + file.readUInt32LE(begin - 4));
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
