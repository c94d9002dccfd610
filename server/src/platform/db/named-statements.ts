import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Texts beyond these stay unnamed: a statement whose text differs every time would fill every connection's memory. */
const MOST_NAMES = 1_000;

type Names = Map<string, string>;

const namesOfProcess: Names = new Map();

const nameOf = (names: Names, text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
};

const isUnnamed = (query: unknown): query is { text: string } =>
  typeof query === 'object' && query !== null && 'text' in query && !('name' in query && query.name);

/**
 * Names the statements with parameters that a connection sends. PostgreSQL parses and plans a named one once for each
 * connection; for short statements that is half of its work.
 */
export const nameStatements = (client: pg.ClientBase, names = namesOfProcess): void => {
  const send = client.query.bind(client) as (...query: unknown[]) => unknown;
  const sendNamed = (query: unknown, ...rest: unknown[]) =>
    isUnnamed(query) && Array.isArray(rest[0]) && rest[0].length > 0
      ? send({ ...query, name: nameOf(names, query.text) }, ...rest)
      : send(query, ...rest);
  client.query = sendNamed as typeof client.query;
};
