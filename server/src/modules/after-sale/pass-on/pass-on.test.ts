import { afterAll, describe, expect, test } from 'vitest';
import { passOnEndpoints as calls } from '#contracts/after-sale/pass-on.ts';
import { eur } from '#domain/money/money.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser, setCourse } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createPassingWorld, sessionOf } from '#server/testing/worlds/passing-world.ts';

const database = given(freshDatabase);
const world = given(() => createPassingWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

const FEE_AED = 43_300;

describe('passing a seat on', () => {
  test('costs €100.00 at the rate of the order, paid by its giver before anybody is invited', async () => {
    const { giver, course, key } = await world.seated();
    const { offer } = await world.see(giver, key);
    expect(offer).toMatchObject({ hindrance: null, fee: { eur: 10_000, aed: FEE_AED } });
    const email = 'before-it-is-paid@example.com';
    const asked = await world.ask(giver, key, { email });
    await world.workOff();
    expect(world.post.subjectsTo(email)).toEqual([]);
    expect(await world.stateFor(giver, key)).toBe('unpaid');
    expect(world.gateway.session(sessionOf(asked)).askedAed).toBe(FEE_AED);
    world.payOnPage(asked.answer);
    expect((await world.checkFee(giver, key)).answer.message).toBe('Your payment has arrived.');
    expect(await world.stateFor(giver, key)).toBe('invited');
    expect(await world.peopleOn(course)).toEqual([giver.id]);
    await world.workOff();
    expect(world.post.subjectsTo(email)).toHaveLength(1);
  });

  test('goes by the fee and the days that were agreed with the seat, not by what the course says since', async () => {
    const { giver, course, key } = await world.seated(7);
    const transfer = { fee: eur(25_000), fromDaysBefore: 30 };
    await setCourse(database.db, course.id, { policy: { ...course.policy, transfer } });
    expect((await world.see(giver, key)).offer).toMatchObject({ hindrance: null, fee: { eur: 10_000 } });
    expect((await world.ask(giver, key)).status).toBe(200);
  });

  test.each([
    [7, 200, null],
    [6, 409, 'A seat can be passed on until 7 days before the start of the course.'],
  ])('%i days before the course, on its own calendar, is answered %i', async (days, status, sentence) => {
    const { giver, key } = await world.seated(days);
    expect((await world.see(giver, key)).offer?.hindrance).toBe(sentence);
    const asked = await world.ask(giver, key);
    expect(asked.status).toBe(status);
    if (sentence) expect(asked.answer.message).toBe(sentence);
  });

  test('counts the days on the clocks of the venue, whatever day it is elsewhere', async () => {
    const evening = new Date(`${new Date().toISOString().slice(0, 10)}T20:00:00Z`);
    const hindranceIn = async (zone: string) => {
      const { giver, key } = await world.seated(7, { zone });
      world.post.now = evening;
      const { offer } = await world.see(giver, key);
      world.post.now = new Date();
      return offer?.hindrance;
    };
    expect(await hindranceIn('Pacific/Pago_Pago')).toBeNull();
    expect(await hindranceIn('Pacific/Kiritimati')).toContain('until 7 days before');
  });

  test('pressed twice at once is one invitation and one fee', async () => {
    const { giver, key } = await world.seated();
    const wish = { email: 'twice@example.com' };
    const both = await Promise.all([world.ask(giver, key, wish), world.ask(giver, key, wish)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ answer }) => answer.redirectUrl)).size).toBe(1);
    world.payOnPage(both[0].answer);
    await world.checkFee(giver, key);
    expect((await world.ask(giver, key, wish)).answer).toMatchObject({ redirectUrl: null });
    expect((await world.ask(giver, key)).answer.message).toContain('Another change of this course waits');
  });

  test('is refused where another fee was shown than holds now', async () => {
    const { giver, key } = await world.seated();
    const asked = await world.ask(giver, key, { agreedFeeEur: 5_000 });
    expect(asked.status).toBe(409);
    expect(asked.answer.message).toContain('it is €100.00 now');
    expect(await world.stateFor(giver, key)).toBeUndefined();
  });

  test('to oneself, to no address, or to who is on the course already, is refused at the field', async () => {
    const { giver, course, key } = await world.seated();
    const other = await addUser(database.db);
    await world.buy(other, course);
    for (const [email, words] of [
      [giver.email.toUpperCase(), 'the address of who has the seat'],
      ['hassan at example', 'email'],
      [other.email, 'cannot be passed on to this address'],
    ] as const) {
      const { status, answer } = await world.ask(giver, key, { email });
      expect(status).toBe(400);
      expect(answer.issues).toMatchObject([{ field: 'email', message: expect.stringContaining(words) }]);
    }
    const nameless = await world.ask(giver, key, { firstName: ' ' });
    expect(nameless.answer.issues).toMatchObject([{ field: 'firstName' }]);
  });

  test('is for nobody but its buyer', async () => {
    const { key } = await world.seated();
    const [stranger, { key: own }] = [await addUser(database.db), await world.seated()];
    expect((await world.ask(stranger, key)).status).toBe(404);
    expect((await world.ask(stranger, { ...key, lineId: own.lineId })).status).toBe(404);
    for (const call of [calls.getPassOn, calls.sendPassOnAgain, calls.takePassOnBack])
      expect((await world.call(call, key, stranger)).status).toBe(404);
  });

  test('waits for its payment for half an hour; then nothing has changed, and it can be asked for again', async () => {
    const { giver, course, key } = await world.seated();
    const asked = await world.ask(giver, key);
    await world.endIn(key, -1);
    await world.lapse();
    expect(await world.stateFor(giver, key)).toBe('lapsed');
    expect(world.payOnPage(asked.answer)).toBe(false);
    expect(await world.peopleOn(course)).toEqual([giver.id]);
    expect((await world.ask(giver, key)).status).toBe(200);
  });

  test('that is paid when its time was over sends the money back', async () => {
    const { giver, key } = await world.seated();
    const asked = await world.ask(giver, key);
    const session = sessionOf(asked);
    world.gateway.trouble = { expire: 'refuse', query: 'refuse' };
    await world.endIn(key, -11);
    await world.lapse();
    world.gateway.trouble = {};
    world.payOnPage(asked.answer);
    await database.db.execute(
      "update attempts set next_check_at = now() - interval '1 minute' where next_check_at is not null",
    );
    await world.runJob('reconcile-attempts');
    expect(await world.feeBack(session)).toBe(FEE_AED);
    expect(await world.stateFor(giver, key)).toBe('lapsed');
  });
});

