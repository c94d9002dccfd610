import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineChangeObligor } from '../modules/after-sale/index.ts';
import type { User } from '../modules/identity/index.ts';
import { insertSession } from '../modules/identity/sessions/sessions.repository.ts';
import { orderObligor } from '../modules/orders/index.ts';
import { transact } from '../platform/db/database.ts';
import { secretToken } from '../platform/ids.ts';
import { freshDatabase } from '../testing/database.ts';
import { given } from '../testing/given.ts';
import { createTestApp } from '../testing/test-app.ts';
import { expectTrueBooks } from '../testing/true-books.ts';
import { createMovingWorld } from '../testing/worlds/moving-world.ts';

const database = given(freshDatabase);
const world = given(() => createMovingWorld(database.db));
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  const obligors = new Map([orderObligor, lineChangeObligor].map((one) => [one.kind, one]));
  app = await createTestApp(database.db, { ports: { obligors } });
});
afterAll(async () => {
  await app.close();
  await expectTrueBooks(database.db);
});

/** Somebody whose course begins in so many days, and another run at the same price. */
const rebooking = async (inDays: number) => {
  const { person, from, reference } = await world.bought({ inDays, zone: 'UTC' });
  const to = await world.addRun({ inDays: 120, zone: 'UTC' }, from);
  const path = `/api/orders/${reference}/lines/${await world.lineOf(person, reference)}`;
  return { person, from, to, path, ask: await askingAs(person) };
};

const askingAs = async ({ id }: User) => {
  const token = secretToken();
  await transact(database.db, (tx) => insertSession(tx, { userId: id, token }));
  return async (method: 'GET' | 'POST', url: string, body?: object) => {
    const answer = await app.server.inject({
      method,
      url,
      headers: { cookie: `session=${token}` },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, answer: answer.json() };
  };
};

describe('rescheduling', () => {
  test('30 or more days before is free', async () => {
    const { from, to, path, ask } = await rebooking(30);
    const { answer } = await ask('GET', `${path}/dates`);
    expect(answer.dates).toMatchObject([{ feeEur: 0, pay: { eur: 0 }, back: { eur: 0 } }]);
    const moved = await ask('POST', `${path}/move`, { courseId: to.id, payEur: 0, backEur: 0 });
    expect(moved).toMatchObject({ status: 200, answer: { success: true, redirectUrl: null } });
    expect(await world.countsOf(from)).toMatchObject({ taken: 0 });
    expect(await world.countsOf(to)).toMatchObject({ taken: 1, enrolled: 1 });
  });

  test.each([29, 15])('%i days before has a fee of 50 euro, which is paid before', async (inDays) => {
    const { from, to, path, ask } = await rebooking(inDays);
    const { answer } = await ask('GET', `${path}/dates`);
    expect(answer.dates).toMatchObject([{ feeEur: 5_000, pay: { eur: 5_000, aed: 21_650 } }]);
    const asked = await ask('POST', `${path}/move`, { courseId: to.id, payEur: 5_000, backEur: 0 });
    expect(asked.status).toBe(200);
    expect(await world.countsOf(from)).toMatchObject({ enrolled: 1 });
    app.gateway.pay(String(asked.answer.redirectUrl).replace('https://pay.test/', ''));
    expect((await ask('POST', `${path}/change/check`)).answer).toMatchObject({ state: 'done' });
    expect(await world.countsOf(from)).toMatchObject({ taken: 0 });
    expect(await world.countsOf(to)).toMatchObject({ taken: 1, enrolled: 1 });
  });

  test('under 15 days before is not permitted', async () => {
    const { from, to, path, ask } = await rebooking(14);
    expect((await ask('GET', `${path}/dates`)).status).toBe(409);
    const refused = await ask('POST', `${path}/move`, { courseId: to.id, payEur: 0, backEur: 0 });
    expect(refused).toMatchObject({
      status: 409,
      answer: { success: false, message: 'The date of this course can no longer be changed.' },
    });
    expect(await world.countsOf(from)).toMatchObject({ taken: 1, enrolled: 1 });
    expect(await world.countsOf(to)).toMatchObject({ taken: 0 });
  });
});
