// Reads the scripts of self-paced courses aloud: npm run narrate [-- <slug> …]. By hand only; docs/OPERATIONS.md says
// what it needs. The recordings are part of the sources.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Refusal, root, runTool } from './environment.mjs';
import { requirePrograms } from './narration/programs.mjs';
import { assemble, encode, manner } from './narration/recording.mjs';
import { scriptWords, spokenParagraphs } from './narration/spoken.mjs';
import { program, speak } from './narration/voice.mjs';

/** @typedef {{ slideId: string, script: string, base: string }} Job `base` is the recording's path without its ending */

const courses = join(root, 'content', 'courses');

/** @param {string} folder of a course */
function jobsOf(folder) {
  const modules = readdirSync(folder).filter((name) => /^module-\d+\.yaml$/.test(name));
  return modules
    .map((name) => parse(readFileSync(join(folder, name), 'utf8')))
    .flatMap(({ sections }) => sections)
    .flatMap(({ slides }) => slides)
    .filter(({ script }) => script)
    .map(({ slideId, script }) => ({ slideId, script, base: join(folder, 'narration', slideId) }));
}

/** Recordings of slides that are no longer there. @param {string} folder @param {Job[]} jobs */
function removeStale(folder, jobs) {
  const wanted = new Set(jobs.flatMap(({ slideId }) => [`${slideId}.ogg`, `${slideId}.json`]));
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name));
}

/** @param {Job} job @returns {Promise<string[]>} the words that the voice guessed */
async function narrate({ slideId, script, base }) {
  const paragraphs = spokenParagraphs(script);
  const sentences = paragraphs.flat();
  const scheme = program(sentences);
  const hash = createHash('sha256')
    .update(JSON.stringify([script, scheme, manner]))
    .digest('hex');
  if (isMade(base, hash)) return [];
  const folder = mkdtempSync(join(tmpdir(), 'narration-'));
  try {
    const { utterances, guessed } = await speak({ scheme, sentences, folder });
    const { samples, ...timing } = assemble(paragraphs.map(({ length }) => utterances.splice(0, length)));
    requireOrder(slideId, scriptWords(script), timing);
    writeFileSync(`${base}.ogg`, await encode(samples));
    writeFileSync(`${base}.json`, `${JSON.stringify({ ...timing, hash })}\n`);
    console.log(`${slideId}: ${(timing.durationMs / 1000).toFixed(1)} s`);
    return guessed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} base @param {string} hash */
const isMade = (base, hash) =>
  existsSync(`${base}.ogg`) &&
  existsSync(`${base}.json`) &&
  JSON.parse(readFileSync(`${base}.json`, 'utf8')).hash === hash;

/** @param {string} slideId @param {string[]} script @param {{ words: number[], durationMs: number }} timing */
function requireOrder(slideId, script, { words, durationMs }) {
  const ordered = words.every((start, at) => start >= (words[at - 1] ?? 0) && start < durationMs);
  if (words.length !== script.length || !ordered) throw new Error(`${slideId}: words and sound do not agree`);
}

await runTool(async () => {
  requirePrograms();
  const slugs = process.argv.length > 2 ? process.argv.slice(2) : readdirSync(courses);
  /** @type {Job[]} */
  const jobs = [];
  for (const slug of slugs) {
    const folder = join(courses, slug);
    if (!existsSync(join(folder, 'course.yaml'))) throw new Refusal(`There is no course "${slug}".`);
    const found = jobsOf(folder);
    mkdirSync(join(folder, 'narration'), { recursive: true });
    removeStale(join(folder, 'narration'), found);
    jobs.push(...found);
  }
  const count = jobs.length;
  const guessed = new Set();
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift())
      for (const word of await narrate(job)) guessed.add(word);
  };
  await Promise.all([work(), work()]);
  if (guessed.size > 0) console.log(`words that the voice guessed: ${[...guessed].sort().join(' ')}`);
  console.log(`${count} scripts narrated`);
  return 0;
});
