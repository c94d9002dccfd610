import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { courseSessions } from '../db/schema/index.ts';
import { insertSession } from '../modules/identity/sessions/sessions.repository.ts';
import { transact } from '../platform/db/database.ts';
import { secretToken } from '../platform/ids.ts';
import { freshDatabase } from '../testing/database.ts';
import { given } from '../testing/given.ts';
import { enrolIn } from '../testing/participants.ts';
import { createTestApp } from '../testing/test-app.ts';
import { testCalls } from '../testing/test-calls.ts';
import { addUser } from '../testing/test-world.ts';
import { addLiveCourse } from '../testing/worlds/live/live-world.ts';

const database = given(freshDatabase);
const app = given(() => createTestApp(database.db));
const PLATFORM = 'meet.example';

/** Every address that somebody outside the back office can ask for, as the server knows them. */
const addresses = (): string[] =>
  app.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /(\/\S*) \(.*\bGET\b/.exec(line)?.[1] ?? [])
    .filter((path) => !/^\/(api\/admin|admin|admin-courses)\b/.test(path));

const participant = async () => {
  const course = await addLiveCourse(database.db);
  const person = await addUser(database.db);
  await testCalls([], { db: database.db }).ctx((ctx) => enrolIn(ctx, course, person));
  const token = secretToken();
  await transact(database.db, (tx) => insertSession(tx, { userId: person.id, token }));
  const [session] = await database.db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseId, course.id));
  return { course, cookie: `session=${token}`, sessionId: session?.id ?? '' };
};

test('before the doors open nothing that visitors and participants can ask for says where the platform is', async () => {
  const { course, cookie, sessionId } = await participant();
  const asked = addresses();
  const told: string[] = [];
  for (const path of asked)
    for (const headers of [{}, { cookie }]) {
      const url = path
        .replace(':sessionId', sessionId)
        .replace(/:courseId|:slug/, course.slug)
        .replace(/:\w+(\(.*?\))?|\*/g, 'x');
      const answer = await app.server.inject({ url, headers });
      expect([url, answer.statusCode < 500]).toEqual([url, true]);
      const said = `${JSON.stringify(answer.headers)}${answer.body}`;
      expect([url, said.includes(PLATFORM)]).toEqual([url, false]);
      if (said.includes(course.title)) told.push(path);
    }
  // It did look where the course is told of.
  expect(told).toEqual(expect.arrayContaining(['/api/live/:courseId', '/live/:courseId/calendar.ics']));
  expect(told.length).toBeGreaterThan(8);
});

test('a live course without seats is sold out, and is sold to nobody', async () => {
  const { slug } = await addLiveCourse(database.db, { capacity: 0 });
  const { cookie } = await participant();
  const answer = await app.server.inject({
    method: 'POST',
    url: `/inperson/course/${slug}/add-to-enrollment`,
    headers: { cookie, 'content-type': 'application/json' },
    payload: '{}',
  });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'no-seat-left']);
});
