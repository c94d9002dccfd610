import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminCourseEndpoints as calls } from '#contracts/course-office/admin-courses.ts';
import { blankCourse } from '#contracts/course-office/course-form.ts';
import { courseEndpoints } from '#contracts/courses/in-person-courses.ts';
import { courses } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createCourseOffice } from '#server/testing/worlds/course-office-world.ts';

const database = given(freshDatabase);
const office = given(() => createCourseOffice(database.db));

beforeEach(() => office.at('2027-01-10T08:00:00Z'));

type Leaf = [path: string, value: unknown];
const leaves = (value: unknown, path = ''): Leaf[] =>
  typeof value !== 'object' || value === null
    ? [[path, value]]
    : Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
const row = async (id: string) => {
  const [found] = await database.db.select().from(courses).where(eq(courses.id, id));
  if (!found) throw new Error(`no course ${id}`);
  return found;
};
const messageOf = ({ answer }: { answer: Record<string, unknown> }) => answer.message;

describe('a course with every section filled', () => {
  test('is created and comes back field by field as it was sent', async () => {
    const sent = office.sample();
    const { status, answer } = await office.create(sent);
    expect([status, answer.message]).toEqual([200, 'Course created successfully!']);
    const { _id } = answer.course as { _id: string };
    const told = Object.fromEntries(leaves(await office.read(_id)));
    const { 'basic.seriesId': _, ...expected } = Object.fromEntries(leaves(sent));
    expect(Object.keys(expected).length).toBeGreaterThan(140);
    expect(told).toMatchObject(expected);
    expect(told).toMatchObject({
      'venue.timezone': 'Europe/Berlin',
      'basic.seriesTitle': 'Advanced Botox Training',
      'enrollment.currentEnrollment': 0,
      'enrollment.seatsTaken': 0,
      'metadata.createdBy': 'Ada Admin',
      'metadata.lastModifiedBy': 'Ada Admin',
      createdAt: '2027-01-10T08:00:00.000Z',
      version: 1,
      publicPath: '/in-person/courses/advanced-botox-training-berlin-2027',
      cancellation: null,
    });
  });

  test('is on the public page, and saving what was read changes nothing but who and when', async () => {
    const { _id, slug } = await office.created();
    const before = await row(_id);
    const { version, ...read } = await office.read(_id);
    office.at('2027-01-11T08:00:00Z');
    const { answer } = await office.update(_id, { ...read, version }, office.staff);
    expect(answer).toMatchObject({
      message: 'Course updated successfully!',
      course: { version: 2, metadata: { createdBy: 'Ada Admin', lastModifiedBy: 'Stella Staff' } },
    });
    const { version: _, updatedAt: __, updatedBy: ___, ...same } = before;
    expect(await row(_id)).toMatchObject(same);
    const page = await office.call(courseEndpoints.getInPersonCourse, { courseId: slug });
    expect(page.answer).toMatchObject({
      course: { basic: { title: 'Advanced Botox Training' }, certification: { validityPeriod: null } },
    });
  });

  test('may be saved in parts: what is left out stays, lists and payments are taken as they come', async () => {
    const { _id } = await office.created();
    await office.update(_id, {
      basic: { status: 'closed' },
      venue: { facilities: ['Only this'] },
      enrollment: { paymentOptions: { acceptFullPayment: true, acceptDeposit: true } },
    });
    expect(await office.read(_id)).toMatchObject({
      basic: { status: 'closed', title: 'Advanced Botox Training' },
      venue: { facilities: ['Only this'], city: 'Berlin' },
      enrollment: {
        basePrice: 1450.5,
        paymentOptions: {
          selectedOption: 'deposit',
          acceptFullPayment: true,
          acceptInstallments: false,
          depositStructure: { depositPercentage: 30, remainingDueDays: 7 },
          installmentStructure: null,
        },
      },
    });
  });
});

