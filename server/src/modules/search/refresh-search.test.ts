import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { keepSearchFresh } from './keep-search-fresh.ts';
import { refreshSearch } from './refresh-search.ts';
import { searchBindings } from './search.routes.ts';

const database = given(freshDatabase);
const calls = given(() => testCalls(searchBindings, { db: database.db }));

type Row = { path: string; title: string; xmin: string };
const rows = async () =>
  (await database.pool.query<Row>('SELECT path, title, xmin::text FROM search_entries ORDER BY path')).rows;
const refresh = () => calls.ctx(refreshSearch);
const change = (set: string, slug: string) =>
  database.pool.query(`UPDATE courses SET ${set}, updated_at = now() WHERE slug = $1`, [slug]);

test('what has not changed is not written again', async () => {
  await addCourse(database.db, { slug: 'peels', title: 'Peels' });
  await refresh();
  const before = await rows();
  expect(before.length).toBeGreaterThan(20);
  await refresh();
  expect(await rows()).toEqual(before);
});

test('what has changed is found under its new words, what is gone no more', async () => {
  await addCourse(database.db, { slug: 'threads', title: 'Threads' });
  await refresh();
  await change(`title = 'Chemical peels'`, 'peels');
  await change(`status = 'cancelled'`, 'threads');
  await refresh();
  const found = (await rows()).filter(({ path }) => path.startsWith('/in-person/courses/'));
  expect(found.map(({ title }) => title)).toEqual(['Chemical peels']);
});

test('two processes that refresh at once make no entry twice', async () => {
  await addCourse(database.db, { slug: 'lasers', title: 'Lasers' });
  await Promise.all([refresh(), refresh(), refresh()]);
  expect((await rows()).filter(({ title }) => title === 'Lasers')).toHaveLength(1);
});

test('a change of the catalog is taken up, and again after a try that failed', async () => {
  let version = 1;
  let isBroken = true;
  const refreshed: number[] = [];
  const watch = keepSearchFresh({
    log: { debug() {}, info() {}, warn() {}, error() {} },
    catalogue: { catalogueVersion: () => version },
    everyMs: 2,
    outer: () => {
      if (isBroken) throw new Error('the database is away');
      refreshed.push(version);
      return calls.outer();
    },
  });
  await expect.poll(() => refreshed).toEqual([]);
  isBroken = false;
  await expect.poll(() => refreshed).toEqual([1]);
  version = 2;
  await expect.poll(() => refreshed).toEqual([1, 2]);
  watch.stop();
});
