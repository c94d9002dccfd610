import { inArray, sql } from 'drizzle-orm';
import type { SEARCH_KINDS } from '#contracts/site/search.ts';
import { searchEntries } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { HIT_END, HIT_START } from './highlight.ts';

export type SearchKind = (typeof SEARCH_KINDS)[number];
export type SearchEntry = Omit<typeof searchEntries.$inferSelect, 'id' | 'vector'>;

/** In keywords: what comes after it is numbered, so that nobody can have meant it by another word. */
export const CODES_FOLLOW = '|';

/** Chosen by us: whoever refreshes the entries waits here for the one before. */
const REFRESH_LOCK = 7_203_959;
const ROWS_A_STATEMENT = 200;

export const lockRefreshing = (db: Tx) => db.execute(sql`select pg_advisory_xact_lock(${REFRESH_LOCK})`);

export const listEntries = (db: Tx | Db): Promise<SearchEntry[]> =>
  db
    .select({
      kind: searchEntries.kind,
      path: searchEntries.path,
      title: searchEntries.title,
      keywords: searchEntries.keywords,
      body: searchEntries.body,
      detail: searchEntries.detail,
      sortAt: searchEntries.sortAt,
      updatedAt: searchEntries.updatedAt,
    })
    .from(searchEntries);

const excluded = (column: string) => sql.raw(`excluded.${column}`);

export const saveEntries = async (db: Tx, rows: (typeof searchEntries.$inferInsert)[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await db
      .insert(searchEntries)
      .values(rows.slice(from, from + ROWS_A_STATEMENT))
      .onConflictDoUpdate({
        target: searchEntries.path,
        set: {
          kind: excluded('kind'),
          title: excluded('title'),
          keywords: excluded('keywords'),
          body: excluded('body'),
          detail: excluded('detail'),
          sortAt: excluded('sort_at'),
          updatedAt: excluded('updated_at'),
        },
      });
  }
};

export const deleteEntries = async (db: Tx, paths: string[]): Promise<void> => {
  if (paths.length > 0) await db.delete(searchEntries).where(inArray(searchEntries.path, paths));
};

/** Title, keywords and body: the sum of any number of hits in one of them stays below one hit in the one before. */
const WEIGHTS = '{0.02, 0.1, 0.3, 1.0}';
const HEADLINE = `HighlightAll=true, StartSel=${HIT_START}, StopSel=${HIT_END}`;
/** Where a word is found in thousands of courses, those of the next dates are compared, and all are counted. */
const RANKED_OF_A_KIND = 300;
/** Of a long text, where an excerpt is looked for. */
const EXCERPT_FROM = 20_000;

export type FoundRow = {
  kind: SearchKind;
  path: string;
  detail: string;
  total: number;
  title: string;
  /** The title without accents, with marks around each hit. */
  markedTitle: string;
  body: string;
  markedBody: string;
};

/**
 * Names are found as they are written, words in any of their forms; so each is asked for both ways. `isOpen`: the
 * last word may be the beginning of one.
 */
const tsquery = (typed: string, isOpen: boolean) => sql`(
  select case when ${isOpen} and forms::text like '%''' then (forms::text || ':*')::tsquery else forms end || names
  from (select
    websearch_to_tsquery('english', plain_text(${typed})) as forms,
    websearch_to_tsquery('simple', plain_text(${typed})) as names) as asked)`;

/** What is to come before what is over, and both the nearest first. */
const soonest = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`case when sort_at >= ${at} then sort_at end asc nulls last, sort_at desc nulls last, id`;
};

/** The best of each kind by rank, of equal ones the soonest. */
export const findEntries = async (
  db: Tx | Db,
  { typed, isOpen, now, most }: { typed: string; isOpen: boolean; now: Date; most: number },
): Promise<FoundRow[]> => {
  const { rows } = await db.execute<FoundRow>(sql`
    with asked as materialized (select ${tsquery(typed, isOpen)} as query),
    found as materialized (
      select id, kind collate "C" as kind, sort_at from ${searchEntries}, asked where vector @@ query
    ),
    near as (
      select id, kind, count(*) over (partition by kind)::int as total,
        row_number() over (partition by kind order by ${soonest(now)}) as nearness
      from found
    ),
    ranked as (
      select id, near.kind, total, nearness, round(ts_rank(${WEIGHTS}, vector, query)::numeric, 1) as rank
      from near join ${searchEntries} using (id), asked where nearness <= ${RANKED_OF_A_KIND}
    ),
    placed as (
      select id, total, row_number() over (partition by kind order by rank desc, nearness) as place from ranked
    )
    select kind, path, detail, total, title, left(body, ${EXCERPT_FROM}) as body,
      ts_headline('english', unaccent(title), query, ${HEADLINE}) as "markedTitle",
      ts_headline('english', unaccent(left(body, ${EXCERPT_FROM})), query, ${HEADLINE}) as "markedBody"
    from placed join ${searchEntries} using (id), asked where place <= ${most} order by kind, place`);
  return rows;
};

/** For each of these words the one most like it in titles and keywords, where there is one. */
export const findLikeWords = async (db: Tx | Db, words: string[]): Promise<Map<string, string>> => {
  const { rows } = await db.execute<{ word: string; like: string }>(sql`
    with written as materialized (
      select distinct (title || ' ' || split_part(keywords, ${CODES_FOLLOW}, 1)) collate "C" as text from ${searchEntries}
    ),
    wholes as materialized (
      select distinct whole collate "C" as whole from written, string_to_table(written.text, ' ') as whole
    ),
    vocabulary as materialized (
      select distinct plain_text(part) collate "C" as word
      from wholes, regexp_split_to_table(whole, '[[:space:][:punct:][:digit:]]+') as part where length(part) > 2
    )
    select typed as word, near.word as like from unnest(${sql.param(words)}::text[]) as typed, lateral (
      select word from vocabulary where word % plain_text(typed)
      order by similarity(word, plain_text(typed)) desc, word limit 1
    ) as near`);
  return new Map(rows.map((row) => [row.word, row.like]));
};
