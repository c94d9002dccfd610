import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { spokenWords } from '#domain/course-builder/narration/spoken-words.ts';
import { timeByEnergy } from '#domain/course-builder/narration/time-by-energy.ts';
import { timeByLength } from '#domain/course-builder/narration/time-by-length.ts';
import { scriptWords } from '#domain/learning/script-words.ts';
import { decodeOpus } from '#server/modules/course-builder/narration/hearing/decode-opus.ts';
import { meterLevels } from '#server/modules/course-builder/narration/hearing/level-meter.ts';
import { spokenLengths } from '#server/modules/course-builder/narration/hearing/spoken-lengths.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { describeMachine, figure, percentile, printTable } from './kit/report.ts';

// How far the times of words are from the true ones, which the voice of the recordings in content/courses has told, and
// what it costs to hear and time a minute of them.
const COURSES = join(projectRoot, 'content/courses');

type Slide = { slideId: string; script?: string };
type Truth = { words: number[]; durationMs: number };
type Way = 'length' | 'energy' | 'speech';

const misses: Record<Way, number[]> = { length: [], energy: [], speech: [] };
const spent = { hear: 0, time: 0, speak: 0, heardMs: 0, uncertain: 0 };

const timed = async <T>(part: 'hear' | 'time' | 'speak', work: () => Promise<T> | T): Promise<T> => {
  const since = performance.now();
  const done = await work();
  spent[part] += performance.now() - since;
  return done;
};

const hear = async (path: string) => {
  const decoded = await decodeOpus(createReadStream(path));
  if (!decoded) throw new Error(`${path} is no Opus`);
  const meter = meterLevels();
  for await (const samples of decoded) meter.add(samples);
  return meter.heard();
};

const measure = async (folder: string, { slideId, script }: Slide) => {
  if (!script) return;
  const path = join(folder, 'narration', slideId);
  const truth = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Truth;
  const { levels, durationMs } = await timed('hear', () => hear(`${path}.ogg`));
  spent.heardMs += durationMs;
  const note = (way: Way, words: readonly number[] = []) =>
    misses[way].push(...truth.words.map((ms, at) => Math.abs(ms - (words[at] ?? 0))));
  const spoken = spokenWords(script);
  note('length', timeByLength(spoken, durationMs));
  const byEnergy = await timed('time', () => timeByEnergy(spoken, levels));
  note('energy', byEnergy?.words);
  spent.uncertain += byEnergy?.uncertain.length ?? 0;
  const lengths = await timed('speak', () => spokenLengths(scriptWords(script)));
  if (lengths) note('speech', timeByEnergy(spokenWords(script, lengths), levels)?.words);
};

console.log(describeMachine());
for (const slug of readdirSync(COURSES)) {
  const folder = join(COURSES, slug);
  for (const name of readdirSync(folder).filter((one) => /^module-\d+\.yaml$/.test(one))) {
    const { sections } = parse(readFileSync(join(folder, name), 'utf8')) as {
      sections: { slides: Slide[] }[];
    };
    for (const slide of sections.flatMap(({ slides }) => slides)) await measure(folder, slide);
  }
}
const threeMinutes = (ms: number) => figure((ms / spent.heardMs) * 180_000, 'ms');
printTable(
  ['timed by', 'words', 'half within', '90 % within', '99 % within'],
  Object.entries(misses)
    .filter(([, off]) => off.length > 0)
    .map(([way, off]) => [
      way,
      String(off.length),
      ...[0.5, 0.9, 0.99].map((share) => figure(percentile(off, share), 'ms')),
    ]),
);
printTable(
  ['of three minutes', 'takes'],
  [
    ['decoding and levels', threeMinutes(spent.hear)],
    ['sharing the words out', threeMinutes(spent.time)],
    ['espeak-ng', misses.speech.length > 0 ? threeMinutes(spent.speak) : 'not installed'],
    ['words marked uncertain', `${figure((100 * spent.uncertain) / misses.energy.length)} %`],
  ],
);
