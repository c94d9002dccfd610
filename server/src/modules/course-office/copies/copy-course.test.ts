import { beforeEach, describe, expect, test } from 'vitest';
import { adminCourseEndpoints as calls } from '#contracts/course-office/admin-courses.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createCourseOffice } from '#server/testing/worlds/course-office-world.ts';

const database = given(freshDatabase);
const office = given(() => createCourseOffice(database.db));

beforeEach(() => office.at('2027-01-10T08:00:00Z'));

type Options = { resetInstructors?: boolean; resetEnrollment?: boolean; resetMedia?: boolean };
let copies = 0;
const copy = async (id: string, copyOptions: Options = {}) => {
  copies += 1;
  const wish = {
    newTitle: 'Autumn run',
    newCourseCode: `aut-${copies}`,
    newStartDate: '2027-10-30',
    copyOptions,
  };
  const { answer } = await office.call(calls.copyCourse, { id, ...wish }, office.staff);
  expect(answer).toMatchObject({ message: 'Course copied successfully!' });
  return office.read((answer.course as { _id: string })._id);
};

describe('a copy', () => {
  test('is a draft on its own dates, which keep their distance, with nobody on it', async () => {
    const source = await office.created();
    await office.sit(source._id);
    const made = await copy(source._id);
    expect(made).toMatchObject({
      basic: { title: 'Autumn run', courseCode: 'AUT-1', status: 'draft', seriesId: source.basic.seriesId },
      schedule: { startDate: '2027-10-30', endDate: '2027-10-31', registrationDeadline: '2027-10-22' },
      enrollment: { currentEnrollment: 0, seatsTaken: 0, basePrice: 1450.5 },
      metadata: { createdBy: 'Stella Staff', isTemplate: false },
      version: 1,
    });
    expect(made.content).toEqual(source.content);
    expect(made.instructors).toEqual(source.instructors);
    expect(made.media).toEqual(source.media);
    expect(made.enrollment.paymentOptions).toEqual(source.enrollment.paymentOptions);
    const row = await getCourse(database.db, made._id, 'InPersonCourse');
    expect(row.startsAt?.toISOString()).toBe('2027-10-30T06:30:00.000Z');
  });

  test('leaves out whom and what it is told to, and never takes people along', async () => {
    const source = await office.created();
    await office.sit(source._id);
    const bare = await copy(source._id, { resetInstructors: true, resetEnrollment: false, resetMedia: true });
    expect(bare.instructors).toEqual({
      primary: { instructorId: null, role: 'Lead Instructor' },
      additional: [],
    });
    expect(bare.media).toMatchObject({ mainImage: null, documents: [], images: [], videos: [], links: [] });
    expect(bare.enrollment.currentEnrollment).toBe(0);
  });

  test('of a template is a course', async () => {
    const template = await office.created({ metadata: { isTemplate: true, templateName: 'Two days' } });
    expect((await copy(template._id)).metadata).toMatchObject({ isTemplate: false, templateName: '' });
  });

  test('needs title, code and date, and a code of its own', async () => {
    const { _id, basic } = await office.created();
    const wish = { newTitle: 'Again', newCourseCode: 'AGAIN-1', newStartDate: '2027-06-01' };
    for (const field of Object.keys(wish)) {
      const refused = await office.call(calls.copyCourse, { id: _id, ...wish, [field]: '' }, office.staff);
      expect(refused.answer).toMatchObject({ message: 'Please fill in all required fields' });
    }
    const same = { ...wish, newCourseCode: basic.courseCode };
    expect((await office.call(calls.copyCourse, { id: _id, ...same }, office.staff)).answer).toMatchObject({
      message: `Course code ${basic.courseCode} is already in use`,
      issues: [{ field: 'newCourseCode' }],
    });
  });

  test('lies ahead, like everything new; only a template has days that are over', async () => {
    const source = await office.created();
    const message = 'The start date of a new course must be in the future';
    const wish = { newTitle: 'Again', newCourseCode: 'AGAIN-2', newStartDate: '2020-03-01' };
    const refused = await office.call(calls.copyCourse, { id: source._id, ...wish }, office.staff);
    expect([refused.status, refused.answer]).toMatchObject([
      400,
      { message, issues: [{ field: 'newStartDate' }] },
    ]);
    const days = { startDate: '2020-03-01', endDate: null, registrationDeadline: null };
    const past = { schedule: { ...source.schedule, ...days } };
    const created = await office.create({
      ...office.sample(past),
      basic: { title: 'Late' },
      saveAsDraft: true,
    });
    expect(created.answer).toMatchObject({ message, issues: [{ field: 'schedule.startDate' }] });
    const metadata = { isTemplate: true, templateName: 'Two days' };
    expect((await office.created({ ...past, metadata })).metadata.isTemplate).toBe(true);
  });

  test('can be had on the same dates by one call, again and again', async () => {
    const { _id, basic, schedule } = await office.created();
    const clone = async () => {
      const { answer } = await office.call(calls.cloneCourse, { id: _id }, office.staff);
      return answer.course;
    };
    const title = `${basic.title} (Copy)`;
    expect(await clone()).toMatchObject({
      basic: { title, courseCode: `${basic.courseCode}-COPY` },
      schedule,
    });
    expect(await clone()).toMatchObject({ basic: { title, courseCode: `${basic.courseCode}-COPY-2` } });
  });
});
