import { desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { officeSaleEndpoints as calls, type SaleQuote } from '#contracts/orders/admin-office-sales.ts';
import { auditEntries, users } from '#server/db/schema/index.ts';
import { type Course, replaceLinks } from '#server/modules/catalogue/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { transact } from '#server/platform/db/database.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createOfficeSalesWorld } from '#server/testing/worlds/office-sales-world.ts';

const database = given(freshDatabase);
const world = given(() => createOfficeSalesWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));
const learner = () => addUser(database.db);
const NOTHING = { orders: 0, taken: 0, enrolled: 0 };

const link = (bringer: Course, linked: Course) =>
  transact(database.db, (tx) => replaceLinks(tx, bringer.id, [linked.id]));
const quote = async (courses: readonly Course[], person?: User): Promise<SaleQuote> => {
  const keys = { courses: courses.map(({ slug }) => slug).join(','), personId: person?.id };
  return calls.quoteSale.response.parse((await world.call(calls.quoteSale, keys, staff)).answer);
};

afterEach(() => expectTrueBooks(database.db));

describe('selling by phone', () => {
  test.each(['learner', 'instructor'] as const)('is not for a %s', async (role) => {
    const [caller, course] = [await addUser(database.db, { role }), await addCourse(database.db)];
    expect((await world.sell({ by: caller, to: await learner() }, [course])).status).toBe(403);
    expect((await world.call(calls.findPeople, { q: 'Person' }, caller)).status).toBe(403);
    expect(await world.countsOf(course)).toMatchObject(NOTHING);
  });

  test('is not for oneself', async () => {
    const course = await addCourse(database.db);
    const wish = { payment: 'free', totalEur: 0, freeReason: 'I would like to' } as const;
    expect((await world.sell({ by: staff, to: staff }, [course], wish)).status).toBe(403);
    expect(await world.countsOf(course)).toMatchObject(NOTHING);
  });

  test('refuses keys that it does not know, a course twice and a person who is not there', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const unknown = await world.sell({ by: staff, to: person }, [course], { role: 'admin' } as object);
    expect(unknown.status).toBe(400);
    const twice = await world.sell({ by: staff, to: person }, [course, course]);
    expect(twice.answer.issues).toMatchObject([{ field: 'lines.1.courseId' }]);
    const nobody = { ...person, id: course.id };
    expect((await world.sell({ by: staff, to: nobody }, [course])).status).toBe(400);
    expect(await world.countsOf(course)).toMatchObject(NOTHING);
  });

  test('says in plain words what is in the way of it, and holds nothing then', async () => {
    const person = await learner();
    const [had, full, closed, open] = [
      await addCourse(database.db),
      await addCourse(database.db, { capacity: 1 }),
      await addCourse(database.db),
      await addCourse(database.db),
    ];
    await world.buy(person, had);
    await world.press(await learner(), full);
    await setCourse(database.db, closed.id, { status: 'closed' });
    const under = await addCourse(database.db);
    const { answer } = await world.press(person, under);
    const words = async (course: Course) =>
      String((await world.sell({ by: staff, to: person }, [open, course])).answer.message);
    expect(await words(had)).toBe(`${had.title}: This person has a place on it already.`);
    expect(await words(full)).toBe(`${full.title}: It is fully booked.`);
    expect(await words(closed)).toBe(`${closed.title}: It is closed for enrollment.`);
    expect(await words(under)).toContain(`order ${answer.reference} waits for its payment`);
    expect(await world.countsOf(open)).toMatchObject(NOTHING);
  });

  test('done twice at once is done once, by the key and without it', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const both = await Promise.all([1, 2].map(() => world.sell({ by: staff, to: person }, [course])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.countsOf(course)).toMatchObject({ orders: 1, taken: 1 });
  });

  test('of the last seat to two people at once sells it once', async () => {
    const course = await addCourse(database.db, { capacity: 1 });
    const people = [await learner(), await learner()];
    const both = await Promise.all(people.map((person) => world.sell({ by: staff, to: person }, [course])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.countsOf(course)).toMatchObject({ taken: 1 });
  });
});

