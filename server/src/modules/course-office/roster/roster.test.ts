import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminOrderEndpoints as calls } from '#contracts/orders/admin-orders.ts';
import { licences } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addLicence } from '#server/testing/people/add-licence.ts';
import { addCourse, addTeacher, addUser } from '#server/testing/test-world.ts';
import { addLiveCourse } from '#server/testing/worlds/live/live-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

describe('a roster', () => {
  test('shows who is enrolled and who holds a seat', async () => {
    const course = await addCourse(database.db, { content: { prerequisites: ['a medical degree'] } });
    const wish = { confirmations: ['prerequisite-1'] };
    const enrolled = await addUser(database.db);
    const waiting = await addUser(database.db);
    await world.buy(enrolled, course, wish);
    await world.press(waiting, course, wish);
    const { answer } = await world.call(calls.getRoster, { courseId: course.slug }, staff);
    expect(answer).toMatchObject({
      course: { capacity: 20, taken: 2, enrolled: 1 },
      roster: [
        {
          email: enrolled.email,
          state: 'enrolled',
          openAed: 0,
          confirmations: ['I meet this prerequisite: a medical degree'],
        },
        { email: waiting.email, state: 'held', openAed: 627_850 },
      ],
    });
  });

  test('counts of an order of several courses what is to be paid for its own', async () => {
    const course = await addCourse(database.db, { priceEur: 100_000 });
    const other = await addCourse(database.db, { priceEur: 50_000 });
    await world.pressCart(await addUser(database.db), [course, other]);
    const openOf = async ({ slug }: typeof course) =>
      (await world.call(calls.getRoster, { courseId: slug }, staff)).answer.roster;
    expect(await openOf(course)).toMatchObject([{ openAed: 433_000 }]);
    expect(await openOf(other)).toMatchObject([{ openAed: 216_500 }]);
  });

  test('says how each person stands with what the course asks of their profession', async () => {
    const days = { startDate: '2099-04-09', endDate: '2099-04-10' };
    const course = await addCourse(database.db, { ...days, content: { professions: ['Dermatologist'] } });
    const [sure, unsure, ending] = [
      await addUser(database.db),
      await addUser(database.db),
      await addUser(database.db),
    ];
    await addLicence(database.db, sure, { state: 'accepted', expiresOn: '2099-04-10' });
    await addLicence(database.db, unsure);
    const { id } = await addLicence(database.db, ending, { state: 'accepted' });
    await world.buy(sure, course);
    await world.press(unsure, course);
    await world.buy(ending, course);
    await database.db.update(licences).set({ expiresOn: '2099-04-09' }).where(eq(licences.id, id));
    const { answer } = await world.call(calls.getRoster, { courseId: course.slug }, staff);
    const standings = calls.getRoster.response
      .parse(answer)
      .roster.map(({ email, licence }) => [email, licence]);
    expect(Object.fromEntries(standings)).toEqual({
      [sure.email]: 'accepted',
      [unsure.email]: 'awaiting',
      [ending.email]: 'expired',
    });
    const plain = await addCourse(database.db);
    await world.buy(sure, plain);
    const other = await world.call(calls.getRoster, { courseId: plain.slug }, staff);
    expect(other.answer.roster).toMatchObject([{ licence: 'not-asked' }]);
  });

  test('of their own runs is all that instructors see', async () => {
    const teacher = await addUser(database.db, { role: 'instructor' });
    const name = { slug: 'sample-teacher', firstName: 'Maria', lastName: 'Sample' };
    const instructorId = await addTeacher(database.db, { ...name, userId: teacher.id });
    const own = await addCourse(database.db, { instructors: [{ instructorId, role: 'Lead' }] });
    const foreign = await addCourse(database.db);
    const ask = (courseId: string, by: User) => world.call(calls.getRoster, { courseId }, by);
    expect((await ask(own.slug, teacher)).status).toBe(200);
    const [refused, missing] = [await ask(foreign.slug, teacher), await ask('no-such-course', teacher)];
    expect([refused.status, refused.answer]).toEqual([404, missing.answer]);
    expect((await ask(own.slug, await addUser(database.db))).status).toBe(403);
    const listed = await world.call(calls.adminListCourses, {}, teacher);
    expect(listed.answer.courses).toMatchObject([{ slug: own.slug }]);
    const live = await addLiveCourse(database.db, { instructors: [{ instructorId, role: 'Lead' }] });
    const both = await world.call(calls.adminListCourses, {}, teacher);
    expect(both.answer.courses).toMatchObject([
      { slug: own.slug, kind: 'InPersonCourse' },
      { slug: live.slug, kind: 'OnlineLiveTraining' },
    ]);
    expect((await world.call(calls.adminListOrders, {}, teacher)).status).toBe(403);
  });
});
