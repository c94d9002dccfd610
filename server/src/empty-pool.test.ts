import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointOptions } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { insertSession } from './modules/identity/sessions/sessions.repository.ts';
import { createDatabase, transact } from './platform/db/database.ts';
import { createPool, type Pool } from './platform/db/pool.ts';
import { secretToken } from './platform/ids.ts';
import { freshDatabase } from './testing/database.ts';
import { given } from './testing/given.ts';
import { createTestApp } from './testing/test-app.ts';
import { addCourse, addUser } from './testing/test-world.ts';

const database = given(freshDatabase);
let pool: Pool;
let app: Awaited<ReturnType<typeof createTestApp>>;
let cookie: string;
let course: { id: string; slug: string };
/** How many more times somebody gets a connection. */
let left = Number.POSITIVE_INFINITY;

/** What a pool says whose connections are all taken. */
const refusalOf = async (full: Pool): Promise<Error> => {
  const holder = await full.connect();
  const refusal = await full.query('select 1').then(
    () => new Error('the pool was not empty'),
    (error: Error) => error,
  );
  holder.release();
  return refusal;
};

beforeAll(async () => {
  pool = createPool(database.url, { applicationName: 'empty pool', max: 1, connectionTimeoutMs: 1_000 });
  const refusal = await refusalOf(pool);
  await pool.end();
  pool = createPool(database.url, { applicationName: 'empty pool' });
  const connect = pool.connect.bind(pool);
  pool.connect = ((done?: Parameters<typeof connect>[0]) => {
    if (left-- > 0) return done ? connect(done) : connect();
    return done ? done(refusal, undefined, () => {}) : Promise.reject(refusal);
  }) as typeof pool.connect;
  app = await createTestApp(createDatabase(pool));
  course = await addCourse(database.db);
  const { id } = await addUser(database.db, { role: 'admin' });
  const token = secretToken();
  await transact(database.db, (tx) => insertSession(tx, { userId: id, token }));
  cookie = `session=${token}`;
});
afterAll(async () => {
  left = Number.POSITIVE_INFINITY;
  await app.close();
  await pool.end();
});

const ask = async ({ method, path }: EndpointOptions, connections: number): Promise<number> => {
  left = connections;
  const url = path.replace(/:(\w+)/g, (_, name: string) => (/slug/i.test(name) ? course.slug : course.id));
  const body = { courseId: course.id, id: course.id, agreeTerms: true };
  const answer = await app.server.inject({
    method,
    url,
    headers: { cookie },
    ...(method !== 'GET' && { payload: body }),
  });
  if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('2');
  return answer.statusCode;
};

const all = Object.entries(endpoints as Record<string, EndpointOptions>);

test.each(all)('%s says that the academy is busy while no connection is free', async (_, endpoint) => {
  expect(await ask(endpoint, 0)).toBe(503);
});

test.each(all)('%s never fails otherwise when the connections end in its middle', async (_, endpoint) => {
  for (const connections of [1, 2, 3, 4]) expect(await ask(endpoint, connections)).not.toBe(500);
});
