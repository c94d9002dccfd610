import type { ServerResponse } from 'node:http';
import type pg from 'pg';

/** Where the planted weaknesses are. Both scanners have to find theirs, or the run says nothing about the rest. */
export const PLANTED = { injection: '/planted/course', echo: '/planted/search' } as const;

/**
 * Two holes on purpose, of the kinds that the academy must not have: an id that becomes part of a query on its own
 * database, and words that become part of a page. Only ever served to the scanners, on loopback.
 */
export const answerPlanted = async (pool: pg.Pool, url: URL, response: ServerResponse): Promise<boolean> => {
  if (url.pathname === PLANTED.injection) {
    await tellCourse(pool, url.searchParams.get('id') ?? '1', response);
    return true;
  }
  if (url.pathname !== PLANTED.echo) return false;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><title>Search</title><p>Nothing was found for ${url.searchParams.get('q')}</p>`,
  );
  return true;
};

const tellCourse = async (pool: pg.Pool, id: string, response: ServerResponse): Promise<void> => {
  try {
    const { rows } = await pool.query(
      `select title from (values (1, 'Botox'), (2, 'Fillers')) course (id, title) where id = ${id}`,
    );
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Course</title><p>${rows.map(({ title }) => title).join(', ')}</p>`);
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
    const { severity, message } = error as pg.DatabaseError;
    // As weak sites word it: that is what a scanner knows it by.
    response.end(
      `<!doctype html><title>Course</title><p>PostgreSQL query failed: ${severity}:  ${message}</p>`,
    );
  }
};
