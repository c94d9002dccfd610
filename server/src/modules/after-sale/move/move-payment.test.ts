import { afterAll, describe, expect, test } from 'vitest';
import { moveLineEndpoints } from '#contracts/after-sale/move-line.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createMovingWorld } from '#server/testing/worlds/moving-world.ts';
import type { User } from '../../identity/index.ts';
import { callOffOrder, requireOrder } from '../../orders/index.ts';

const database = given(freshDatabase);
const world = given(() => createMovingWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

describe('a move that waits for its payment', () => {
  const waiting = async (to: Parameters<typeof world.addRun>[0] = {}) => {
    const given = await world.bought();
    const run = await world.addRun({ inDays: 120, priceEur: 165_000, ...to }, given.from);
    const asked = await world.move(given.person, given.reference, { to: run });
    return { ...given, to: run, asked };
  };
  const expectNothingMoved = async ({ person, reference, from, to }: Awaited<ReturnType<typeof waiting>>) => {
    expect(await world.courseOf(person, reference)).toBe(from.id);
    expect(await world.liveOn(from)).toHaveLength(1);
    expect(await world.countsOf(to)).toMatchObject({ taken: 0, enrolled: 0 });
  };

  test('holds the new seat and keeps the old one', async () => {
    const { from, to } = await waiting();
    expect(await world.countsOf(from)).toMatchObject({ taken: 1, enrolled: 1 });
    expect(await world.countsOf(to)).toMatchObject({ taken: 1, enrolled: 0 });
  });

  test('pressed in two tabs is one change and one card page', async () => {
    const { person, reference, to, asked } = await waiting();
    const again = await world.move(person, reference, { to, payEur: 20_000 });
    expect(again.answer.redirectUrl).toBe(asked.answer.redirectUrl);
    expect(await world.changesOfOrder(reference)).toHaveLength(1);
    const pages = await Promise.all([
      world.about(person, reference, 'pay'),
      world.about(person, reference, 'pay'),
    ]);
    expect(pages.map(({ answer }) => answer.redirectUrl)).toEqual(Array(2).fill(asked.answer.redirectUrl));
  });

  test('keeps other dates waiting until it is given up', async () => {
    const given = await waiting();
    const other = await world.addRun({ inDays: 150 }, given.from);
    const refused = await world.move(given.person, given.reference, { to: other });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.answer.message).toContain('waits already');
    expect((await world.about(given.person, given.reference, 'giveUp')).answer).toMatchObject({
      state: 'given-up',
    });
    await expectNothingMoved(given);
    expect(world.payOnPage(given.asked.answer)).toBe(false);
    await world.move(given.person, given.reference, { to: other });
    expect(await world.courseOf(given.person, given.reference)).toBe(other.id);
  });

  test('is over when its time is, and nothing has moved', async () => {
    const given = await waiting();
    await world.endChangesIn(-1);
    await world.lapse();
    await expectNothingMoved(given);
    expect(await world.changesOfOrder(given.reference)).toMatchObject([{ state: 'lapsed' }]);
    expect((await world.about(given.person, given.reference, 'pay')).status).toBe(409);
  });

  test('that was paid on the page in the last second is carried out', async () => {
    const { person, reference, to, asked } = await waiting();
    world.payOnPage(asked.answer);
    await world.endChangesIn(-1);
    await world.lapse();
    expect(await world.courseOf(person, reference)).toBe(to.id);
  });

  const arriveLate = async ({ asked }: Awaited<ReturnType<typeof waiting>>) => {
    world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
    await world.endChangesIn(-11);
    await world.lapse();
    world.gateway.trouble = {};
    return async () => {
      world.payOnPage(asked.answer);
      await database.db.execute(
        "update attempts set next_check_at = now() - interval '1 minute' where next_check_at is not null",
      );
      await world.runJob('reconcile-attempts');
    };
  };

  test('waits for a silent gateway, for ten minutes', async () => {
    const given = await waiting();
    world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
    await world.endChangesIn(-1);
    await world.lapse();
    expect(await world.changesOfOrder(given.reference)).toMatchObject([{ state: 'pending' }]);
    expect((await world.about(given.person, given.reference, 'giveUp')).status).toBe(503);
    await world.endChangesIn(-11);
    await world.lapse();
    expect(await world.changesOfOrder(given.reference)).toMatchObject([{ state: 'lapsed' }]);
    await expectNothingMoved(given);
    world.gateway.trouble = {};
  });

  test('that is paid after its time is carried out where a seat is left', async () => {
    const given = await waiting();
    const pay = await arriveLate(given);
    expect(await world.changesOfOrder(given.reference)).toMatchObject([{ state: 'lapsed' }]);
    await pay();
    expect(await world.changesOfOrder(given.reference)).toMatchObject([{ state: 'done' }]);
    expect(await world.courseOf(given.person, given.reference)).toBe(given.to.id);
    expect(await world.countsOf(given.from)).toMatchObject({ taken: 0 });
    expect(await world.paidNow(given.person, given.reference)).toBe(165_000);
    // The letter about the new date says what was paid for it.
    expect(world.announced('payment.captured')).toEqual([]);
  });

  test.each([
    'no seat is left',
    'another change waits',
  ] as const)('that is paid after its time goes back where %s, and its person is told', async (hindrance) => {
    const given = await waiting({ capacity: 1 });
    const pay = await arriveLate(given);
    if (hindrance === 'no seat is left') await world.buy(await addUser(database.db), given.to);
    else {
      const other = await world.addRun({ inDays: 150, priceEur: 165_000 }, given.from);
      await world.move(given.person, given.reference, { to: other });
    }
    const before = world.sentBack().length;
    await pay();
    await world.sendRefunds();
    expect(world.sentBack().slice(before)).toEqual([86_600]);
    expect(await world.courseOf(given.person, given.reference)).toBe(given.from.id);
    expect(world.announced('payment.refused')).not.toEqual([]);
  });

  test('goes back where the place was given up meanwhile', async () => {
    const given = await waiting();
    await database.pool.query("update courses set status = 'cancelled' where id = $1", [given.from.id]);
    const order = await world.ctx(({ db }) => requireOrder(db, given.reference));
    await callOffOrder(world.outer(), order.id);
    world.payOnPage(given.asked.answer);
    const told = await world.about(given.person, given.reference, 'check');
    expect(told.answer).toMatchObject({ state: 'lapsed' });
    expect(await world.countsOf(given.to)).toMatchObject({ taken: 0, enrolled: 0 });
    await world.sendRefunds();
    expect(await world.stateOf(given.reference)).toBe('cancelled');
  });

  test.each([
    ['was called off', "update courses set status = 'cancelled' where id = $1"],
    [
      'was itself moved',
      `insert into course_postponements (id, course_id, from_date, to_date, withdraw_until, at)
       values (gen_random_uuid(), $1, '2027-01-01', '2027-01-08', now(), now() + interval '1 second')`,
    ],
  ])('goes back where the new date %s meanwhile', async (_, statement) => {
    const given = await waiting();
    await database.pool.query(statement, [given.to.id]);
    world.payOnPage(given.asked.answer);
    expect((await world.about(given.person, given.reference, 'check')).answer.state).toBe('lapsed');
    await expectNothingMoved(given);
    const before = world.sentBack().length;
    await world.sendRefunds();
    expect(world.sentBack().slice(before)).toEqual([86_600]);
  });
});

describe('ten people and one seat', () => {
  const race = async (payEur: number) => {
    const from = await world.addRun({ capacity: 20 });
    const scarce = await world.addRun({ inDays: 120, capacity: 1, priceEur: 145_000 + payEur }, from);
    const people: { person: User; reference: string }[] = [];
    for (let i = 0; i < 10; i++) {
      const person = await addUser(database.db);
      people.push({ person, reference: await world.buy(person, from) });
    }
    const lines = await Promise.all(people.map(({ person, reference }) => world.lineOf(person, reference)));
    const outcomes = await Promise.all(
      people.map(({ person, reference }, i) =>
        world.call(
          moveLineEndpoints.moveLine,
          { reference, lineId: lines[i] ?? '', courseId: scarce.id, payEur, backEur: 0 },
          person,
        ),
      ),
    );
    return { from, scarce, outcomes };
  };

  test.each([0, 20_000])('one moves for %s cents, nine keep their date', async (payEur) => {
    const { from, scarce, outcomes } = await race(payEur);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await world.countsOf(scarce)).toMatchObject({ taken: 1 });
    expect(await world.countsOf(from)).toMatchObject({ taken: payEur > 0 ? 10 : 9 });
  });
});
