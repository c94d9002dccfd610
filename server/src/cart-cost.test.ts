import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSession } from './modules/identity/sessions/sessions.repository.ts';
import { transact } from './platform/db/database.ts';
import { secretToken } from './platform/ids.ts';
import { freshDatabase } from './testing/database.ts';
import { given } from './testing/given.ts';
import { recordStatements } from './testing/statements.ts';
import { createTestApp } from './testing/test-app.ts';
import { addCourse, addPromo, addSelfPaced, addUser, setCourse } from './testing/test-world.ts';

// What a cart costs follows the number of its statements, and not the number of its courses. They are one each for the
// session, whose cart it is, what is in it, the courses with their links, what its person has of them, the code with its
// uses, the settings and the credit.
const TO_READ = 8;
/** Where some are full: whether a seat is free again or offered. */
const IF_ANY_IS_FULL = 1;
const TO_COUNT = 3;

const database = given(freshDatabase);
let statements: ReturnType<typeof recordStatements>;
let app: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  statements = recordStatements(database.pool);
  app = await createTestApp(database.db);
});
afterAll(() => app.close());

/** Somebody with so many courses of each kind in the cart, and a code. */
const buyerOf = async (ofEachKind: number) => {
  const { id } = await addUser(database.db);
  const token = secretToken();
  await transact(database.db, (tx) => insertSession(tx, { userId: id, token }));
  const headers = { cookie: `session=${token}` };
  const post = (url: string, payload: object) => app.server.inject({ method: 'POST', url, headers, payload });
  const courses: { id: string; slug: string }[] = [];
  for (let i = 0; i < ofEachKind; i++)
    courses.push(await addCourse(database.db), await addSelfPaced(database.db, { priceEur: 20_000 }));
  for (const { slug } of courses) await post('/api/cart', { courseId: slug });
  const { code } = await addPromo(database.db);
  expect((await post('/api/promo/apply', { code })).statusCode).toBe(200);
  const read = async (url = '/api/cart') => {
    statements.take();
    const answer = (await app.server.inject({ url, headers })).json();
    return { answer, sent: statements.take() };
  };
  return { courses, code, read };
};

test.each([1, 3])('a cart of %i courses of each kind is read by few statements', async (ofEachKind) => {
  const { courses, code, read } = await buyerOf(ofEachKind);
  const { answer, sent } = await read();
  console.info(`a cart: ${sent.length} statements for ${courses.length} courses`);
  expect(answer.courses).toHaveLength(courses.length);
  expect(answer.promo).toMatchObject({ code, message: null });
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(TO_READ);
});

test('full courses are asked about together', async () => {
  const { courses, read } = await buyerOf(3);
  for (const { id } of courses.filter((_, i) => i % 2 === 0))
    await setCourse(database.db, id, { capacity: 0 });
  const { answer, sent } = await read();
  const problems = answer.courses.map(({ problem }: { problem: { code: string } | null }) => problem?.code);
  expect(problems.filter((one: string) => one === 'full')).toHaveLength(3);
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(TO_READ + IF_ANY_IS_FULL);
});

test('what is in the cart and kept for later is counted by few statements', async () => {
  const { courses, read } = await buyerOf(2);
  const { answer, sent } = await read('/api/cart/count');
  expect(answer).toMatchObject({ cart: courses.length, wishlist: 0 });
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(TO_COUNT);
});
