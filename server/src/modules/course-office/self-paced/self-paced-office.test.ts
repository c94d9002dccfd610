import { describe, expect, test } from 'vitest';
import { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import type { SelfPacedRow } from '#contracts/course-office/self-paced-lists.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { courseOf, refusals } from '#server/testing/worlds/live/live-office-world.ts';
import { createSelfPacedOffice } from '#server/testing/worlds/self-paced/self-paced-office-world.ts';

const database = given(freshDatabase);
const office = given(() => createSelfPacedOffice(database.db));

const calls = adminCourseCalls.ELearningCourse;

const listed = async (query: object = {}) => (await office.list(query)).courses as SelfPacedRow[];
const publishedCourse = async (changes: object = {}) => {
  const course = await office.created(changes);
  await office.publish(course._id);
  return course;
};
const sold = async () => {
  const course = await publishedCourse();
  await office.update(course._id, { basic: { status: 'open' } });
  await office.enrol(course._id);
  return course;
};

describe('the calls of self-paced courses', () => {
  test('are for staff, and know courses of their own kind alone', async () => {
    const { id } = await addCourse(database.db);
    const learner = await addUser(database.db);
    const asked = [
      [await office.call(calls.listAdminCourses, {}), 401],
      [await office.call(calls.listAdminCourses, {}, learner), 403],
      [await office.call(calls.listAdminCourses, {}, office.admin), 200],
      [await office.call(calls.getAdminCourse, { id }, office.admin), 404],
      [await office.call(calls.getAdminCourse, { id: uuidv7() }, office.admin), 404],
      [await office.call(calls.deleteAdminCourse, { id }, office.admin), 404],
      [await office.call(calls.cloneCourse, { id }, office.admin), 404],
    ] as const;
    for (const [{ status }, meant] of asked) expect(status).toBe(meant);
    expect(await office.setStatus([id], 'closed')).toMatchObject([
      { ok: false, message: 'Course not found' },
    ]);
  });
});

describe('a self-paced course', () => {
  test('is created with a price, its early bird, its access and who teaches, and is read as it was said', async () => {
    const said = {
      enrollment: { basePrice: 140.5, earlyBird: { basePrice: 99, endsOn: '2027-02-28' } },
      access: { accessMonths: 12, language: 'German' },
    };
    const course = await office.created(said);
    expect(course).toMatchObject({
      ...said,
      basic: { status: 'draft', effectiveStatus: 'draft', seriesTitle: 'Anatomy of the Face' },
      published: { version: 0, at: null },
      publicPath: null,
    });
    expect(course).not.toHaveProperty('schedule');
    expect(course.enrollment).not.toHaveProperty('seatsAvailable');
    const { _id: id, ...form } = await office.read(course._id);
    await office.update(id, form);
    expect(await office.read(id)).toMatchObject({ ...said, version: 2 });
  });

  test('keeps what an update leaves out, and tells what was changed of it', async () => {
    const { _id } = await office.created({ access: { accessMonths: 6 } });
    await office.update(_id, { basic: { title: 'Anatomy, again' }, access: { accessMonths: null } });
    expect(await office.read(_id)).toMatchObject({
      basic: { title: 'Anatomy, again', description: 'Layers and dangers.' },
      access: { accessMonths: null, language: 'English' },
      enrollment: { basePrice: 140 },
    });
    const { answer } = await office.call(calls.listCourseHistory, { id: _id }, office.admin);
    expect(answer.history).toMatchObject([
      {
        action: 'Changed',
        changes: expect.arrayContaining([
          { field: 'basic.title', from: 'Anatomy of the Face', to: 'Anatomy, again' },
          { field: 'access.accessMonths', from: '6', to: '' },
        ]),
      },
      { action: 'Created' },
    ]);
  });

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const { _id, version } = await office.created();
    await office.update(_id, { basic: { title: 'First' }, version });
    expect((await office.update(_id, { basic: { title: 'Second' }, version })).status).toBe(409);
  });

  test('says everything that is wrong with it at once', async () => {
    expect(
      refusals(
        await office.create({
          basic: { status: 'cancelled' },
          enrollment: { earlyBird: { basePrice: 10 } },
          access: { accessMonths: 0 },
          instructors: {},
        }),
      ),
    ).toEqual([
      'basic.status: Status must be one of draft, open, closed',
      'basic.title: Course title is required',
      'basic.description: Course description is required',
      'enrollment.basePrice: Base price must be greater than 0',
      'enrollment.earlyBird.basePrice: Early bird price must be less than regular price',
      'enrollment.earlyBird.endsOn: Last day of the early bird is required',
      'access.accessMonths: Months of access must be at least 1',
      'instructors.primary.instructorId: Primary instructor is required',
    ]);
  });

  test('is not opened before something of it is published', async () => {
    const { _id } = await office.created();
    const open = { basic: { status: 'open' } };
    const refused = ['basic.status: Publish its content first'];
    expect(
      refusals(await office.create({ basic: { title: 'New', description: 'New', status: 'open' } })),
    ).toEqual(refused);
    expect(refusals(await office.update(_id, open))).toEqual(refused);
    expect(await office.setStatus([_id], 'open')).toMatchObject([
      { ok: false, message: 'Publish its content first' },
    ]);
    await office.publish(_id);
    expect((await office.update(_id, open)).status).toBe(200);
    expect(await office.read(_id)).toMatchObject({
      published: { version: 1, modules: 1, slides: 3 },
      publicPath: expect.stringMatching(/^\/self-paced-online-training\/anatomy-of-the-face/),
    });
  });

  test('that people have stays theirs: it is archived, and becomes no draft and no template', async () => {
    const { _id } = await sold();
    expect(refusals(await office.update(_id, { basic: { status: 'draft' } }))).toEqual([
      expect.stringContaining('basic.status: A course that people have cannot become a draft'),
    ]);
    expect(refusals(await office.update(_id, { metadata: { isTemplate: true } }))).toEqual([
      'metadata.isTemplate: A course that people have cannot be a template',
    ]);
    expect(await office.setStatus([_id], 'draft')).toMatchObject([{ ok: false }]);
    expect(await office.setStatus([_id], 'closed')).toMatchObject([{ ok: true, was: 'open' }]);
    expect(await office.read(_id)).toMatchObject({
      basic: { status: 'closed' },
      enrollment: { currentEnrollment: 1 },
    });
  });
});

