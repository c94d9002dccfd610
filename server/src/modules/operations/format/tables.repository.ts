import type { Connection } from '#server/platform/db/pool.ts';

/** A table by its full, quoted name, with the columns that a row is made of. */
export type Table = { name: string; columns: string[] };

/**
 * Every table that is the academy's or its stand-in gateway's, each after those that it refers to. Jobs are not
 * among them: whatever is open is found again by reconciliation.
 */
export const listTables = async (client: Connection): Promise<Table[]> => {
  const { rows } = await client.query<Table & { refersTo: string[] }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name,
      (SELECT array_agg(quote_ident(a.attname) ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT coalesce(array_agg(DISTINCT format('%I.%I', fn.nspname, f.relname)), '{}') FROM pg_constraint k
        JOIN pg_class f ON f.oid = k.confrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS "refersTo"
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname IN ('public', 'sandbox_gateway')
    ORDER BY n.nspname, c.relname`);
  return inOrder(rows).map(({ name, columns }) => ({ name, columns }));
};

const inOrder = <T extends { name: string; refersTo: string[] }>(tables: readonly T[]): T[] => {
  const ordered: T[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const isWaiting = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ refersTo }) => !refersTo.some((name) => isWaiting.has(name)));
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...isWaiting].join(', ')}`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
};

export const countRows = async (client: Connection, table: string): Promise<number> => {
  const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`);
  return Number(rows[0]?.n);
};

/** What the migrations have made of the schema, equal exactly when the same ones have run; null where none has. */
export const schemaVersion = async (client: Connection): Promise<string | null> => {
  const journal = await client.query<{ is: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is`,
  );
  if (!journal.rows[0]?.is) return null;
  const { rows } = await client.query<{ version: string | null }>(
    `SELECT encode(sha256(string_agg(hash, ',' ORDER BY id)::bytea), 'hex') AS version
     FROM drizzle.__drizzle_migrations`,
  );
  return rows[0]?.version ?? null;
};

const AT_ONCE = 500;

/** The rows of a table as JSON texts, some hundred at a time; every value as PostgreSQL itself writes it. */
export async function* readRows(client: Connection, table: string): AsyncGenerator<string[]> {
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${table} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${AT_ONCE} FROM backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('CLOSE backup_rows');
}

/**
 * Rows that come back are as they were: nothing of ours counts them or writes their columns again. A table is not altered
 * while a constraint of it waits for the end of the transaction, so that it is checked before.
 */
export const setTriggers = async (client: Connection, name: string, mode: 'ENABLE' | 'DISABLE') => {
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  await client.query(`ALTER TABLE ${name} ${mode} TRIGGER USER`);
  await client.query('SET CONSTRAINTS ALL DEFERRED');
};

export const insertRows = async (client: Connection, { name, columns }: Table, lines: readonly string[]) => {
  const list = columns.join(', ');
  await client.query(
    `INSERT INTO ${name} (${list}) OVERRIDING SYSTEM VALUE
     SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
};

/** Numbers that the database gives out go on after the highest that is there. */
export const continueSequences = async (client: Connection, table: string): Promise<void> => {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `SELECT quote_ident(attname) AS column, pg_get_serial_sequence($1, attname) AS sequence FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped
       AND pg_get_serial_sequence($1, attname) IS NOT NULL`,
    [table],
  );
  for (const { column, sequence } of rows) {
    await client.query(`SELECT setval($1, max(${column})) FROM ${table} HAVING count(*) > 0`, [sequence]);
  }
};

export const emptyTable = (client: Connection, name: string) => client.query(`DELETE FROM ${name}`);

/** One snapshot, whatever others write meanwhile. */
export const asSnapshot = <T>(client: Connection, work: () => Promise<T>): Promise<T> =>
  within(client, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work);

/** All or nothing. */
export const asOne = <T>(client: Connection, work: () => Promise<T>): Promise<T> =>
  within(client, 'BEGIN', work);

const within = async <T>(client: Connection, begin: string, work: () => Promise<T>): Promise<T> => {
  await client.query(begin);
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

const BACKUP_LOCK = 7_203_958;

/** Nobody else is while this session lasts. */
export const isAlone = async (client: Connection): Promise<boolean> => {
  const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
    BACKUP_LOCK,
  ]);
  return rows[0]?.alone === true;
};
