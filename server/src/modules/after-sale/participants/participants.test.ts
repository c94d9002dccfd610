import { afterAll, describe, expect, test } from 'vitest';
import { participantEndpoints as calls } from '#contracts/after-sale/participants.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createMovingWorld } from '#server/testing/worlds/moving-world.ts';
import type { InPersonCourse } from '../../catalogue/index.ts';
import type { User } from '../../identity/index.ts';

const database = given(freshDatabase);
const world = given(() => createMovingWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));
const admin = given(() => addUser(database.db, { role: 'admin' }));
afterAll(() => expectTrueBooks(database.db));

type Sold = { person: User; reference: string; lineId: string };

const soldOn = async (run: InPersonCourse): Promise<Sold> => {
  const person = await addUser(database.db);
  const reference = await world.buy(person, run);
  return { person, reference, lineId: await world.lineOf(person, reference) };
};
const linesOf = (sold: readonly Sold[]) => sold.map(({ lineId }) => lineId).join(',');

const movesOf = async (from: InPersonCourse, to: InPersonCourse, sold: readonly Sold[]) => {
  const asked = { courseId: from.slug, lines: linesOf(sold), toCourseId: to.id };
  const { answer } = await world.call(calls.adminListMoves, asked, staff);
  return calls.adminListMoves.response.parse(answer).places;
};
const cancellationsOf = async (run: InPersonCourse, sold: readonly Sold[]) => {
  const asked = { courseId: run.slug, lines: linesOf(sold) };
  const { answer } = await world.call(calls.adminListCancellations, asked, staff);
  return calls.adminListCancellations.response.parse(answer).places;
};
type Wish = {
  courseId: string;
  places: RequestOf<typeof calls.adminCancelParticipants>['places'];
  isAllBack?: boolean;
  reason?: string;
};
const cancel = async (by: User, wish: Wish) => {
  const asked = { reason: 'The room is too small', ...wish };
  const told = await world.call(calls.adminCancelParticipants, asked, by);
  const read = calls.adminCancelParticipants.response.safeParse(told.answer);
  return { ...told, results: read.success ? read.data.results : [] };
};
const doneOf = (results: readonly { done: boolean }[]) => results.map(({ done }) => done);

test('the roster names the line by which each has their place', async () => {
  const run = await world.addRun();
  const sold = await soldOn(run);
  const { answer } = await world.call(adminOrderEndpoints.getRoster, { courseId: run.slug }, staff);
  expect(answer.roster).toMatchObject([{ lineId: sold.lineId, orderReference: sold.reference }]);
});

describe('several are moved at once', () => {
  test('each by their own rules: one has to pay, one moves at once, one has to stay', async () => {
    const from = await world.addRun({ inDays: 20 });
    const to = await world.addRun({ inDays: 120 }, from);
    const [pays, stays] = [await soldOn(from), await soldOn(from)];
    await world.buy(stays.person, to);
    const early = await world.addRun({ inDays: 60 }, from);
    const moves = await soldOn(early);
    const shown = await movesOf(from, to, [pays, stays]);
    expect(shown.find(({ lineId }) => lineId === pays.lineId)?.figures).toMatchObject({ payEur: 5_000 });
    expect(shown.find(({ lineId }) => lineId === stays.lineId)).toMatchObject({
      figures: null,
      obstacle: expect.stringContaining('cannot be moved to that date'),
      canBeFree: false,
    });
    const places = [pays, stays].map(({ lineId }) => ({ lineId, payEur: 5_000, backEur: 0 }));
    const wish = { courseId: from.slug, toCourseId: to.id, places };
    const { answer } = await world.call(calls.adminMoveParticipants, wish, staff);
    const { results } = calls.adminMoveParticipants.response.parse(answer);
    expect(new Map(results.map(({ lineId, done }) => [lineId, done]))).toEqual(
      new Map([
        [pays.lineId, true],
        [stays.lineId, false],
      ]),
    );
    expect(await world.courseOf(pays.person, pays.reference)).toBe(from.id);
    expect(world.announced('line.move-awaited')).toHaveLength(1);
    const free = { lineId: moves.lineId, payEur: 0, backEur: 0 };
    await world.call(
      calls.adminMoveParticipants,
      { courseId: early.slug, toCourseId: to.id, places: [free] },
      staff,
    );
    expect(await world.courseOf(moves.person, moves.reference)).toBe(to.id);
  });

  test('for nothing by an administrator, with a reason, also when the rules allow it no more', async () => {
    const from = await world.addRun({ inDays: 10 });
    const to = await world.addRun({ inDays: 120, priceEur: 165_000 }, from);
    const sold = [await soldOn(from), await soldOn(from)];
    expect(await movesOf(from, to, sold)).toMatchObject([
      { figures: null, canBeFree: true },
      { figures: null, canBeFree: true },
    ]);
    const places = sold.map(({ lineId }) => ({ lineId, payEur: 0, backEur: 0 }));
    const wish = { courseId: from.slug, toCourseId: to.id, places, isFree: true };
    const move = (by: User, reason: string) =>
      world.call(calls.adminMoveParticipants, { ...wish, reason }, by);
    expect((await move(staff, 'Storm')).status).toBe(403);
    expect((await move(admin, '')).status).toBe(400);
    expect((await move(admin, 'Storm')).answer.message).toBe('2 of 2 moved');
    expect(await world.countsOf(from)).toMatchObject({ taken: 0 });
    expect(await world.countsOf(to)).toMatchObject({ taken: 2, enrolled: 2 });
  });

  test('the last seat is taken once', async () => {
    const from = await world.addRun();
    const to = await world.addRun({ inDays: 120, capacity: 1 }, from);
    const sold = [await soldOn(from), await soldOn(from)];
    const places = sold.map(({ lineId }) => ({ lineId, payEur: 0, backEur: 0 }));
    const { answer } = await world.call(
      calls.adminMoveParticipants,
      { courseId: from.slug, toCourseId: to.id, places },
      staff,
    );
    const { results } = calls.adminMoveParticipants.response.parse(answer);
    expect(doneOf(results).toSorted()).toEqual([false, true]);
    expect(await world.countsOf(to)).toMatchObject({ taken: 1 });
  });
});

