import { expect, test } from 'vitest';
import type { Course, InPersonCourse } from '#server/modules/catalogue/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addLicence } from '#server/testing/people/add-licence.ts';
import { addCourse, addSelfPaced, addUser, setCourse } from '#server/testing/test-world.ts';
import { type CaseWish, createCasesWorld } from '#server/testing/worlds/cases-world.ts';
import { findLiveEnrolment } from '../../enrolments/index.ts';
import { findUserByEmail, type User } from '../../identity/index.ts';
import { findOrderOfPlace } from '../../orders/index.ts';
import { listActions } from '../../payments/index.ts';
import { givePlaces } from './give-places.ts';

const database = given(freshDatabase);
const world = given(() => createCasesWorld(database.db));

const people = (many: number) => Promise.all(Array.from({ length: many }, () => addUser(database.db)));

/** A case that is paid for these people on these courses, and what came of it. */
const settle = async (
  attending: readonly { email: string }[],
  courses: Course[],
  wish: Partial<CaseWish> = {},
) => {
  const attendees = attending.map(({ email }, i) => ({ name: `Person ${i + 1}`, email }));
  const linkedCourses = courses.map(({ id }) => ({ courseId: id }));
  const one = await world.createCase({ attendees, linkedCourses, ...wish });
  await givePlaces(world.outer(), one._id);
  return one;
};
const placesOf = async ({ id: userId }: User, courses: readonly Course[]) => {
  const places = courses.map(({ id: courseId }) => findLiveEnrolment(database.db, { userId, courseId }));
  return (await Promise.all(places)).flatMap((place) => place ?? []);
};
/** What staff have to look at about a case. */
const actionsOf = async ({ _id }: { _id: string }) =>
  (await listActions(database.db)).filter(({ ownerId }) => ownerId === _id).map(({ message }) => message);

test('each attendee has a place on each course, once, for as long as whoever has paid', async () => {
  const courses = [await addCourse(database.db), await addSelfPaced(database.db)];
  const attending = await people(2);
  const one = await settle(attending, courses);
  await givePlaces(world.outer(), one._id);
  for (const person of attending) {
    const places = await placesOf(person, courses);
    expect(places.map(({ accessUntil }) => accessUntil)).toEqual([null, null]);
    const order = await findOrderOfPlace(database.db, places[0]?.placeId ?? '');
    expect(order).toMatchObject({
      state: 'confirmed',
      totalEur: 0,
      userId: person.id,
      termsAcceptedAt: null,
    });
    expect(order?.notes).toContain(one.caseId);
  }
  expect(await actionsOf(one)).toEqual([]);
});

test('where nobody is named, the place is the payer’s', async () => {
  const course = await addCourse(database.db);
  const [payer] = await people(1);
  if (!payer) throw new Error('somebody');
  await settle([], [course], { payer: { name: 'Ada Byron', email: payer.email.toUpperCase() } });
  expect(await placesOf(payer, [course])).toHaveLength(1);
});

test('whoever has no account is opened one with the first of the places', async () => {
  const courses = [await addCourse(database.db), await addCourse(database.db)];
  const email = 'grace.hopper@example.com';
  const one = await settle([{ email }], courses);
  await givePlaces(world.outer(), one._id);
  const invited = await findUserByEmail(database.db, email);
  expect(invited).toMatchObject({ firstName: 'Person', lastName: '1', emailVerifiedAt: null });
  expect(invited?.invitedAt).not.toBeNull();
  expect(await placesOf(invited as User, courses)).toHaveLength(2);
  expect(await actionsOf(one)).toEqual([]);
});

test('where no seat is left, nobody is opened an account for it', async () => {
  const full = await addCourse(database.db, { capacity: 0 });
  const one = await settle([{ email: 'late@example.com' }], [full]);
  expect(await findUserByEmail(database.db, 'late@example.com')).toBeNull();
  expect((await actionsOf(one)).join()).toContain('no seat is left');
});

test('an account that nobody has confirmed may be anybody’s, and is left to staff', async () => {
  const course = await addCourse(database.db);
  const unconfirmed = await addUser(database.db, { emailVerifiedAt: null });
  const one = await settle([unconfirmed], [course]);
  expect(await placesOf(unconfirmed, [course])).toEqual([]);
  expect((await actionsOf(one)).join()).toContain(`the account of ${unconfirmed.email} is not confirmed`);
});

test('the last seat goes to the first, the others are a matter for staff; a full course loses nobody', async () => {
  const course = await addCourse(database.db, { capacity: 1 });
  const attending = await people(2);
  const one = await settle(attending, [course]);
  const had = await Promise.all(attending.map((person) => placesOf(person, [course])));
  expect(had.map(({ length }) => length)).toEqual([1, 0]);
  const actions = await actionsOf(one);
  expect(actions).toHaveLength(1);
  expect(actions[0]).toContain('no seat is left');
});

test('a course that is closed for others still takes whom a case has paid for, one that is over or cancelled does not', async () => {
  const closed = await addCourse(database.db);
  await setCourse(database.db, closed.id, { status: 'closed' });
  const cancelled = await addCourse(database.db);
  await setCourse(database.db, cancelled.id, { status: 'cancelled' });
  const over = await addCourse(database.db, { startDate: '2026-01-10' });
  const [person] = await people(1);
  if (!person) throw new Error('somebody');
  const one = await settle([person], [closed, cancelled, over]);
  expect((await placesOf(person, [closed, cancelled, over])).map(({ courseId }) => courseId)).toEqual([
    closed.id,
  ]);
  expect(await actionsOf(one)).toHaveLength(2);
});

test('who had a place already is told to staff, for it has been paid for twice', async () => {
  const course: InPersonCourse = await addCourse(database.db);
  const [person] = await people(1);
  if (!person) throw new Error('somebody');
  await settle([person], [course]);
  const again = await settle([person], [course]);
  expect(await placesOf(person, [course])).toHaveLength(1);
  expect((await actionsOf(again)).join()).toContain('they have a place already');
});

test('a course that asks for a licence is given all the same, and staff are told whose is not proved', async () => {
  const course = await addCourse(database.db, { content: { professions: ['Dermatologist'] } });
  const [proved, waiting, without] = await Promise.all([1, 2, 3].map(() => addUser(database.db)));
  if (!proved || !waiting || !without) throw new Error('somebody');
  await addLicence(database.db, proved, { state: 'accepted' });
  await addLicence(database.db, waiting);
  const one = await settle([proved, waiting, without], [course]);
  await givePlaces(world.outer(), one._id);
  for (const person of [proved, waiting, without]) expect(await placesOf(person, [course])).toHaveLength(1);
  const told = (await actionsOf(one)).toSorted();
  expect(told).toEqual([
    expect.stringMatching(/Person 2 has a place .* asks for a license/),
    expect.stringMatching(/Person 3 has a place .* asks for a license/),
  ]);
  expect(one.linkedCourses).toMatchObject([{ professions: ['Dermatologist'] }]);
});