describe('whoever accepts it', () => {
  test('has the seat in the same moment in which its giver has it no more', async () => {
    const { giver, course, key, colleague, link } = await world.invited();
    expect(await world.seatsTaken(course)).toEqual({ taken: 1, enrolled: 1 });
    expect((await world.accept(colleague, link)).answer).toMatchObject({
      success: true,
      message: 'You are enrolled.',
    });
    expect(await world.peopleOn(course)).toEqual([colleague.id]);
    expect(await world.seatsTaken(course)).toEqual({ taken: 1, enrolled: 1 });
    expect(await world.stateFor(giver, key)).toBe('accepted');
    await world.workOff();
    expect(world.mailsTo(giver, 'Your seat was accepted')).toHaveLength(1);
    expect(world.mailsTo(colleague, 'Your place is confirmed')).toHaveLength(1);
    const letter = world.post.sent.find(
      ({ to, subject }) => to === colleague.email && subject.startsWith('Your place'),
    );
    expect(letter?.html).toContain('calendar.ics');
  });

  test('may have an account of any address, and the link is good once', async () => {
    const { course, link } = await world.invited();
    const [somebody, another] = [await addUser(database.db), await addUser(database.db)];
    expect((await world.accept(somebody, link)).status).toBe(200);
    expect((await world.accept(somebody, link)).status).toBe(200);
    const late = await world.accept(another, link);
    expect(late).toMatchObject({ status: 409 });
    expect(late.answer.message).toBe('Somebody has claimed this already.');
    expect(await world.peopleOn(course)).toEqual([somebody.id]);
  });

  test('confirms what the course asks of whoever sits on it, and is refused without', async () => {
    const asks = { content: { prerequisites: ['A licence to practise'] } };
    const { giver, course, key, colleague, link } = await world.invited(asks);
    expect((await world.see(giver, key)).offer?.asks).toEqual([
      'I meet this prerequisite: A licence to practise',
    ]);
    const refused = await world.accept(colleague, link);
    expect(refused.status).toBe(400);
    expect(refused.answer.message).toContain(
      'Please confirm: I meet this prerequisite: A licence to practise',
    );
    expect(await world.peopleOn(course)).toEqual([giver.id]);
    const { invitation } = await world.open(link, colleague);
    const keys =
      invitation?.courses.flatMap(({ confirmations }) => confirmations.map((one) => one.key)) ?? [];
    expect((await world.accept(colleague, link, keys)).status).toBe(200);
    expect(await world.peopleOn(course)).toEqual([colleague.id]);
  });

  test('is one of ten who press at once', async () => {
    const { course, link } = await world.invited();
    const people = await Promise.all(Array.from({ length: 10 }, () => addUser(database.db)));
    const outcomes = await Promise.all(people.map((person) => world.accept(person, link)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await world.peopleOn(course)).toHaveLength(1);
    expect(await world.seatsTaken(course)).toEqual({ taken: 1, enrolled: 1 });
  });

  test('is not somebody who has come onto the course meanwhile, nor its giver', async () => {
    const { giver, course, key, colleague, link } = await world.invited();
    await world.buy(colleague, course);
    for (const person of [colleague, giver]) {
      const refused = await world.accept(person, link);
      expect(refused.status).toBe(409);
      expect(refused.answer.message).toContain('You have every course of this already.');
    }
    expect(await world.stateFor(giver, key)).toBe('invited');
    expect(await world.seatsTaken(course)).toEqual({ taken: 2, enrolled: 2 });
  });
});
