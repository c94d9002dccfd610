import type pg from 'pg';

type Query = string | { text: string };

/**
 * Every statement that a pool's connections send from now on, `begin` and `commit` too. For a pool that has not
 * connected yet.
 */
export const recordStatements = (pool: pg.Pool) => {
  let sent: string[] = [];
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (query: Query, ...rest: unknown[]) => unknown;
    const recording = (query: Query, ...rest: unknown[]) => {
      sent.push(typeof query === 'string' ? query : query.text);
      return send(query, ...rest);
    };
    client.query = recording as typeof client.query;
  });
  return {
    /** What was sent since the last time. */
    take: (): string[] => {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
};
