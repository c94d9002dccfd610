import { afterAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createPassingWorld } from '#server/testing/worlds/passing-world.ts';

const database = given(freshDatabase);
const world = given(() => createPassingWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const FEE_AED = 43_300;

describe('a seat that nobody has accepted', () => {
  test('within 72 hours stays with its giver, and the fee goes back through the gateway', async () => {
    const { giver, course, key, colleague, link, session } = await world.invited();
    const { passOn } = await world.see(giver, key);
    const hours = (Date.parse(passOn?.until ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
    await world.endIn(key, -1);
    const late = await world.accept(colleague, link);
    expect(late.answer.message).toBe('The time to accept this is over: the seat stays with whoever has it.');
    expect((await world.decline(link)).status).toBe(409);
    await world.lapse();
    await world.lapse();
    expect(await world.feeBack(session)).toBe(FEE_AED);
    expect(await world.open(link)).toMatchObject({ state: 'lapsed', invitation: null });
    expect(await world.stateFor(giver, key)).toBe('lapsed');
    expect(await world.peopleOn(course)).toEqual([giver.id]);
    await world.workOff();
    expect(world.mailsTo(giver, 'Your seat stays yours')).toHaveLength(1);
  });

  test('waits no longer than until the course begins', async () => {
    const { giver, key, course } = await world.invited({}, 40);
    await database.pool.query("update line_changes set state = 'given-up' where line_id = $1", [key.lineId]);
    await database.pool.query(
      "update course_runs set starts_at = now() + interval '30 hours' where course_id = $1",
      [course.id],
    );
    const asked = await world.ask(giver, key);
    world.payOnPage(asked.answer);
    await world.checkFee(giver, key);
    const { passOn } = await world.see(giver, key);
    expect((Date.parse(passOn?.until ?? '') - Date.now()) / 3_600_000).toBeLessThanOrEqual(30);
  });

  test('and was declined, once or twice, stays too, and cannot be accepted any more', async () => {
    const { giver, course, key, colleague, link, session } = await world.invited();
    for (const _ of [1, 2]) expect((await world.decline(link)).status).toBe(200);
    expect(await world.feeBack(session)).toBe(FEE_AED);
    expect((await world.accept(colleague, link)).answer.message).toBe(
      'This was declined and can no longer be accepted.',
    );
    expect(await world.open(link)).toMatchObject({ state: 'declined' });
    expect(await world.stateFor(giver, key)).toBe('declined');
    expect(await world.peopleOn(course)).toEqual([giver.id]);
  });

  test('is taken back once; the next invitation has another link and another fee', async () => {
    const { giver, course, key, colleague, link, session } = await world.invited();
    for (const _ of [1, 2]) expect((await world.takeBack(giver, key)).status).toBe(200);
    expect(await world.feeBack(session)).toBe(FEE_AED);
    expect(await world.open(link)).toMatchObject({ state: 'taken-back' });
    expect((await world.accept(colleague, link)).status).toBe(409);
    const asked = await world.ask(giver, key, { email: colleague.email });
    world.payOnPage(asked.answer);
    await world.checkFee(giver, key);
    const next = await world.linkTo(colleague.email);
    expect(next.token).not.toBe(link.token);
    expect((await world.accept(colleague, link)).answer.message).toBe(
      'This was taken back and can no longer be claimed.',
    );
    expect((await world.accept(colleague, next)).status).toBe(200);
    expect((await world.takeBack(giver, key)).answer.message).toContain('accepted a moment ago');
    expect(await world.peopleOn(course)).toEqual([colleague.id]);
  });

  test('is taken back by its giver or accepted by the colleague, whoever is first', async () => {
    const { giver, course, key, colleague, link, session } = await world.invited();
    const [back, accepted] = await Promise.all([world.takeBack(giver, key), world.accept(colleague, link)]);
    expect([back.status, accepted.status].toSorted()).toEqual([200, 409]);
    const owner = accepted.status === 200 ? colleague : giver;
    expect(await world.peopleOn(course)).toEqual([owner.id]);
    expect(await world.feeBack(session)).toBe(back.status === 200 ? FEE_AED : 0);
    expect(await world.seatsTaken(course)).toEqual({ taken: 1, enrolled: 1 });
  });

  test('is written about again, but not at once, and its reader is reminded once on the last day', async () => {
    const { giver, key, colleague } = await world.invited();
    const offers = () => world.mailsTo(colleague, 'Amira').length;
    expect((await world.sendAgain(giver, key)).answer.message).toContain('a moment ago');
    world.post.now = new Date(Date.now() + 11 * 60_000);
    expect((await world.sendAgain(giver, key)).status).toBe(200);
    await world.workOff();
    expect(offers()).toBe(2);
    const remind = async () => {
      await world.runJob('remind-of-seats');
      await world.workOff();
      return world.mailsTo(colleague, 'The seat waits for you until tomorrow').length;
    };
    expect(await remind()).toBe(0);
    await world.endIn(key, 23 * 60);
    expect(await remind()).toBe(0);
    world.post.now = new Date(Date.now() + 13 * 3_600_000);
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(1);
    world.post.now = new Date();
  });

  test('shows its giver that the link was opened, but not when the giver looks at it', async () => {
    const { giver, key, link } = await world.invited();
    await world.open(link, giver);
    await world.open(link, world.staff);
    expect(await world.stateFor(giver, key)).toBe('invited');
    expect(await world.open(link)).toMatchObject({
      state: 'open',
      invitation: { kind: 'pass-on', acceptUntil: expect.any(String) },
    });
    expect(await world.stateFor(giver, key)).toBe('opened');
  });
});
