import { and, desc, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database.ts';

/** What LIKE takes for a pattern is meant as typed. */
const asTyped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Selected, or it would be worked out anew for each row. */
const isLike = (plain: SQLWrapper, before: '' | '%' | '% ', word: string): SQL =>
  sql`${plain} like (select ${before}::text || plain_text(${asTyped(word)}) || '%')`;

/** Of a name that is one word, in the case of `beginning`: by an index of beginnings, which needs to see the pattern. */
export const beginsWith = (name: SQLWrapper, beginning: string): SQL =>
  sql`${name} like ${`${asTyped(beginning)}%`}`;

/** As an index of beginnings has them, so that the first of many are found without reading the others. */
export const inItsOrder = (name: SQLWrapper): SQL => sql`${name} using ~<~`;

/**
 * `plain` has neither case nor accents. Less than three letters are the beginning of a word: an index of trigrams knows
 * them there only.
 */
export const hasWord = (plain: SQLWrapper, word: string): SQL | undefined =>
  word.length < 3 ? or(isLike(plain, '', word), isLike(plain, '% ', word)) : isWithin(plain, word);

const OWN_PART = /^[^@]{3,}@(?=.)/u;

/** An address is looked for by what comes before its domain: of a domain that many share, the index would read all. */
const isWithin = (plain: SQLWrapper, word: string): SQL | undefined => {
  const [own] = OWN_PART.exec(word) ?? [];
  if (!own) return isLike(plain, '%', word);
  return and(isLike(plain, '%', own), sql`strpos(${plain}, (select plain_text(${word}))) > 0`);
};

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

/** What many say is found among so many of the newest. */
export const NEWEST = 2_000;
/** An address is few people's, so that looking through the newest for it would be in vain. */
export const mayBeOfMany = (words: readonly string[]): boolean => !words.some((word) => OWN_PART.test(word));

/** Of which ids sort by the time that they were made, and an index of words knows the text. */
type Searched = PgTable & Record<'id' | 'searchText', AnyPgColumn>;
type Search = { where?: SQL | undefined; words: readonly string[]; limit: number };

/**
 * The ids of the newest that have all words. Looking through from the newest on is quick for words that many have, and
 * the index of words for those that few have; which is the case is not known before.
 */
export const newestSaid = async (
  db: Tx | Db,
  table: Searched,
  { where, words, limit }: Search,
): Promise<string[]> => {
  const { id, searchText } = table;
  const said = and(...words.map((word) => hasWord(sql`search_text`, word)));
  const newest = db.select({ id, searchText }).from(table).where(where).orderBy(desc(id)).limit(NEWEST);
  const all = db.select({ id }).from(table).where(and(where, said));
  const idsOf = async (query: SQL) => (await db.execute<{ id: string }>(query)).rows.map((row) => row.id);
  if (mayBeOfMany(words)) {
    const near = await idsOf(
      sql`select id from (${newest}) as newest where ${said} order by id desc limit ${limit}`,
    );
    if (near.length === limit) return near;
  }
  // Apart, or the rows would be looked through in their order all the same.
  return idsOf(sql`with found as materialized (${all}) select id from found order by id desc limit ${limit}`);
};
