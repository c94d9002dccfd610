import { describe, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createTestTakingWorld, rightAnswersOf } from '#server/testing/worlds/test-taking-world.ts';

const MINUTE = 60_000;
const database = given(freshDatabase);
const world = given(() => createTestTakingWorld(database.db));

describe('a time limit', () => {
  test('is counted by the server: what comes 30 seconds after the end is not', async () => {
    const who = await world.taker({ minutes: 10 });
    const sitting = await world.sit(who);
    expect(sitting.endsAt).toBe(new Date(world.now() + 10 * MINUTE).toISOString());
    const right = rightAnswersOf(sitting);
    world.pass(10 * MINUTE + 30_000);
    expect((await world.keep(who, sitting.sittingId, { 'q-single': right['q-single'] ?? [] })).status).toBe(
      200,
    );
    world.pass(1);
    expect(await world.keep(who, sitting.sittingId, right)).toMatchObject({
      status: 409,
      answer: { message: 'The time is over. What was kept until then counts.' },
    });
    const marked = await world.submit(who, sitting.sittingId, right);
    expect(marked).toMatchObject({ submittedAt: sitting.endsAt, result: { right: 1, isPassed: false } });
  });

  test('ends a sitting that nobody hands in: it is marked with what was kept, once', async () => {
    const who = await world.taker({ minutes: 10 });
    const sitting = await world.sit(who);
    const job = world.jobs.find(
      ({ name, data }) => name === 'close-sitting' && data.sittingId === sitting.sittingId,
    );
    expect(job?.options?.startAfter).toEqual(new Date(world.now() + 10 * MINUTE + 31_000));
    await world.keep(who, sitting.sittingId, rightAnswersOf(sitting));
    await world.closeLater(sitting.sittingId);
    expect((await world.look(who)).open).not.toBeNull();
    world.pass(10 * MINUTE + 31_000);
    await world.closeLater(sitting.sittingId);
    await world.closeLater(sitting.sittingId);
    expect(await world.look(who)).toMatchObject({
      open: null,
      past: [{ submittedAt: sitting.endsAt, result: { isPassed: true } }],
    });
  });

  test('that ran out unseen gives way to the next attempt', async () => {
    const who = await world.taker({ minutes: 10 });
    await world.sit(who);
    world.pass(11 * MINUTE);
    expect(await world.sit(who)).toMatchObject({ number: 2, answers: {} });
    expect((await world.look(who)).past).toMatchObject([{ number: 1, result: { right: 0 } }]);
  });
});
