import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { CourseSummary } from '#contracts/courses/course-summary.ts';
import { getInPersonCourse, getSeats, listInPersonCourses } from '#contracts/courses/in-person-courses.ts';
import { basisPoints } from '#domain/money/money.ts';
import { courseSeries, courseSlugs, courses } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addTeacher, addUser, setCourse } from '#server/testing/test-world.ts';
import { catalogueBindings } from './catalogue.routes.ts';
import type { InPersonCourse } from './courses/catalogue.repository.ts';
import { courseDirectory, findCourse, instructsCourse } from './courses/catalogue.repository.ts';

const NOW = new Date('2027-02-01T08:00:00Z');

const database = given(freshDatabase);
const academy = given(() => testCalls(catalogueBindings, { db: database.db, now: () => now }));
let now = NOW;
let botox: InPersonCourse;
let teacherId: string;

const teacher = {
  slug: 'sample-teacher',
  firstName: 'Sample',
  lastName: 'Teacher',
  credentials: ['MD'],
  bio: 'Teaches.',
  specialties: ['Botulinum toxin'],
  yearsOfExperience: 12,
  city: 'Dubai',
};

beforeAll(async () => {
  const { db } = database;
  const user = await addUser(db, { role: 'instructor' });
  teacherId = user.id;
  const lead = await addTeacher(db, { ...teacher, userId: user.id });
  const guest = await addTeacher(db, { ...teacher, slug: 'guest', lastName: 'Guest' });
  botox = await addCourse(db, {
    slug: 'Botox-Professional-Training',
    code: 'BTX-101',
    title: 'Botox Professional Training',
    startDate: '2027-04-09',
    endDate: '2027-04-10',
    priceEur: 145_000,
    earlyBirdPriceEur: 125_050,
    earlyBirdDays: 30,
    capacity: 6,
    instructors: [
      { instructorId: lead, role: 'Course Director' },
      { instructorId: guest, role: 'Guest Speaker' },
    ],
    schedule: { duration: '2 days' },
    media: { mainImage: { url: 'https://pictures.example/hall.jpg', alt: 'The hall' } },
    certification: { enabled: true, validity: { isLifetime: false, years: 2 } },
    paymentOptions: { acceptDeposit: true, acceptInstallments: true, depositBp: basisPoints(3_000) },
  });
  await db.insert(courseSlugs).values({ slug: 'botox-old-name', courseId: botox.id });
  await addCourse(db, { title: 'Draft', status: 'draft', slug: 'a-draft' });
  await addCourse(db, { title: 'Cancelled', status: 'cancelled', slug: 'a-cancelled-course' });
  await addCourse(db, { title: 'To be announced', startDate: null });
  await addCourse(db, { title: 'Over', startDate: '2027-01-30', endDate: '2027-01-31' });
  await addCourse(db, { title: 'Last day', startDate: '2027-01-31', endDate: '2027-02-01' });
});

const at = async <T>(instant: string, ask: () => Promise<T>): Promise<T> => {
  now = new Date(instant);
  try {
    return await ask();
  } finally {
    now = NOW;
  }
};
const list = async () => {
  const { answer } = await academy.call(listInPersonCourses, {});
  return answer as Record<'courses' | 'upcomingCourses' | 'expiredCourses', CourseSummary[]>;
};
const titles = (rows: CourseSummary[]) => rows.map((row) => row.basic.title);
const detail = async (courseId: string) => {
  const { answer } = await academy.call(getInPersonCourse, { courseId });
  return answer.course as CourseDetail;
};

test('the list has public courses by date, those without a date last, and divides them at their last day', async () => {
  const answer = await list();
  expect(titles(answer.courses)).toEqual([
    'Last day',
    'Botox Professional Training',
    'To be announced',
    'Over',
  ]);
  expect(titles(answer.upcomingCourses)).toEqual([
    'Last day',
    'Botox Professional Training',
    'To be announced',
  ]);
  expect(titles(answer.expiredCourses)).toEqual(['Over']);
});

test('a course is past with midnight at the venue, and what was last comes first', async () => {
  // Dubai is four hours ahead of UTC.
  expect(titles((await at('2027-02-01T19:59:59Z', list)).expiredCourses)).toEqual(['Over']);
  expect(titles((await at('2027-02-01T20:00:00Z', list)).expiredCourses)).toEqual(['Last day', 'Over']);
});

test('a row has its price in euro, its seats and who teaches', async () => {
  const row = (await list()).courses.find((course) => course._id === botox.id);
  expect(row).toMatchObject({
    slug: 'botox-professional-training',
    code: 'BTX-101',
    instructorNames: 'Sample Teacher, Sample Guest',
    badge: { kind: 'open', label: 'Open' },
    schedule: {
      startDate: '2027-04-09',
      endDate: '2027-04-10',
      duration: '2 days',
      venueTimezone: 'Asia/Dubai',
    },
    enrollment: {
      price: 1450,
      basePrice: 1450,
      earlyBirdPrice: 1250.5,
      isEarlyBirdActive: true,
      earlyBirdDeadline: '2027-03-10T19:59:59.999Z',
      currentPrice: 1250.5,
      deadline: '2027-04-09T05:00:00.000Z',
      paymentOptions: { acceptFullPayment: true, depositPercentage: 30, numberOfInstallments: 2 },
    },
  });
});

