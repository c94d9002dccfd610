// From a script to what a voice can read. Each word of the script keeps its place: what is said for it stands with it.
import { number, ordinal } from './numbers.mjs';

/**
 * `said` are small letters and apostrophes only, and may be none for a lone dash; `mark` is what the voice makes a break of.
 * @typedef {{ said: string[], mark: '' | ',' | '.' | '?' }} SpokenWord
 */

const units = new Map([
  ['mm', 'millimeter'],
  ['cm', 'centimeter'],
  ['ml', 'milliliter'],
  ['mL', 'milliliter'],
  ['U', 'unit'],
  ['mg', 'milligram'],
  ['µg', 'microgram'],
  ['mcg', 'microgram'],
  ['kg', 'kilogram'],
  ['g', 'gram'],
  ['h', 'hour'],
  ['min', 'minute'],
  ['°', 'degree'],
]);
const signs = new Map([
  ['%', ['percent']],
  ['°C', ['degrees', 'celsius']],
  ['G', ['gauge']],
  ['+', ['plus']],
  ['±', ['plus', 'or', 'minus']],
  ['=', ['equals']],
  ['×', ['times']],
  ['<', ['below']],
  ['>', ['above']],
  ['≤', ['at', 'most']],
  ['≥', ['at', 'least']],
  ['&', ['and']],
  ['Dr', ['doctor']],
  ['vs', ['versus']],
  ['i.e', ['that', 'is']],
  ['e.g', ['for', 'example']],
  ['II', ['two']],
  ['III', ['three']],
  ['VI', ['six']],
  ['VII', ['seven']],
  ['SNAP', ['snap']],
  ['SNARE', ['snare']],
]);
const letters = new Map(
  'ay bee see dee ee eff gee aitch eye jay kay ell em en oh pee cue ar ess tee you vee double-you ex why zee'
    .split(' ')
    .map((name, at) => [String.fromCharCode(65 + at), name.split('-')]),
);
const abbreviation = /^(Dr|vs|e\.g|i\.e|al|Fig|No|Prof|St)\.$/;

/** @param {string} script */
export const scriptWords = (script) => script.trim().split(/\s+/);

/**
 * Paragraphs of sentences of words. Laid end to end they are exactly the words of the script.
 * @param {string} script
 * @returns {SpokenWord[][][]}
 */
export const spokenParagraphs = (script) =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => sentences(scriptWords(paragraph)).map(spokenSentence));

/** @param {string[]} words */
function sentences(words) {
  /** @type {string[][]} */
  const found = [[]];
  words.forEach((word, at) => {
    found.at(-1)?.push(word);
    const ends = /[.?!…]["”’')\]]*$/.test(word) && !abbreviation.test(word);
    if (ends && at < words.length - 1) found.push([]);
  });
  return found;
}

/** @param {string[]} words */
const spokenSentence = (words) =>
  words.map((word, at) => {
    const bare = word.replace(/^[“"‘'([*_]+|[”"’')\],.;:?!…*_]+$/g, '');
    const said = bare === 'A' && at > 0 ? ['ay'] : sayings(bare, words[at - 1] ?? '');
    return { said, mark: at === words.length - 1 ? end(word) : pause(word, words[at + 1] ?? '') };
  });

/** @param {string} word @returns {SpokenWord['mark']} */
const end = (word) => (/\?["”’')\]]*$/.test(word) ? '?' : '.');

/** @param {string} word @param {string} next @returns {SpokenWord['mark']} */
const pause = (word, next) => (/([,;:)\]]["”’')\]]*|[–—]|^-)$/.test(word) || /^[([]/.test(next) ? ',' : '');

/**
 * @param {string} word without the punctuation around it
 * @param {string} before the word before, which says whether a unit is one or many
 * @returns {string[]}
 */
function sayings(word, before) {
  const known = signs.get(word);
  if (known) return known;
  const unit = units.get(word);
  if (unit && /\d$|^(one|a|per|each)$/.test(before)) {
    return [/^(1|one|a|per|each)$/.test(before) ? unit : `${unit}s`];
  }
  const range = /^([\d.,]+)\s*[–—-]\s*([\d.,]+)(.*)$/.exec(word) ?? /^([\d.,]+):([\d.,]+)()$/.exec(word);
  if (range) return [...number(range[1] ?? ''), 'to', ...sayings(`${range[2]}${range[3]}`, before)];
  const figures = /^([<>≤≥±+]?)(\d[\d,]*(?:\.\d+)?|\.\d+)(.*)$/.exec(word);
  if (figures) return figureSayings(figures[1] ?? '', figures[2] ?? '', figures[3] ?? '');
  const parts = word.split(/[–—/-]+/).filter(Boolean);
  return parts.length > 1 ? parts.flatMap((part) => sayings(part, '')) : letterSayings(word);
}

/** @param {string} sign @param {string} figures @param {string} tail "mm", "th", "%", "-gauge" or nothing */
function figureSayings(sign, figures, tail) {
  const before = signs.get(sign) ?? [];
  if (/^(st|nd|rd|th)$/.test(tail)) return [...before, ...ordinal(Number(figures))];
  const after = tail.replace(/^[–—/-]+/, '');
  return [...before, ...number(figures), ...(after === '' ? [] : sayings(after, figures))];
}

/** @param {string} word @returns {string[]} */
function letterSayings(word) {
  if (/^[A-Z]{2,5}$/.test(word) || /^[B-HJ-Z]$/.test(word)) {
    return [...word].flatMap((letter) => letters.get(letter) ?? []);
  }
  const mixed = /^([A-Z]+)(\d+)$/.exec(word);
  if (mixed) return [...letterSayings(mixed[1] ?? ''), ...number(mixed[2] ?? '')];
  const plain = word
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/[^a-z']/g, '');
  return plain === '' ? [] : [plain];
}
