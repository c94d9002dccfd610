import { sql } from 'drizzle-orm';
import { draftSlides, draftTests } from '#server/db/schema/index.ts';
import type { FileUser } from '#server/modules/media/index.ts';

const names = (body: typeof draftSlides.body | typeof draftTests.body) =>
  sql`jsonb_path_exists(${body}, '$.** ? (@ == $url)', jsonb_build_object('url', asked.url))`;

/** What a draft shows stays, and what its published slides show. */
export const filesOfDrafts: FileUser = async (db, urls) => {
  if (urls.length === 0) return new Set();
  const { rows } = await db.execute<{ url: string }>(sql`
    select asked.url from unnest(${sql.param(urls)}::text[]) as asked(url)
    where exists (select from ${draftSlides} where ${names(draftSlides.body)})
      or exists (select from ${draftTests} where ${names(draftTests.body)})`);
  return new Set(rows.map(({ url }) => url));
};