describe('an incomplete course', () => {
  test('is refused with every message in one text and a list of the fields', async () => {
    const { status, answer } = await office.create({});
    expect([status, answer.message]).toEqual([
      400,
      'Course title is required, Course description is required, Start date is required, Base price must be greater than 0, Venue name is required, Venue city is required, Venue country is required, Venue address is required, Primary instructor is required',
    ]);
    expect(answer.issues).toHaveLength(9);
  });

  test('is told ids of nothing and zones that calendars do not know', async () => {
    const nobody = uuidv7();
    const { certification } = office.sample();
    const form = office.sample({
      basic: { courseCode: '', seriesId: nobody },
      schedule: { venueTimezone: 'Europe/BERLIN' },
      instructors: { primary: { instructorId: nobody, role: 'Lead' } },
      certification: { ...certification, issuingAuthorityId: nobody },
    });
    expect(messageOf(await office.create(form))).toBe(
      'Venue timezone is not known, Series is not known, Primary instructor is not known, Issuing authority is not known',
    );
  });

  test('is kept as a draft with a title, and each save after that says so', async () => {
    const first = await office.create({ saveAsDraft: true, basic: { title: 'Idea', status: 'open' } });
    expect(first.answer).toMatchObject({
      message: 'Course saved as draft!',
      course: {
        basic: { status: 'draft', courseCode: 'IDE-101' },
        enrollment: { basePrice: null },
        publicPath: null,
      },
    });
    const { _id } = first.answer.course as { _id: string };
    const second = await office.update(_id, { saveAsDraft: true, venue: { city: 'Madrid' } });
    expect(messageOf(second)).toBe('Draft saved successfully!');
    const whole = await office.update(_id, { basic: { status: 'open' } });
    expect([whole.status, messageOf(whole)]).toEqual([
      400,
      expect.stringContaining('Start date is required'),
    ]);
    expect((await office.update(_id, { saveAsDraft: true, basic: { title: '' } })).status).toBe(400);
  });

  test('starts as a draft without a status; a template keeps the one it is given and is never public', async () => {
    const { status: _, ...basic } = office.sample({ basic: { courseCode: '' } }).basic;
    const { answer } = await office.create({ ...office.sample(), basic });
    expect(answer).toMatchObject({ course: { basic: { status: 'draft' } } });
    const course = await office.created({ basic: { courseCode: '', status: 'open' } });
    const isPublic = async () =>
      (await office.call(courseEndpoints.getInPersonCourse, { courseId: course._id })).status;
    expect(await isPublic()).toBe(200);
    await office.update(course._id, { metadata: { isTemplate: true, templateName: 'Two days' } });
    expect(await office.read(course._id)).toMatchObject({ basic: { status: 'open' }, publicPath: null });
    expect(await isPublic()).toBe(404);
    const { answer: list } = await office.call(courseEndpoints.listInPersonCourses, {
      q: course.basic.courseCode,
    });
    expect(list.courses).toEqual([]);
  });
});

test('a course of the demo, with roles and zones of its own, can be opened and saved', async () => {
  const { id } = await addCourse(database.db, {
    title: 'Made elsewhere',
    zone: 'Asia/Kolkata',
    instructors: [
      { instructorId: office.ids.lead, role: 'Lead instructor' },
      { instructorId: office.ids.guest, role: 'Skin and aftercare' },
    ],
  });
  const venue = { name: 'Hall', address: 'Street 1' };
  const body = { basic: { description: 'Text' }, venue };
  expect((await office.update(id, body)).answer).toMatchObject({
    course: {
      schedule: { venueTimezone: 'Asia/Kolkata' },
      instructors: { additional: [{ role: 'Skin and aftercare', name: 'Sample Guest' }] },
      metadata: { createdBy: '', lastModifiedBy: 'Ada Admin' },
    },
  });
});

test('HTML in every text is text, and nothing of it is lost', async () => {
  const html = '<script>alert("&")</script>';
  const texts = {
    basic: { ...office.sample().basic, courseCode: '', title: html, description: html },
    venue: { ...office.sample().venue, name: html, facilities: [html] },
    content: { ...blankCourse().content, objectives: [html], faq: [{ question: html, answer: html }] },
  };
  const { _id, slug } = await office.created(texts);
  expect(await office.read(_id)).toMatchObject({
    basic: { title: html },
    venue: { facilities: [html] },
    content: { faq: [{ question: html }] },
  });
  expect(slug).toBe('script-alert-script-berlin-2027');
});

test('learners are refused, and only administrators delete', async () => {
  const learner = await addUser(database.db);
  const { _id } = await office.created();
  const answers = [
    await office.update(_id, {}, learner),
    await office.create(office.sample(), learner),
    await office.call(calls.deleteAdminCourse, { id: _id }, office.staff),
    await office.call(calls.getAdminCourse, { id: _id }),
    await office.call(calls.getAdminCourse, { id: uuidv7() }, office.staff),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401, 404]);
});
