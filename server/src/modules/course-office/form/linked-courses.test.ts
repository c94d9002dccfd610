import { describe, expect, test } from 'vitest';
import { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import { courseNameEndpoints } from '#contracts/course-office/course-names.ts';
import { listLinks } from '#server/modules/catalogue/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addSelfPaced } from '#server/testing/test-world.ts';
import { createCourseOffice } from '#server/testing/worlds/course-office-world.ts';

const database = given(freshDatabase);
const office = given(() => createCourseOffice(database.db));

const linksOf = async (id: string) => (await listLinks(database.db, [id])).get(id) ?? [];
const linking = (...ids: (string | null)[]) => ({
  enrollment: {
    ...office.sample().enrollment,
    linkedCourses: ids.map((courseId) => ({ courseId, name: '' })),
  },
});

describe('linked courses', () => {
  test('are saved in their order, come back with their names, and stay when a save does not speak of them', async () => {
    const selfPaced = await addSelfPaced(database.db, { title: 'Dosing' });
    const inPerson = await addCourse(database.db);
    const { _id } = await office.created(linking(selfPaced.id, inPerson.id, null));
    expect((await office.read(_id)).enrollment.linkedCourses).toEqual([
      { courseId: selfPaced.id, name: `${selfPaced.code} · Dosing` },
      { courseId: inPerson.id, name: `${inPerson.code} · ${inPerson.title}` },
    ]);
    await office.update(_id, { basic: { status: 'closed' } });
    expect(await linksOf(_id)).toEqual([selfPaced.id, inPerson.id]);
    await office.update(_id, linking(inPerson.id));
    expect(await linksOf(_id)).toEqual([inPerson.id]);
    const { answer } = await office.call(adminCourseEndpoints.listCourseHistory, { id: _id }, office.staff);
    expect(JSON.stringify(answer)).toContain(`${selfPaced.code} · Dosing, ${inPerson.code}`);
  });

  test('are those of the copy of a course too', async () => {
    const linked = await addSelfPaced(database.db);
    const { _id } = await office.created(linking(linked.id));
    const { answer } = await office.call(adminCourseEndpoints.cloneCourse, { id: _id }, office.staff);
    expect(await linksOf((answer.course as { _id: string })._id)).toEqual([linked.id]);
  });

  test('are other courses that there are, each once and at most ten', async () => {
    const linked = await addSelfPaced(database.db);
    const { _id } = await office.created();
    const refusals = [
      [linking(_id), 'A course cannot come with itself'],
      [linking(uuidv7()), 'Linked course is not known'],
      [linking(linked.id, linked.id), 'A course can be linked only once'],
      [linking(...Array.from({ length: 11 }, uuidv7)), 'Linked courses can have at most 10 entries'],
    ] as const;
    for (const [body, message] of refusals)
      expect((await office.update(_id, body)).answer.message).toContain(message);
    expect(await linksOf(_id)).toEqual([]);
  });

  test('keep the course that they are from being deleted', async () => {
    const linked = await addCourse(database.db);
    await office.created(linking(linked.id));
    const { status, answer } = await office.call(
      adminCourseEndpoints.deleteAdminCourse,
      { id: linked.id },
      office.admin,
    );
    expect([status, answer.message]).toEqual([
      409,
      '1 course that brings it along names this course, so it cannot be deleted. Cancel it instead.',
    ]);
  });

  test('are found by words of their titles and codes, whatever their kind', async () => {
    const selfPaced = await addSelfPaced(database.db, { title: 'Cannula technique online' });
    const inPerson = await addCourse(database.db, { title: 'Cannula technique' });
    const find = async (q: string) => {
      const { answer } = await office.call(courseNameEndpoints.findCoursesToLink, { q }, office.staff);
      return courseNameEndpoints.findCoursesToLink.response
        .parse(answer)
        .courses.map(({ courseId }) => courseId);
    };
    expect(await find('cannula TECHNIQUE')).toEqual([inPerson.id, selfPaced.id]);
    expect(await find(selfPaced.code)).toEqual([selfPaced.id]);
    expect(await find('no such words')).toEqual([]);
  });
});
