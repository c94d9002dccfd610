import { expect, test } from 'vitest';
import { insertSession } from '../modules/identity/sessions/sessions.repository.ts';
import { transact } from '../platform/db/database.ts';
import { secretToken } from '../platform/ids.ts';
import { freshDatabase } from '../testing/database.ts';
import { given } from '../testing/given.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createLearningWorld } from '../testing/worlds/learning-world.ts';

const database = given(freshDatabase);
const world = given(() => createLearningWorld(database.db));
const app = given(() => createTestApp(database.db));

const learner = async () => {
  const course = await world.course();
  const user = await world.learner(course);
  const token = secretToken();
  await transact(database.db, (tx) => insertSession(tx, { userId: user.id, token }));
  const cookie = `session=${token}`;
  const post = (path: string, body: object | string, type = 'application/json') =>
    app.server.inject({
      method: 'POST',
      url: `/api/elearning/${course.slug}/${path}`,
      headers: { cookie, 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.server.inject({ url, headers: { cookie, ...headers } });
  return { course, user, post, get };
};

test('a slide is kept by the browser, and who asks again is told that it is the same', async () => {
  const { course, get } = await learner();
  const url = `/api/elearning/courses/${course.slug}/versions/1/slides/slide-1`;
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
  const again = await get(url, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(
    (await app.server.inject({ url, headers: { 'if-none-match': String(headers.etag) } })).statusCode,
  ).toBe(401);
});

test('what a page sends as it is left may come as text, and is refused in words where it is too large', async () => {
  const { post } = await learner();
  const told = { slideId: 'slide-2', timeSpent: 3 };
  for (const type of ['application/json', 'text/plain', 'text/plain;charset=UTF-8']) {
    const { statusCode, json } = await post('progress/update', told, type);
    expect([statusCode, json().progress?.position?.slideId]).toEqual([200, 'slide-2']);
  }
  const padded = (bytes: number) => JSON.stringify(told).padEnd(bytes, ' ');
  expect((await post('progress/update', padded(60_000), 'text/plain')).statusCode).toBe(200);
  const large = await post('progress/update', padded(61_000), 'text/plain');
  expect([large.statusCode, large.json().message]).toEqual([413, 'The request is too large.']);
  expect((await post('progress/update', '{"slideId"', 'text/plain')).statusCode).toBe(400);
  expect((await post('restart', '{}', 'text/plain')).statusCode).toBe(415);
});

test('ten thousand events at once are refused in words', async () => {
  const { post } = await learner();
  const event = { eventId: '018f0000-0000-7000-8000-000000000000', kind: 'heartbeat', slideId: 'slide-1' };
  const many = { sentAt: 1, events: Array.from({ length: 10_000 }, () => event) };
  const { statusCode, json } = await post('events', many);
  expect([statusCode, json().message]).toEqual([413, 'The request is too large.']);
});
