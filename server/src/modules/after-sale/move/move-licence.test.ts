import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { participantEndpoints as several } from '#contracts/after-sale/participants.ts';
import { auditEntries, licences } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addLicence } from '#server/testing/people/add-licence.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createMovingWorld, dayIn } from '#server/testing/worlds/moving-world.ts';
import { listActions } from '../../payments/index.ts';

const database = given(freshDatabase);
const world = given(() => createMovingWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const asking = { content: { professions: ['Dermatologist'] } };

/** Somebody on a run in forty days, whose licence is good for sixty; another run is within that, one is not. */
const licensed = async () => {
  const person = await addUser(database.db);
  const licence = await addLicence(database.db, person, { state: 'accepted', expiresOn: dayIn(60) });
  const from = await world.addRun({ inDays: 40, ...asking });
  const near = await world.addRun({ inDays: 50, ...asking }, from);
  const far = await world.addRun({ inDays: 120, ...asking }, from);
  const reference = await world.buy(person, from);
  return { person, licence, from, near, far, reference };
};
const seenOf = async (orderReference: string) => {
  const entries = await database.db.select().from(auditEntries);
  const found = entries.filter(({ action }) => action === 'order.line-moved');
  return { orderReference, seen: found.at(-1)?.after };
};

describe('a seat of a course that asks for a licence', () => {
  test('is moved by its person to a date on which it is good, and to no other', async () => {
    const sold = await licensed();
    const { person, reference, near, far, from } = sold;
    const dates = await world.listDates(person, reference);
    expect(new Map(dates.map(({ course, licence }) => [course._id, licence]))).toEqual(
      new Map([
        [near.id, null],
        [
          far.id,
          expect.stringMatching(/good until its last day, .*\. The one that was handed in ends before\.$/),
        ],
      ]),
    );
    const refused = await world.move(person, reference, { to: far });
    expect(refused).toMatchObject({ status: 409, answer: { code: 'wrong-state' } });
    expect(refused.answer.message).toMatch(/ends before/);
    expect(await world.courseOf(person, reference)).toBe(from.id);
    expect(await world.countsOf(far)).toMatchObject({ taken: 0 });
    expect((await world.move(person, reference, { to: near })).status).toBe(200);
    await addLicence(database.db, person, { expiresOn: dayIn(400) });
    const looked = await world.move(person, reference, { to: far });
    expect(looked.answer.message).toMatch(/still being looked at/);
    await database.db
      .update(licences)
      .set({ state: 'accepted', decidedAt: new Date() })
      .where(eq(licences.state, 'awaiting'));
    expect((await world.move(person, reference, { to: far })).status).toBe(200);
    expect(await world.courseOf(person, reference)).toBe(far.id);
  });

  test('is moved by staff who have seen it, with a reason, which is written down', async () => {
    const sold = await licensed();
    const { far } = sold;
    const move = (wish: object) => world.moveByStaff(staff, sold, { courseId: far.id, ...wish });
    expect((await move({})).answer.message).toMatch(/ends before/);
    expect((await move({ reason: 'They have asked' })).status).toBe(409);
    const blank = await move({ licenceSeen: true });
    expect(blank).toMatchObject({ status: 400, answer: { issues: [{ field: 'reason' }] } });
    expect(await world.countsOf(far)).toMatchObject({ taken: 0 });
    const reason = 'The renewed one was shown by telephone';
    expect((await move({ licenceSeen: true, reason })).status).toBe(200);
    expect(await world.courseOf(sold.person, sold.reference)).toBe(far.id);
    expect((await seenOf(sold.reference)).seen).toMatchObject({ licenceSeen: true, reason });
  });

  test('is not moved with others, unless staff have seen it', async () => {
    const sold = await licensed();
    const other = await addUser(database.db);
    await addLicence(database.db, other, { state: 'accepted' });
    const otherReference = await world.buy(other, sold.from);
    const lines = [
      await world.lineOf(sold.person, sold.reference),
      await world.lineOf(other, otherReference),
    ];
    const about = { courseId: sold.from.slug, toCourseId: sold.far.id };
    const listed = await world.call(several.adminListMoves, { ...about, lines: lines.join(',') }, staff);
    const { places } = several.adminListMoves.response.parse(listed.answer);
    expect(
      new Map(places.map(({ lineId, licence, figures }) => [lineId, [licence, figures?.payEur]])),
    ).toEqual(
      new Map([
        [lines[0], [expect.stringMatching(/ends before/), 0]],
        [lines[1], [null, 0]],
      ]),
    );
    const wish = { ...about, places: lines.map((lineId) => ({ lineId, payEur: 0, backEur: 0 })) };
    const moved = await world.call(several.adminMoveParticipants, wish, staff);
    expect(moved.answer.message).toBe('1 of 2 moved');
    const unsaid = await world.call(several.adminMoveParticipants, { ...wish, licenceSeen: true }, staff);
    expect(unsaid.status).toBe(400);
    const seen = { ...wish, licenceSeen: true, reason: 'Seen at the desk' };
    expect((await world.call(several.adminMoveParticipants, seen, staff)).answer.message).toBe(
      '1 of 2 moved',
    );
    expect(await world.countsOf(sold.far)).toMatchObject({ enrolled: 2 });
  });

  describe('whose move is paid hours after it was asked for', () => {
    const openActions = async () =>
      (await listActions(database.db)).filter(({ kind }) => kind === 'licence-unproved');
    const dearer = async () => {
      const sold = await licensed();
      const to = await world.addRun({ inDays: 55, priceEur: 165_000, ...asking }, sold.from);
      return { ...sold, to };
    };
    /** It ends before that date after all. */
    const lose = ({ licence }: Awaited<ReturnType<typeof dearer>>) =>
      database.db
        .update(licences)
        .set({ expiresOn: dayIn(50) })
        .where(eq(licences.id, licence.id));

    test('is moved as it was agreed, and staff are told where its licence is not good any more', async () => {
      const sold = await dearer();
      const asked = await world.move(sold.person, sold.reference, { to: sold.to });
      await lose(sold);
      world.payOnPage(asked.answer);
      expect((await world.about(sold.person, sold.reference, 'check')).status).toBe(200);
      expect(await world.courseOf(sold.person, sold.reference)).toBe(sold.to.id);
      expect(await world.countsOf(sold.to)).toMatchObject({ enrolled: 1 });
      const told = (await openActions()).filter(({ message }) => message.includes(sold.reference));
      expect(told).toMatchObject([
        { ownerKind: 'order', message: expect.stringMatching(/not proved any more\. .*ends before\.$/) },
      ]);
    });

    test('says nothing where the licence is still good, or staff had waived it', async () => {
      const [good, waived] = [await dearer(), await dearer()];
      await world.moveAndPay(good.person, good.reference, good.to);
      expect(await world.courseOf(good.person, good.reference)).toBe(good.to.id);
      await lose(waived);
      const wish = { courseId: waived.to.id, payEur: 20_000, licenceSeen: true, reason: 'Seen at the desk' };
      expect((await world.moveByStaff(staff, waived, wish)).status).toBe(200);
      world.payOnPage((await world.about(waived.person, waived.reference, 'pay')).answer);
      await world.about(waived.person, waived.reference, 'check');
      expect(await world.courseOf(waived.person, waived.reference)).toBe(waived.to.id);
      const references = [good.reference, waived.reference];
      const told = (await openActions()).filter(({ message }) =>
        references.some((one) => message.includes(one)),
      );
      expect(told).toEqual([]);
    });
  });

  test('of a run that asks for none is moved as before', async () => {
    const sold = await world.bought({ inDays: 40 });
    const to = await world.addRun({ inDays: 90 }, sold.from);
    expect(await world.listDates(sold.person, sold.reference)).toMatchObject([{ licence: null }]);
    expect((await world.move(sold.person, sold.reference, { to })).status).toBe(200);
  });
});
