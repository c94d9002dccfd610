import { afterAll, beforeAll, expect, test } from 'vitest';
import { CatalogueWatch } from './modules/catalogue/index.ts';
import { refreshSearch } from './modules/search/index.ts';
import type { Pages } from './pages/send-page.ts';
import { createLog } from './platform/log.ts';
import { freshDatabase } from './testing/database.ts';
import { given } from './testing/given.ts';
import { createTestApp } from './testing/test-app.ts';
import { testCalls } from './testing/test-calls.ts';
import { addCourse } from './testing/test-world.ts';

const database = given(freshDatabase);
const calls = given(() => testCalls([], { db: database.db }));

/** A page in place of the web application's, that shows what is found. */
const pages: Pages = {
  render: async ({ url }, { shared }) => {
    const q = new URL(url).searchParams.get('q') ?? '';
    return new Response(JSON.stringify(await shared.call('search', { q })));
  },
  sharedQuery: () => ['q'],
  takesJson: () => false,
};

/** One of several processes on the same database: it hears of changes by a watch of its own. */
const startProcess = async () => {
  const catalogue = new CatalogueWatch(database.pool, createLog('silent'));
  const { server, close } = await createTestApp(database.db, { catalogue, pages });
  return {
    ask: (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers }),
    catalogue,
    stop: async () => {
      catalogue.close();
      await close();
    },
  };
};
type Process = Awaited<ReturnType<typeof startProcess>>;

let one: Process;
let other: Process;
let slug: string;

const rename = (title: string) =>
  database.pool.query('UPDATE courses SET title = $1 WHERE slug = $2', [title, slug]);
const catchUp = () => Promise.all([one.catalogue.catchUp(), other.catalogue.catchUp()]);

beforeAll(async () => {
  slug = (await addCourse(database.db, { title: 'Chemical peels' })).slug;
  [one, other] = [await startProcess(), await startProcess()];
  await calls.ctx(refreshSearch);
  await catchUp();
});
afterAll(async () => {
  await one.stop();
  await other.stop();
});

test('a search is answered once for everybody, whatever else the address says', async () => {
  const { headers, body } = await one.ask('/api/search?q=peels');
  expect(body).toContain(slug);
  const again = await one.ask('/api/search?_=1&q=peels', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('who has searched too often is told to wait, and still given what is kept', async () => {
  const from = { 'x-forwarded-for': '192.0.2.7' };
  await one.ask('/api/search?q=lips', from);
  await database.pool.query(`UPDATE rate_limits SET hits = 1000 WHERE subject LIKE '%192.0.2.7'`);
  expect((await one.ask('/api/search?q=lips', from)).statusCode).toBe(200);
  const refused = await one.ask('/api/search?q=cheeks', from);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
});

test.each([
  ['/api/search?q=chemical', 'Chemical peels in spring'],
  ['/search?q=chemical', 'Chemical peels in autumn'],
])('%s, asked when a change cannot be found yet, is made anew once it can', async (url, title) => {
  const lastWord = title.split(' ').at(-1);
  await rename(title);
  await catchUp();
  const early = await Promise.all([one.ask(url), other.ask(url)]);
  await calls.ctx(refreshSearch);
  await catchUp();
  for (const { headers, body } of early) {
    expect(body).not.toContain(lastWord);
    for (const { ask } of [one, other]) {
      const late = await ask(url, { 'if-none-match': String(headers.etag) });
      expect(late.statusCode).toBe(200);
      expect(late.body).toContain(lastWord);
    }
  }
});

test('what can be found follows a change of the catalog, and is none', async () => {
  const versions = async () => {
    await catchUp();
    return [one.catalogue.catalogueVersion(), one.catalogue.version()] as const;
  };
  await rename('Peels');
  const [changed, old] = await versions();
  await calls.ctx(refreshSearch);
  const [same, found] = await versions();
  expect(same).toBe(changed);
  expect(found).toBeGreaterThan(old);
  await calls.ctx(refreshSearch);
  expect(await versions()).toEqual([same, found]);
});
