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
