import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const database = given(freshDatabase);
let app: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  app = await createTestApp(database.db);
});
afterAll(() => app.close());

const ask = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });

test('no answer may be read by a page of another site', async () => {
  const origin = 'https://elsewhere.example';
  const preflight = await app.server.inject({
    method: 'OPTIONS',
    url: '/api/site',
    headers: { origin, 'access-control-request-method': 'GET' },
  });
  for (const { headers } of [
    await ask('/api/site', { origin }),
    await ask('/api/nothing', { origin }),
    preflight,
  ])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('a parameter that is said twice is refused, not chosen from', async () => {
  expect((await ask('/api/search?q=peels')).statusCode).toBe(200);
  const twice = await ask('/api/search?q=peels&q=botox');
  expect([twice.statusCode, twice.json().code]).toEqual([400, 'invalid-input']);
});

test('what is text says its letters, also a refusal', async () => {
  for (const url of ['/api/site', '/api/nothing', '/api/search?q=peels&q=botox', '/robots.txt'])
    expect((await ask(url)).headers['content-type']).toMatch(/; ?charset=utf-8$/);
});