describe('places of several are cancelled at once', () => {
  test('each for what its policy gives today, as it was shown', async () => {
    const run = await world.addRun({ inDays: 20, zone: 'UTC' });
    const sold = [await soldOn(run), await soldOn(run)];
    const shown = await cancellationsOf(run, sold);
    expect(shown).toMatchObject(
      Array(2).fill({ paidEur: 145_000, figures: { refundEur: 72_500, creditEur: 0, keptEur: 72_500 } }),
    );
    const before = world.sentBack().length;
    const { results } = await cancel(staff, {
      courseId: run.slug,
      places: sold.map(({ lineId }) => ({ lineId, refundEur: 72_500, creditEur: 0 })),
    });
    expect(doneOf(results)).toEqual([true, true]);
    await world.sendRefunds();
    expect(world.sentBack().slice(before)).toEqual([313_925, 313_925]);
    expect(await world.countsOf(run)).toMatchObject({ taken: 0, enrolled: 0 });
    const audited = (await database.db.select().from(auditEntries)).filter(
      ({ action }) => action === 'order.line-cancelled',
    );
    expect(audited).toMatchObject(
      Array(2).fill({
        actorId: staff.id,
        after: { back: { refund: 72_500, credit: 0 }, isOther: false, reason: 'The room is too small' },
      }),
    );
  });

  test('one whose figures have changed meanwhile is refused, and holds up no other', async () => {
    const run = await world.addRun({ zone: 'UTC' });
    const sold = [await soldOn(run), await soldOn(run)];
    const [first, second] = sold.map(({ lineId }) => lineId);
    const { results } = await cancel(staff, {
      courseId: run.slug,
      places: [
        { lineId: first ?? '', refundEur: 1, creditEur: 0 },
        { lineId: second ?? '', refundEur: 130_500, creditEur: 0 },
      ],
    });
    expect(results.find(({ lineId }) => lineId === first)).toMatchObject({ done: false });
    expect(results.find(({ lineId }) => lineId === second)).toMatchObject({ done: true });
    const again = await cancel(staff, {
      courseId: run.slug,
      places: [{ lineId: second ?? '', refundEur: 130_500, creditEur: 0 }],
    });
    expect(again.results).toMatchObject([{ done: false, message: 'Is not on this course any more.' }]);
  });

  test('for everything that was paid by an administrator only', async () => {
    const run = await world.addRun({ inDays: 5 });
    const sold = await soldOn(run);
    const wish = {
      courseId: run.slug,
      places: [{ lineId: sold.lineId, refundEur: 145_000, creditEur: 0 }],
      isAllBack: true,
    };
    expect((await cancel(staff, wish)).status).toBe(403);
    expect((await cancel(admin, { ...wish, reason: ' ' })).status).toBe(400);
    expect((await cancel(admin, wish)).results).toMatchObject([{ done: true }]);
  });

  test('what waits for another change is said and left out', async () => {
    const run = await world.addRun();
    const to = await world.addRun({ inDays: 120, priceEur: 165_000 }, run);
    const sold = await soldOn(run);
    await world.move(sold.person, sold.reference, { to });
    expect(await cancellationsOf(run, [sold])).toMatchObject([
      { figures: null, obstacle: expect.stringContaining('waits already') },
    ]);
    const { results } = await cancel(staff, {
      courseId: run.slug,
      places: [{ lineId: sold.lineId, refundEur: 130_500, creditEur: 0 }],
    });
    expect(doneOf(results)).toEqual([false]);
  });
});