describe('deleting', () => {
  const remove = (id: string) => office.call(calls.deleteAdminCourse, { id }, office.admin);

  test('takes a course away that nobody ever had, with its series', async () => {
    const { _id } = await office.created({ basic: { title: 'Gone soon', description: 'Gone.' } });
    expect((await remove(_id)).status).toBe(200);
    expect((await office.call(calls.getAdminCourse, { id: _id }, office.admin)).status).toBe(404);
    expect((await listed()).map((row) => row._id)).not.toContain(_id);
  });

  test('is refused where a version was published, and where somebody has bought the course', async () => {
    const { _id } = await publishedCourse();
    expect(await remove(_id)).toMatchObject({
      status: 409,
      answer: {
        message: 'A version of this course was published, so it cannot be deleted. Archive it instead.',
      },
    });
    const bought = await office.created();
    await office.enrol(bought._id);
    expect(await remove(bought._id)).toMatchObject({
      status: 409,
      answer: { message: '1 order names this course, so it cannot be deleted. Archive it instead.' },
    });
  });
});

describe('a copy', () => {
  test('is a draft of its own with nothing published and nobody on it', async () => {
    const { _id } = await sold();
    await office.update(_id, { access: { accessMonths: 3 } });
    const copy = { id: _id, newTitle: 'The Face II', newCourseCode: 'face-2' };
    const copied = courseOf(await office.call(calls.copyCourse, copy as never, office.admin));
    expect(copied).toMatchObject({
      basic: { title: 'The Face II', courseCode: 'FACE-2', status: 'draft' },
      access: { accessMonths: 3 },
      enrollment: { basePrice: 140, currentEnrollment: 0 },
      instructors: { primary: { role: 'Lead Instructor' } },
      published: { version: 0 },
    });
    expect(await office.call(calls.copyCourse, copy as never, office.admin)).toMatchObject({ status: 400 });
    const cloned = courseOf(await office.call(calls.cloneCourse, { id: _id }, office.admin));
    expect(cloned.basic).toMatchObject({ title: 'Anatomy of the Face (Copy)', status: 'draft' });
  });

  test('takes along what modules downstream have of the course, or is not made', async () => {
    const copies: object[] = [];
    const copier = async (_: object, copy: object) => {
      if (copies.push(copy) > 1) throw new Error('nothing to copy it with');
    };
    const { admin, call, list } = await createSelfPacedOffice(database.db, { courseCopiers: [copier] });
    const { _id: fromId } = courseOf(
      await call(calls.createAdminCourse, { saveAsDraft: true, basic: { title: 'Peels' } } as never, admin),
    );
    const { _id: toId } = courseOf(await call(calls.cloneCourse, { id: fromId }, admin));
    expect(copies).toEqual([{ fromId, toId }]);
    const { total } = await list();
    expect((await call(calls.cloneCourse, { id: fromId }, admin)).status).toBe(500);
    expect((await list()).total).toBe(total);
  });
});
