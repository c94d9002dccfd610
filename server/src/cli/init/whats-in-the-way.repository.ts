import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

const EXTENSIONS = ['unaccent', 'pg_trgm'];

/** What keeps an academy from being made in this database, a sentence each. */
export const whatIsInTheWay = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{
    maycreate: boolean;
    maymake: boolean;
    isours: boolean;
    tables: string[];
    extensions: string[];
  }>(sql`select
    has_schema_privilege(current_user, 'public', 'create') as maycreate,
    has_database_privilege(current_user, current_database(), 'create') as maymake,
    to_regclass('drizzle.__drizzle_migrations') is not null as isours,
    array(select tablename::text from pg_tables where schemaname = 'public' order by 1) as tables,
    array(select name::text from pg_available_extensions) as extensions`);
  const [found] = rows;
  if (!found) throw new Error('the database tells nothing of itself');
  const missing = EXTENSIONS.filter((name) => !found.extensions.includes(name));
  return [
    ...(found.maycreate && found.maymake
      ? []
      : ['This user may not create tables and schemas in the database.']),
    ...missing.map(
      (name) => `The server lacks the extension ${name}, which PostgreSQL's contrib package has.`,
    ),
    ...(found.isours || found.tables.length === 0 ? [] : [notEmpty(found.tables)]),
  ];
};

const notEmpty = (tables: readonly string[]): string =>
  `The database is not empty: it holds ${tables.slice(0, 3).join(', ')}${tables.length > 3 ? ' and more' : ''}, and no academy.`;
