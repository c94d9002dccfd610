import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminCourseEndpoints as calls } from '#contracts/course-office/admin-courses.ts';
import { courseFileEndpoints } from '#contracts/course-office/course-files.ts';
import { CHANGED_SINCE } from '#server/calls/require-last.ts';
import { cartLines, carts, courseSeries, courses, enquiries, wishes } from '#server/db/schema/index.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { placeOrderOf } from '#server/testing/placed-order.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createCourseOffice } from '#server/testing/worlds/course-office-world.ts';
import { sampleEnquiry } from '#server/testing/worlds/enquiry-world.ts';
import { NO_DRAFT } from '../form/people-issues.ts';

const database = given(freshDatabase);
const office = given(() => createCourseOffice(database.db));

beforeEach(() => office.at('2027-01-10T08:00:00Z'));

describe('deleting', () => {
  const remove = (id: string) => office.call(calls.deleteAdminCourse, { id }, office.admin);

  test('takes a course away with its rows, its former addresses and a series that nothing else is of', async () => {
    const { _id, basic } = await office.created({
      basic: { courseCode: '', title: 'Alone', status: 'draft' },
    });
    await office.update(_id, { basic: { title: 'Still alone' } });
    const { answer } = await remove(_id);
    expect(answer).toEqual({ success: true, message: 'Course deleted successfully' });
    expect((await office.call(calls.getAdminCourse, { id: _id }, office.staff)).status).toBe(404);
    expect((await remove(_id)).status).toBe(404);
    const left = await database.db
      .select()
      .from(courseSeries)
      .where(eq(courseSeries.id, basic.seriesId ?? ''));
    expect(left).toEqual([]);
  });

  test('is refused with what names it, and with how many there are', async () => {
    const [asked, sold] = [await office.created(), await office.created()];
    const question = { ...sampleEnquiry(), professionalRole: 'doctor', details: {} };
    const answers = { status: 'new' as const, wantsNotice: false, acceptsMarketing: false };
    const ask = (courseId: string) =>
      database.db
        .insert(enquiries)
        .values({ ...question, ...answers, id: uuidv7(), courseId, createdAt: new Date() });
    for (const { _id } of [asked, sold, sold]) await ask(_id);
    const course = await getCourse(database.db, sold._id, 'InPersonCourse');
    await office.ctx((ctx) => placeOrderOf(ctx, { user: office.staff, course }));
    expect(await remove(asked._id)).toMatchObject({
      status: 409,
      answer: { message: '1 enquiry names this course, so it cannot be deleted. Cancel it instead.' },
    });
    const both = '1 order and 2 enquiries name this course, so it cannot be deleted.';
    expect((await remove(sold._id)).answer.message).toBe(`${both} Cancel it instead.`);
    await database.db.update(courses).set({ status: 'cancelled' }).where(eq(courses.id, sold._id));
    expect((await remove(sold._id)).answer.message).toBe(both);
  });

  test('is refused while the course is in a cart or on a wishlist, and not once it is out of both', async () => {
    const { _id: courseId } = await office.created();
    const { id: userId } = await addUser(database.db);
    const addedAt = new Date();
    await database.db.insert(carts).values({ userId, changedAt: addedAt });
    await database.db.insert(cartLines).values({ userId, courseId, priceEur: 145_050, addedAt });
    await database.db.insert(wishes).values({ userId, courseId, addedAt });
    expect((await remove(courseId)).answer.message).toBe(
      '1 cart and 1 wishlist name this course, so it cannot be deleted. Cancel it instead.',
    );
    await database.db.delete(cartLines);
    await database.db.delete(wishes);
    expect((await remove(courseId)).status).toBe(200);
  });

  test('is done by one of two at the same moment, and the other is told', async () => {
    const { _id } = await office.created();
    const both = await Promise.all([remove(_id), remove(_id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(both.find(({ status }) => status === 404)?.answer.message).toBe('Course not found');
  });
});

describe('a status for several courses', () => {
  const set = async (ids: string[], status: 'open' | 'closed' | 'cancelled' | 'draft') => {
    const { answer } = await office.call(calls.bulkSetCourseStatus, { ids, status }, office.staff);
    const results = answer.results as {
      _id: string;
      was: string | null;
      version: number | null;
      ok: boolean;
      message: string;
    }[];
    return ids.map((id) => results.find(({ _id }) => _id === id));
  };

  test('is given to each that may have it, and each of the others is told why not', async () => {
    const whole = await office.created({ basic: { courseCode: '', status: 'draft' } });
    const { answer } = await office.create({ saveAsDraft: true, basic: { title: 'Idea' } });
    const idea = (answer.course as { _id: string })._id;
    const nothing = uuidv7();
    expect(await set([whole._id, idea, nothing], 'open')).toMatchObject([
      { name: whole.basic.courseCode, was: 'draft', ok: true, message: 'Is open now' },
      {
        ok: false,
        message: expect.stringMatching(/^Course description is required, Start date is required/),
      },
      { name: '', was: null, ok: false, message: 'Course not found' },
    ]);
    expect(await office.read(whole._id)).toMatchObject({ version: 2, basic: { status: 'open' } });
    expect(await set([whole._id], 'open')).toMatchObject([
      { was: null, ok: true, message: 'Was open already' },
    ]);
  });

  test('is given back to each that is as it was left, and to none that somebody has changed since', async () => {
    const [left, changed] = [await office.created(), await office.created()];
    const closed = await set([left._id, changed._id], 'closed');
    const versions = Object.fromEntries(closed.map((one) => [one?._id ?? '', one?.version ?? 0]));
    await office.update(changed._id, { basic: { title: 'Changed since' } });
    const { answer } = await office.call(
      calls.bulkSetCourseStatus,
      { ids: [left._id, changed._id], status: 'open', versions },
      office.staff,
    );
    const results = new Map((answer.results as { _id: string }[]).map((one) => [one._id, one]));
    expect(results.get(left._id)).toMatchObject({ was: 'closed', ok: true });
    expect(results.get(changed._id)).toMatchObject({ was: null, ok: false, message: CHANGED_SINCE });
    expect(await office.read(left._id)).toMatchObject({ basic: { status: 'open' } });
    expect(await office.read(changed._id)).toMatchObject({ basic: { status: 'closed' } });
  });

  test('hides no course from the people on it', async () => {
    const [full, empty] = [await office.created(), await office.created()];
    await office.sit(full._id);
    expect(await set([full._id, empty._id], 'draft')).toMatchObject([
      { ok: false, message: NO_DRAFT },
      { ok: true },
    ]);
  });

  test('cancels nobody’s course', async () => {
    const [full, empty] = [await office.created(), await office.created()];
    await office.sit(full._id);
    expect(await set([full._id, empty._id], 'cancelled')).toMatchObject([
      { ok: false, message: 'Cancel the course instead, so that everyone is told and refunded.' },
      { ok: true },
    ]);
  });
});

test('the history says who changed what, the last first, in words', async () => {
  const { _id } = await office.created();
  office.at('2027-01-11T08:00:00Z');
  await office.update(
    _id,
    {
      basic: { title: 'Renamed' },
      enrollment: { isFree: false, basePrice: 1500 },
      venue: { facilities: ['Wet lab', 'Garden'], parkingAvailable: false },
      instructors: { primary: { instructorId: office.ids.guest }, additional: [] },
    },
    office.staff,
  );
  const { answer } = await office.call(calls.listCourseHistory, { id: _id }, office.staff);
  expect(answer.history).toMatchObject([
    {
      at: '2027-01-11T08:00:00.000Z',
      by: 'Stella Staff',
      action: 'Changed',
      version: 2,
      changes: [
        { field: 'basic.title', from: 'Advanced Botox Training', to: 'Renamed' },
        { field: 'enrollment.basePrice', from: '1450.5', to: '1500' },
        { field: 'venue.facilities', from: 'Wet lab, Projector, large', to: 'Wet lab, Garden' },
        { field: 'venue.parkingAvailable', from: 'Yes', to: 'No' },
        {
          field: 'instructors',
          from: 'Sample Lead (Head of training), Sample Guest (Guest Instructor)',
          to: 'Sample Guest (Head of training)',
        },
      ],
    },
    { by: 'Ada Admin', action: 'Created', version: 1 },
  ]);
});

describe('files', () => {
  test('are taken off their course, with their caption, and go', async () => {
    const { publicId, url } = await office.addFile('room');
    const { media } = office.sample();
    const course = await office.created({
      media: { ...media, images: [url], captions: { [url]: 'The room' } },
    });
    const taken = { id: course._id, url, kind: 'image' as const };
    const { answer } = await office.call(courseFileEndpoints.deleteCourseFile, taken, office.staff);
    expect(answer).toEqual({ success: true, message: 'File removed successfully', version: 2 });
    expect((await office.read(course._id)).media).toMatchObject({ images: [], captions: {} });
    expect(await office.hasFile(publicId)).toBe(false);
    expect((await office.call(courseFileEndpoints.deleteCourseFile, taken, office.staff)).status).toBe(404);
  });

  test('that are on no course are described and deleted by their public id', async () => {
    const { publicId, url } = await office.addFile('stray');
    const described = await office.call(
      courseFileEndpoints.describeFiles,
      { urls: [url, '/files/no/where.jpg'] },
      office.staff,
    );
    expect(described.answer).toMatchObject({ files: [{ url, name: 'stray.jpg', bytes: 10 }] });
    const remove = () => office.call(courseFileEndpoints.deleteUnusedFile, { publicId }, office.staff);
    expect((await remove()).answer).toMatchObject({ message: 'File removed successfully' });
    expect((await remove()).status).toBe(404);
  });
});
