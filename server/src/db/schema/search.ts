import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What can be found, one row a page: copies of what courses, instructors and `content/` say. `search_vector` is a
 * function of our own over title, keywords and body, without accents.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: id(),
    kind: text('kind', { enum: ['course', 'instructor', 'news', 'page'] }).notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    /** Code, city and names: found like the title. */
    keywords: text('keywords').notNull().default(''),
    body: text('body').notNull().default(''),
    detail: text('detail').notNull().default(''),
    /** Orders equal ranks: the next date first, the newest article first. */
    sortAt: instant('sort_at'),
    vector: tsvector('vector').generatedAlwaysAs(sql`search_vector(title, keywords, body)`),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('search_entries_path_key').on(t.path),
    index('search_entries_vector_idx').using('gin', t.vector),
  ],
);
