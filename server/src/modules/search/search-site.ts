import { SEARCH_KINDS, type SearchResult } from '#contracts/site/search.ts';
import type { Ctx } from '#server/calls/context.ts';
import { excerpt, highlight } from './highlight.ts';
import { type FoundRow, findEntries, findLikeWords } from './search.repository.ts';

const SHOWN_OF_A_KIND = 8;

/** Everything that is found, by kind; what nobody could find as it was typed is searched for as it was meant. */
export const searchSite = async (ctx: Ctx, q: string) => {
  const typed = readable(q);
  const written = await find(ctx, typed);
  const found =
    written.length > 0 || !JOINED.test(typed) ? written : await find(ctx, typed.replace(JOINED, ' '));
  if (found.length > 0 || !typed) return { correctedTo: null, groups: toGroups(found) };
  const corrected = await correct(ctx, typed);
  const meant = corrected === typed ? [] : await find(ctx, corrected);
  return { correctedTo: meant.length > 0 ? corrected : null, groups: toGroups(meant) };
};

/** 'botox/fillers' is one name to PostgreSQL, of a file, and two words to whoever typed it. */
const JOINED = /[/&+,;|]+/gu;

/** What cannot be stored cannot be searched for either. */
const readable = (q: string): string =>
  q
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

const find = async (ctx: Ctx, typed: string): Promise<FoundRow[]> =>
  typed ? findEntries(ctx.db, { typed, isOpen: isOpen(typed), now: ctx.now, most: SHOWN_OF_A_KIND }) : [];

/** Whether the last word may be going on: it is neither excluded nor in a phrase. */
const isOpen = (typed: string): boolean =>
  /(^|[^-\p{L}\p{N}])[\p{L}\p{N}]+$/u.test(typed) && typed.split('"').length % 2 === 1;

const correct = async (ctx: Ctx, typed: string): Promise<string> => {
  const words = /[\p{L}\p{N}]{3,}/gu;
  const like = await findLikeWords(ctx.db, [...new Set(typed.match(words))]);
  return typed.replace(words, (word) => like.get(word) ?? word);
};

const toGroups = (rows: readonly FoundRow[]) => {
  const byKind = Map.groupBy(rows, (row) => row.kind);
  return SEARCH_KINDS.flatMap((kind) => {
    const [first, ...others] = byKind.get(kind) ?? [];
    return first ? [{ kind, total: first.total, results: [first, ...others].map(toResult) }] : [];
  });
};

const toResult = (row: FoundRow): SearchResult => ({
  path: row.path,
  title: highlight(row.title, row.markedTitle),
  excerpt: excerpt(row.body, row.markedBody),
  detail: row.detail,
});
