import { afterAll, describe, expect, test } from 'vitest';
import { adminMoveEndpoints } from '#contracts/after-sale/admin-moves.ts';
import { lineChangeEndpoints } from '#contracts/after-sale/line-changes.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createMovingWorld } from '#server/testing/worlds/moving-world.ts';

const database = given(freshDatabase);
const world = given(() => createMovingWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff', firstName: 'Sam', lastName: 'Office' }));
const admin = given(() => addUser(database.db, { role: 'admin' }));
afterAll(() => expectTrueBooks(database.db));

const auditOf = async (changeId: string) =>
  (await database.db.select().from(auditEntries)).find(
    ({ after }) => (after as { changeId?: string } | null)?.changeId === changeId,
  );

describe('staff move a place', () => {
  test('by the rules, at once where nothing is to be paid', async () => {
    const sold = await world.bought();
    const to = await world.addRun({ inDays: 120, priceEur: 120_000 }, sold.from);
    const moved = await world.moveByStaff(staff, sold, {
      courseId: to.id,
      backEur: 25_000,
      reason: 'Is ill',
    });
    expect(moved).toMatchObject({ status: 200, answer: { message: 'The place is moved.' } });
    expect(await world.courseOf(sold.person, sold.reference)).toBe(to.id);
    const { answer } = await world.call(
      lineChangeEndpoints.adminListLineChanges,
      { reference: sold.reference },
      staff,
    );
    const [change] = lineChangeEndpoints.adminListLineChanges.response.parse(answer).changes;
    expect(change).toMatchObject({
      kind: 'move',
      state: 'done',
      refundEur: 25_000,
      reason: 'Is ill',
      askedBy: 'Sam Office',
    });
    expect(await auditOf(change?._id ?? '')).toMatchObject({
      actorId: staff.id,
      action: 'order.line-moved',
      before: { courseId: sold.from.id },
      after: { courseId: to.id, refundEur: 25_000, isOther: false, reason: 'Is ill' },
    });
  });

  test('and ask its person to pay, for whom the seat is held a day', async () => {
    const sold = await world.bought({ inDays: 20 });
    const to = await world.addRun({ inDays: 120 }, sold.from);
    const asked = await world.moveByStaff(staff, sold, { courseId: to.id, payEur: 5_000 });
    expect(asked.answer.message).toContain('asked by letter');
    expect(world.announced('line.move-awaited')).toHaveLength(1);
    expect(await world.courseOf(sold.person, sold.reference)).toBe(sold.from.id);
    expect(await world.countsOf(to)).toMatchObject({ taken: 1, enrolled: 0 });
    const { changes } = lineChangeEndpoints.listLineChanges.response.parse(
      (await world.call(lineChangeEndpoints.listLineChanges, { reference: sold.reference }, sold.person))
        .answer,
    );
    const left = Date.parse(changes[0]?.payUntil ?? '') - Date.now();
    expect(Math.round(left / 3_600_000)).toBe(24);
    const page = await world.about(sold.person, sold.reference, 'pay');
    world.payOnPage(page.answer);
    await world.about(sold.person, sold.reference, 'check');
    expect(await world.courseOf(sold.person, sold.reference)).toBe(to.id);
  });

  test('after the day until which the rules allow it only as an administrator, with a reason', async () => {
    const sold = await world.bought({ inDays: 10 });
    const to = await world.addRun({ inDays: 120, priceEur: 165_000 }, sold.from);
    const other = { feeEur: 0, differenceEur: 0 };
    const wish = { courseId: to.id, other, reason: 'A goodwill' };
    expect((await world.moveByStaff(staff, sold, { courseId: to.id })).status).toBe(409);
    expect((await world.moveByStaff(staff, sold, wish)).status).toBe(403);
    expect((await world.moveByStaff(admin, sold, { ...wish, reason: '' })).status).toBe(400);
    expect((await world.moveByStaff(admin, sold, wish)).status).toBe(200);
    expect(await world.courseOf(sold.person, sold.reference)).toBe(to.id);
    expect(await world.paidNow(sold.person, sold.reference)).toBe(145_000);
  });

  test('not while its person is paying for another date', async () => {
    const sold = await world.bought();
    const [dear, other] = [
      await world.addRun({ inDays: 120, priceEur: 165_000 }, sold.from),
      await world.addRun({ inDays: 130 }, sold.from),
    ];
    const asked = await world.move(sold.person, sold.reference, { to: dear });
    const refused = await world.moveByStaff(staff, sold, { courseId: other.id });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.answer.message).toContain('waits already');
    world.payOnPage(asked.answer);
    await world.about(sold.person, sold.reference, 'check');
    expect(await world.courseOf(sold.person, sold.reference)).toBe(dear.id);
  });

  test('for nothing else than what they were shown', async () => {
    const sold = await world.bought({ inDays: 20 });
    const to = await world.addRun({ inDays: 120 }, sold.from);
    expect((await world.moveByStaff(staff, sold, { courseId: to.id })).status).toBe(409);
    const key = { reference: sold.reference, lineId: await world.lineOf(sold.person, sold.reference) };
    const { answer } = await world.call(adminMoveEndpoints.adminListOtherDates, key, staff);
    expect(answer).toMatchObject({ feeEur: 5_000, dates: [{ pay: { eur: 5_000 } }] });
  });
});
