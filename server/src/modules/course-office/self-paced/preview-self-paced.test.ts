import { expect, test } from 'vitest';
import { adminCourseCalls } from '#contracts/course-office/admin-courses.ts';
import type { LandingCourse } from '#contracts/learning/elearning.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createSelfPacedOffice } from '#server/testing/worlds/self-paced/self-paced-office-world.ts';

const calls = adminCourseCalls.ELearningCourse;
const database = given(freshDatabase);
const office = given(() => createSelfPacedOffice(database.db));

const ask = (body: object, by = office.admin) => office.call(calls.previewCourse, body as never, by);
const preview = async (body: object): Promise<LandingCourse> => {
  const { status, answer } = await ask(body);
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return answer.course as LandingCourse;
};
const formOf = async (id: string) => ({ ...(await office.read(id)), id });

test('a stored course in which nothing was changed is previewed as visitors see it, to the last field', async () => {
  const { _id } = await office.created({ content: { objectives: ['Name the layers'] } });
  await office.publish(_id);
  await office.update(_id, { basic: { status: 'open' } });
  const { slug } = await office.read(_id);
  expect(await preview(await formOf(_id))).toEqual(await office.landing(slug));
});

test('what is typed is shown as it would be once saved and open, with nothing stored', async () => {
  const { _id } = await office.created();
  const form = await formOf(_id);
  const shown = await preview({
    ...form,
    basic: { ...form.basic, title: 'Faces, anew' },
    enrollment: { ...form.enrollment, basePrice: '99.50' },
    access: { accessMonths: '6', language: 'French' },
  });
  expect(shown).toMatchObject({
    title: 'Faces, anew',
    price: 99.5,
    status: 'open',
    isEnrollable: true,
    accessMonths: 6,
    language: 'French',
    modules: [],
    instructors: [{ name: 'Lea Lead' }],
  });
  expect((await office.read(_id)).basic.title).toBe('Anatomy of the Face');
});

test('one that was never saved has a page too, and one that is archived is closed', async () => {
  expect(await preview({ basic: { title: 'Lips' } })).toMatchObject({ _id: 'preview', courseId: 'lips' });
  const { _id } = await office.created();
  await office.publish(_id);
  const form = await formOf(_id);
  expect(await preview({ ...form, basic: { ...form.basic, status: 'closed' } })).toMatchObject({
    isEnrollable: false,
  });
});

test('what oversteps, a course that is none and a stranger are refused in words', async () => {
  expect(await ask({ enrollment: { basePrice: -1 } })).toMatchObject({
    status: 400,
    answer: { message: 'Base price must not be negative' },
  });
  expect((await ask({ id: '018f0000-0000-7000-8000-000000000000' })).status).toBe(404);
  expect((await ask({}, await addUser(database.db))).status).toBe(403);
});
