import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type AdminInstructor, teachingEndpoints as calls } from '#contracts/course-office/teaching.ts';
import { instructorEndpoints } from '#contracts/courses/instructors.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { auditEntries, catalogueVersion } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { teachingBindings } from './teaching.routes.ts';

type Person = RequestOf<typeof calls.createInstructor>;

const database = given(freshDatabase);
const academy = given(() =>
  testCalls(teachingBindings, { db: database.db, now: () => new Date('2027-02-01T08:00:00Z') }),
);
const staff = given(() => addUser(database.db, { role: 'staff' }));
const admin = given(() => addUser(database.db, { role: 'admin' }));

const layla: Person = {
  firstName: 'Layla',
  lastName: 'Haddad',
  credentials: ['MD'],
  bio: 'Teaches injectables.',
  specialties: ['Botulinum toxin'],
  yearsOfExperience: 16,
  photoUrl: 'https://pictures.example/layla.webp',
  linkedin: 'https://www.linkedin.com/in/example',
  website: '',
  city: 'Dubai',
  accountEmail: '',
};
const create = (person: Partial<Person> = {}) =>
  academy.call(calls.createInstructor, { ...layla, ...person }, staff);
const created = async (person: Partial<Person> = {}) => {
  const { answer } = await create(person);
  if (!answer.instructor) throw new Error(JSON.stringify(answer));
  return answer.instructor as AdminInstructor;
};
const update = (id: string, person: Partial<Person>) =>
  academy.call(calls.updateInstructor, { ...layla, ...person, id }, staff);
const remove = (id: string) => academy.call(calls.deleteInstructor, { id }, admin);
const found = async (q?: string) => {
  const { answer } = await academy.call(calls.listAdminInstructors, { q }, staff);
  return (answer.instructors as AdminInstructor[]).map(({ name }) => name);
};
const auditOf = (objectId: string) =>
  database.db.select().from(auditEntries).where(eq(auditEntries.objectId, objectId)).orderBy(auditEntries.id);
const version = async () => (await database.db.select().from(catalogueVersion))[0]?.version;
const teach = (instructorId: string) => [{ instructorId, role: 'Lead Instructor' }];

test('whoever is added is public by id and by slug, and can be chosen for a course', async () => {
  const before = await version();
  const { _id, slug } = await created();
  expect(slug).toBe('layla-haddad');
  expect(await version()).not.toBe(before);
  for (const id of [_id, slug, 'Layla-Haddad']) {
    const { status, answer } = await academy.call(instructorEndpoints.getInstructor, { id });
    expect([status, answer.instructor]).toMatchObject([
      200,
      { _id, name: 'Layla Haddad', profilePhoto: { url: layla.photoUrl }, city: 'Dubai' },
    ]);
    expect(answer.instructor).not.toHaveProperty('accountEmail');
  }
  const { answer } = await academy.call(calls.listManagerInstructors, {}, staff);
  expect(answer.instructors).toEqual([
    { _id, name: 'Layla Haddad', city: 'Dubai', photoUrl: layla.photoUrl },
  ]);
});

test('two of one name have two slugs, also when both are added at once', async () => {
  const twins = await Promise.all([1, 2, 3].map(() => created({ firstName: 'Zoë', lastName: 'Ångström' })));
  expect(twins.map(({ slug }) => slug).sort()).toEqual(['zoe-angstrom', 'zoe-angstrom-2', 'zoe-angstrom-3']);
});

test('a name that no address can hold still has one', async () => {
  expect((await created({ firstName: '李', lastName: '明' })).slug).toBe('instructor');
});

test('staff find people by name, city, credentials and specialties, without accents', async () => {
  const carmen = { firstName: 'Carmen', lastName: 'Ibáñez', city: 'Madrid', specialties: ['Chemical peels'] };
  await created(carmen);
  for (const q of ['ibanez', 'MADRID', 'peels carmen'])
    expect([q, await found(q)]).toEqual([q, ['Carmen Ibáñez']]);
  expect(await found('peels dubai')).toEqual([]);
  expect(await found('100%')).toEqual([]);
  const everybody = await found();
  expect(everybody.indexOf('Layla Haddad')).toBeLessThan(everybody.indexOf('Carmen Ibáñez'));
});