describe('somebody who has no account', () => {
  const person = {
    kind: 'new',
    email: 'new.doctor@example.com',
    firstName: 'Nadia',
    lastName: 'Newcomer',
  } as const;

  test('is invited with the order, or not at all', async () => {
    const [course, full] = [await addCourse(database.db), await addCourse(database.db, { capacity: 1 })];
    await world.press(await learner(), full);
    const find = () => database.db.select().from(users).where(eq(users.email, person.email));
    expect((await world.sell({ by: staff, to: staff }, [full], { person })).status).toBe(409);
    expect(await find()).toEqual([]);
    expect((await world.sell({ by: staff, to: staff }, [course], { person })).status).toBe(200);
    expect(await find()).toMatchObject([{ firstName: 'Nadia', role: 'learner', emailVerifiedAt: null }]);
    const [invited] = await find();
    expect(world.announced('user.invited').at(-1)).toEqual({ userId: invited?.id });
    const again = await world.sell({ by: staff, to: staff }, [await addCourse(database.db)], { person });
    expect(again.answer).toMatchObject({ code: 'account-exists' });
    expect(again.answer.message).toContain('has an account already');
  });

  test('is found by name or address afterwards', async () => {
    const { answer } = await world.call(calls.findPeople, { q: 'newcomer new.doc' }, staff);
    expect(answer.people).toMatchObject([{ email: person.email, isVerified: false }]);
    expect((await world.call(calls.findPeople, { q: '' }, staff)).answer.people).toEqual([]);
  });
});

describe('what is shown before', () => {
  test('is nothing of nothing, and says what is not on offer', async () => {
    const hidden = await addCourse(database.db, { status: 'draft' });
    expect(await quote([])).toMatchObject({ lines: [], totalEur: 0, holdEndsAt: null });
    expect(await quote([hidden])).toMatchObject({
      lines: [],
      leftOut: [`${hidden.title} is not on offer.`],
    });
  });
});

describe('what comes along', () => {
  test('is sold with its bringer free of charge, by the rules of the cart', async () => {
    const [person, bringer, online] = [
      await learner(),
      await addCourse(database.db),
      await addSelfPaced(database.db),
    ];
    await link(bringer, online);
    const shown = await quote([bringer], person);
    expect(shown.lines.map(({ priceEur, cameWith }) => [priceEur, cameWith])).toEqual([
      [145_000, null],
      [0, bringer.title],
    ]);
    expect(shown).toMatchObject({ totalEur: 145_000, totalAed: 627_850 });
    const { answer } = await world.sell({ by: staff, to: person }, [bringer], { payment: 'cash' });
    const { lines } = await world.read(person, answer.reference);
    expect(lines).toMatchObject([
      { priceEur: 145_000, enrolled: true },
      { priceEur: 0, cameWith: lines[0]?._id, enrolled: true },
    ]);
  });

  test('is left out and said where it is full', async () => {
    const [bringer, full] = [await addCourse(database.db), await addCourse(database.db, { capacity: 1 })];
    await link(bringer, full);
    await world.press(await learner(), full);
    const said = [`${full.title} comes with ${bringer.title}, but is fully booked.`];
    expect((await quote([bringer])).leftOut).toEqual(said);
    const { answer } = await world.sell({ by: staff, to: await learner() }, [bringer]);
    expect(answer.leftOut).toEqual(said);
  });
});

describe('what a course asks for', () => {
  test('is confirmed for the person one by one, or waived with a reason that is kept', async () => {
    const content = { prerequisites: ['A medical license', 'Two years of practice'] };
    const [person, course] = [await learner(), await addCourse(database.db, { content })];
    const [license, practice] = (await quote([course])).lines[0]?.confirmations ?? [];
    const silent = await world.sell({ by: staff, to: person }, [course]);
    expect(silent.answer.issues).toHaveLength(2);
    expect(silent.answer.message).toContain('A medical license');
    const { answer } = await world.sell({ by: staff, to: person }, [course], {
      payment: 'cash',
      confirmations: [String(license?.key)],
      waivers: [{ key: String(practice?.key), reason: 'Teaches the subject' }],
    });
    const order = await world.readByStaff(staff, answer.reference);
    expect(order.lines[0]?.confirmations).toEqual([
      'I meet this prerequisite: A medical license',
      'Waived by the academy: I meet this prerequisite: Two years of practice',
    ]);
    expect(order.waivers).toEqual([
      {
        title: course.title,
        label: 'Waived by the academy: I meet this prerequisite: Two years of practice',
        reason: 'Teaches the subject',
      },
    ]);
    expect(JSON.stringify(await world.read(person, answer.reference))).not.toContain('Teaches the subject');
    const [entry] = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'order.sold'))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry).toMatchObject({
      actorId: staff.id,
      after: { way: 'cash', person: person.id, waived: [{ reason: 'Teaches the subject' }] },
    });
  });

  test('includes the terms, but of who pays by link, who agrees where they pay', async () => {
    const [person, course] = [await learner(), await addCourse(database.db)];
    const refused = await world.sell({ by: staff, to: person }, [course], {
      payment: 'cash',
      agreedTerms: false,
    });
    expect(refused.answer.issues).toMatchObject([{ field: 'agreedTerms' }]);
    expect((await world.sell({ by: staff, to: person }, [course], { agreedTerms: false })).status).toBe(200);
  });
});