test('the early bird ends with the day at the venue', async () => {
  const priceAt = async (instant: string) =>
    (await at(instant, () => detail('BTX-101'))).enrollment.currentPrice;
  expect(await priceAt('2027-03-10T19:59:59.999Z')).toBe(1250.5);
  expect(await priceAt('2027-03-10T20:00:00.000Z')).toBe(1450);
});

test.each([
  'botox-professional-training',
  'BOTOX-Professional-Training',
  'btx-101',
  'botox-old-name',
])('%s leads to the course of the canonical slug', async (key) => {
  expect((await detail(key)).slug).toBe('botox-professional-training');
});

test('an id leads to the course too, in either case', async () => {
  expect((await detail(botox.id)).slug).toBe(botox.slug);
  expect((await detail(botox.id.toUpperCase())).slug).toBe(botox.slug);
});

test('a slug of today goes before a code and before a former slug', async () => {
  const { db } = database;
  const newer = await addCourse(db, { slug: 'same-name' });
  const coded = await addCourse(db, { code: 'Same-Name' });
  await db.insert(courseSlugs).values({ slug: 'same-name', courseId: coded.id });
  expect((await findCourse(db, 'same-name', 'InPersonCourse'))?.id).toBe(newer.id);
  await db.delete(courseSlugs).where(eq(courseSlugs.slug, 'same-name'));
  await db.delete(courses).where(eq(courses.id, newer.id));
  expect((await findCourse(db, 'same-name', 'InPersonCourse'))?.id).toBe(coded.id);
  await db.update(courses).set({ status: 'draft' }).where(eq(courses.id, coded.id));
});

test.each([
  'a-draft',
  'no-such-course',
  uuidv7(),
  "'; drop table courses",
])('%s looks like a missing course', async (courseId) => {
  for (const endpoint of [getInPersonCourse, getSeats]) {
    const { status, answer } = await academy.call(endpoint, { courseId });
    expect([status, answer.code, answer.message]).toEqual([404, 'course-not-found', 'Course not found']);
  }
});

test('a cancelled course keeps its page, for whoever was to be there, and cannot be booked', async () => {
  const course = await detail('a-cancelled-course');
  expect(course.basic).toMatchObject({ title: 'Cancelled', effectiveStatus: 'cancelled' });
  const { answer } = await academy.call(getSeats, { courseId: 'a-cancelled-course' });
  expect(answer).toMatchObject({ isEnrollable: false, badge: { kind: 'cancelled' } });
});

test('a course shows its sections, its policy and its instructors, the lead apart', async () => {
  const course = await detail(botox.slug);
  expect(course.certification).toMatchObject({ enabled: true, validityPeriod: 2 });
  expect(course.media.mainImage).toMatchObject({ url: 'https://pictures.example/hall.jpg', width: null });
  expect(course.coverImage).toBe('https://pictures.example/hall.jpg');
  expect(course.series).toBe(botox.series.slug);
  expect(course.policy.cancellation[0]).toEqual({ fromDaysBefore: 30, refundBp: 9_000, creditNoteBp: 0 });
  expect(course.instructorDetails.primary).toMatchObject({ lastName: 'Teacher', role: 'Course Director' });
  expect(course.instructorDetails.additional).toMatchObject([{ lastName: 'Guest', role: 'Guest Speaker' }]);
  expect(JSON.stringify(course)).not.toContain(teacherId);
});

test('a rating is the mean of the reviews of its series, and nothing where there are none', async () => {
  expect((await detail(botox.slug)).rating).toBeNull();
  const reviewed = { ratingSum: 622, ratingCount: 127 };
  await database.db.update(courseSeries).set(reviewed).where(eq(courseSeries.id, botox.seriesId));
  expect((await detail(botox.slug)).rating).toEqual({ mean: 4.9, count: 127 });
});

test('seats are told as they are at this moment', async () => {
  const seats = async () => (await academy.call(getSeats, { courseId: botox.slug })).answer;
  expect(await seats()).toMatchObject({ seatsLeft: 6, seatsAvailable: 6, isEnrollable: true });
  await setCourse(database.db, botox.id, { taken: 1 });
  expect(await seats()).toMatchObject({
    seatsLeft: 5,
    badge: { kind: 'limited', label: 'Only 5 Seats Left!' },
  });
  expect((await detail(botox.slug)).enrollment).toMatchObject({ seatsLeft: 5, currentEnrollment: 0 });
});

test('an instructor sees the courses that their account teaches', async () => {
  const other = await addCourse(database.db, { status: 'draft' });
  expect(await instructsCourse(database.db, teacherId, botox.id)).toBe(true);
  expect(await instructsCourse(database.db, teacherId, other.id)).toBe(false);
  expect(await instructsCourse(database.db, uuidv7(), botox.id)).toBe(false);
});

test('a directory has the courses that were asked for', async () => {
  const directory = await courseDirectory(database.db, [botox.id, uuidv7()]);
  expect([...directory.keys()]).toEqual([botox.id]);
  expect(await courseDirectory(database.db, [])).toEqual(new Map());
});