test('a change is on the public pages, keeps the slug and says what was before', async () => {
  const { _id, slug } = await created({ lastName: 'Before' });
  const before = await version();
  const { answer } = await update(_id, { lastName: 'After', specialties: 'Lips, , Chin' as never });
  expect(answer.instructor).toMatchObject({ name: 'Layla After', slug, specialties: ['Lips', 'Chin'] });
  expect(await version()).not.toBe(before);
  expect(await auditOf(_id)).toMatchObject([
    { action: 'instructor.created', actorId: staff.id },
    { action: 'instructor.changed', before: { lastName: 'Before' }, after: { lastName: 'After' } },
  ]);
});

test('an account that sees rosters is one that exists, has the role and belongs to nobody else', async () => {
  const teacher = await addUser(database.db, { role: 'instructor', email: 'teacher@example.com' });
  await addUser(database.db, { email: 'learner@example.com' });
  const { _id } = await created({ accountEmail: 'Teacher@Example.com' });
  const refused = async (accountEmail: string) => {
    const { status, answer } = await create({ accountEmail });
    return [status, answer.issues];
  };
  const issue = (message: string) => [400, [{ field: 'accountEmail', message }]];
  expect(await refused('nobody@example.com')).toEqual(issue('There is no account with this address'));
  expect(await refused('learner@example.com')).toEqual(
    issue('This account is a learner’s. It needs the role of an instructor first'),
  );
  expect(await refused('teacher@example.com')).toEqual(issue('This account belongs to another instructor'));
  expect((await update(_id, { accountEmail: teacher.email })).answer.instructor).toMatchObject({
    accountEmail: teacher.email,
  });
  expect((await update(_id, {})).answer.instructor).toMatchObject({ accountEmail: '' });
});

test('every field that fails is told, and nothing is kept', async () => {
  const bad = {
    firstName: ' ',
    yearsOfExperience: 81,
    photoUrl: 'javascript:alert(1)',
    bio: 'x'.repeat(3001),
  };
  const { status, answer } = await create(bad);
  expect([status, (answer.issues as { field: string }[]).map(({ field }) => field)]).toEqual([
    400,
    ['firstName', 'bio', 'yearsOfExperience', 'photoUrl'],
  ]);
});

test('whom courses name stays, with the number of them, and goes when none does', async () => {
  const { _id } = await created({ firstName: 'Nina', lastName: 'Named' });
  await addCourse(database.db, { instructors: teach(_id), startDate: '2027-03-01' });
  await addCourse(database.db, { instructors: teach(_id), status: 'draft' });
  const { answer } = await academy.call(calls.getAdminInstructor, { id: _id }, staff);
  expect(answer.instructor).toMatchObject({ comingCourses: 1, courses: 2 });
  const refused = await remove(_id);
  expect([refused.status, refused.answer.message]).toEqual([
    409,
    'Nina Named is named by 2 courses and cannot be deleted',
  ]);

  const free = await created({ lastName: 'Free' });
  expect((await remove(free._id)).status).toBe(200);
  for (const id of [free._id, free.slug, uuidv7()])
    expect((await academy.call(instructorEndpoints.getInstructor, { id })).status).toBe(404);
  expect((await auditOf(free._id)).map(({ action }) => action)).toEqual([
    'instructor.created',
    'instructor.deleted',
  ]);
});

test('learners add and change nobody, and staff delete nobody', async () => {
  const learner = await addUser(database.db);
  const { _id } = await created({ lastName: 'Kept' });
  const tried = [
    await academy.call(calls.createInstructor, layla, learner),
    await academy.call(calls.updateInstructor, { ...layla, id: _id }, learner),
    await academy.call(calls.deleteInstructor, { id: _id }, learner),
    await academy.call(calls.deleteInstructor, { id: _id }, staff),
  ];
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('instructors are listed by name with their coming courses', async () => {
  const [lead, guest] = [await created({ lastName: 'Zander' }), await created({ lastName: 'Aaron' })];
  const { slug, title } = await addCourse(database.db, {
    startDate: '2027-04-09',
    instructors: [
      { instructorId: lead._id, role: 'Lead Instructor' },
      { instructorId: guest._id, role: 'Guest Instructor' },
    ],
  });
  const coming = [{ slug, title, startDate: '2027-04-09' }];
  const { answer } = await academy.call(instructorEndpoints.listInstructors, {});
  const named = (answer.instructors as { _id: string; lastName: string; courses: object[] }[]).filter(
    ({ _id }) => [lead._id, guest._id].includes(_id),
  );
  expect(named).toMatchObject([
    { lastName: 'Aaron', courses: coming },
    { lastName: 'Zander', courses: coming },
  ]);
});
