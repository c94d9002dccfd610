import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What LIKE takes for a pattern is meant as typed. Selected, or it would be worked out anew for each row. */
const isLike = (plain: SQLWrapper, before: '' | '%' | '% ', word: string): SQL =>
  sql`${plain} like (select ${before}::text || plain_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%')`;

/**
 * `plain` has neither case nor accents. Less than three letters are the beginning of a word: an index of trigrams knows
 * them there only.
 */
export const hasWord = (plain: SQLWrapper, word: string): SQL | undefined =>
  word.length < 3 ? or(isLike(plain, '', word), isLike(plain, '% ', word)) : isLike(plain, '%', word);

const BETWEEN = /[\s/&+,;|]+/u;
const AT_THE_ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
/** What joins words in a title and says nothing of what is looked for. */
const JOINING = new Set('a an and at by for from in of on or the to with'.split(' '));

/**
 * The words of a search, each of which has to occur: without the marks around them and what only joins them, for
 * nobody who types 'Botox & the fillers' looks for an ampersand. A search of nothing else is meant as it was typed.
 */
export const typedWords = (q: string): string[] => {
  const words = q
    .split(BETWEEN)
    .map((word) => word.replace(AT_THE_ENDS, ''))
    .filter(Boolean);
  const telling = words.filter((word) => !JOINING.has(word.toLowerCase()));
  return [telling, words].find(({ length }) => length > 0) ?? q.split(/\s+/).filter(Boolean);
};
