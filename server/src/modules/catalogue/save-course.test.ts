import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminCourseEndpoints as calls } from '#contracts/admin-courses.ts';
import { blankCourse } from '#contracts/course-form.ts';
import { courseEndpoints } from '#contracts/in-person-courses.ts';
import { courses } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { createCourseOffice } from '#server/testing/course-office-world.ts';
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { takeSeat } from './take-seat.ts';

let database: TestDatabase;
let office: Awaited<ReturnType<typeof createCourseOffice>>;

beforeAll(async () => {
  database = await freshDatabase();
  office = await createCourseOffice(database.db);
});
afterAll(() => database.close());
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
const sit = (courseId: string, holdMinutes = 30) =>
  office.ctx((ctx) => takeSeat(ctx, { courseId, orderId: uuidv7(), as: 'held', holdMinutes }));

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

  test('starts as a draft without a status, and a template stays one', async () => {
    const { status: _, ...basic } = office.sample({ basic: { courseCode: '' } }).basic;
    const { answer } = await office.create({ ...office.sample(), basic });
    expect(answer).toMatchObject({ course: { basic: { status: 'draft' } } });
    const template = await office.created({ metadata: { isTemplate: true, templateName: 'Two days' } });
    expect(template).toMatchObject({ basic: { status: 'draft' }, metadata: { isTemplate: true } });
  });
});

describe('two administrators on one course', () => {
  test('the second is told, and overwrites nothing', async () => {
    const { _id, version } = await office.created();
    const [first, second] = [{ basic: { title: 'First' } }, { basic: { title: 'Second' } }];
    expect((await office.update(_id, { ...first, version })).status).toBe(200);
    const late = await office.update(_id, { ...second, version }, office.staff);
    expect([late.status, late.answer.code]).toEqual([409, 'conflict']);
    expect((await office.read(_id)).basic.title).toBe('First');
  });

  test('who save at the same moment do not both succeed', async () => {
    const { _id, version } = await office.created();
    const both = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => office.update(_id, { basic: { title }, version })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await office.read(_id)).version).toBe(version + 1);
  });
});

describe('a course with people on it', () => {
  test('keeps a seat for each of them, and forgotten holds are not in the way', async () => {
    const { _id } = await office.created();
    await sit(_id);
    await sit(_id);
    const fewer = await office.update(_id, { enrollment: { seatsAvailable: 1, minEnrollment: 1 } });
    expect(fewer.answer).toMatchObject({
      message: 'Seats available cannot be fewer than the 2 that are taken',
      issues: [{ field: 'enrollment.seatsAvailable' }],
    });
    await database.pool.query(
      `update seat_claims set held_until = now() - interval '1 day' where course_id = $1`,
      [_id],
    );
    expect((await office.update(_id, { enrollment: { seatsAvailable: 1, minEnrollment: 1 } })).status).toBe(
      200,
    );
  });

  test('never has fewer seats than people, whoever comes while seats are taken away', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await office.created();
      const [saved] = await Promise.all([
        office.update(_id, { enrollment: { seatsAvailable: 2, minEnrollment: 1 } }),
        ...Array.from({ length: 3 }, () => sit(_id)),
      ]);
      const { taken, capacity } = await row(_id);
      expect([saved.status === 200 ? 2 : 12, taken]).toEqual([capacity, capacity === 2 ? 2 : 3]);
    }
  });

  test('is cancelled or postponed, not edited to be, and becomes no template', async () => {
    const { _id } = await office.created();
    await sit(_id);
    expect(
      messageOf(await office.update(_id, { schedule: { startDate: '2027-05-03', endDate: null } })),
    ).toBe('Postpone the course instead, so that everyone is told and may withdraw.');
    const away = await office.update(_id, { basic: { status: 'cancelled' }, metadata: { isTemplate: true } });
    expect(messageOf(away)).toBe(
      'Cancel the course instead, so that everyone is told and refunded., A course with people on it cannot be a template',
    );
    const empty = await office.created();
    expect((await office.update(empty._id, { basic: { status: 'cancelled' } })).status).toBe(200);
    expect((await office.update(empty._id, { basic: { status: 'open' } })).status).toBe(200);
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
