import type { Highlighted } from '#contracts/site/search.ts';

/** Marks around a hit, from Unicode's private use area; no text of ours has them. */
export const HIT_START = '\uE000';
export const HIT_END = '\uE001';

/** In words. */
const EXCERPT_LENGTH = 32;
const BEFORE_FIRST_HIT = 6;

type Word = { text: string; hit: boolean };

/**
 * PostgreSQL marks the hits in the text without its accents; word for word they are those of the text as it is
 * written. Where the two have not the same number of words, nothing is marked.
 */
const wordsOf = (text: string, marked: string): Word[] => {
  const words = text.split(/\s+/).filter(Boolean);
  const marks = marked.split(/\s+/).filter(Boolean);
  const isSame = words.length === marks.length;
  return words.map((word, index) => ({ text: word, hit: isSame && !!marks[index]?.includes(HIT_START) }));
};

/** A hit without the punctuation at its ends; neighbours of the same kind become one piece. */
const toPieces = (words: readonly Word[]): Highlighted => {
  const pieces: Highlighted = [];
  const add = (text: string, hit: boolean) => {
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += text;
    else if (text) pieces.push({ text, hit });
  };
  for (const [index, word] of words.entries()) {
    if (index > 0) add(' ', false);
    const [, before = '', core = '', after = ''] =
      /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word.text) ?? [];
    add(before, false);
    add(core, word.hit);
    add(after, false);
  }
  return pieces;
};

export const highlight = (text: string, marked: string): Highlighted => toPieces(wordsOf(text, marked));

/** The part of a text with the most hits, the first of several; its beginning where there are none. */
export const excerpt = (text: string, marked: string): Highlighted => {
  const words = wordsOf(text, marked);
  const start = Math.max(0, bestStart(words) - BEFORE_FIRST_HIT);
  const shown = words.slice(start, start + EXCERPT_LENGTH);
  const before = start > 0 ? [{ text: '…', hit: false }] : [];
  const after = start + EXCERPT_LENGTH < words.length ? [{ text: '…', hit: false }] : [];
  return toPieces([...before, ...shown, ...after]);
};

/** A window that begins with a hit holds the most of them. */
const bestStart = (words: readonly Word[]): number => {
  const hits = words.flatMap(({ hit }, index) => (hit ? [index] : []));
  const within = EXCERPT_LENGTH - BEFORE_FIRST_HIT;
  const countFrom = (start: number) => hits.filter((hit) => hit >= start && hit < start + within).length;
  let best = { start: 0, count: 0 };
  for (const start of hits) {
    const count = countFrom(start);
    if (count > best.count) best = { start, count };
  }
  return best.start;
};
