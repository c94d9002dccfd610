import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestOf } from '#contracts/endpoint.ts';
import { adminReviewEndpoints } from '#contracts/reviews/admin-reviews.ts';
import { reviewEndpoints as calls } from '#contracts/reviews/reviews.ts';
import { courses, enrolments, reviews } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { enrolIn } from '#server/testing/participants.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser, type CourseOverrides } from '#server/testing/test-world.ts';
import type { InPersonCourse } from '../catalogue/index.ts';
import type { User } from '../identity/index.ts';
import { reviewBindings } from './reviews.routes.ts';

/** Half past midnight in Dubai on the day after the course, while it is still its last day in London. */
const MORNING_AFTER = new Date('2030-04-10T20:30:00Z');
const LAST_EVENING = new Date('2030-04-10T19:30:00Z');
const PRAISE = { rating: 5, text: 'Small groups, and the needle in our own hands.' };

type Words = Partial<Omit<RequestOf<typeof calls.submitReview>, 'courseId'>>;

const database = given(freshDatabase);
const academy = given(() => testCalls(reviewBindings, { db: database.db, now: () => now }));
let now: Date;

beforeEach(() => {
  now = MORNING_AFTER;
});

const course = (overrides: CourseOverrides = {}) =>
  addCourse(database.db, { startDate: '2030-04-09', endDate: '2030-04-10', ...overrides });
const participant = async (of: InPersonCourse, person: Parameters<typeof addUser>[1] = {}): Promise<User> => {
  const user = await addUser(database.db, person);
  await academy.ctx((ctx) => enrolIn(ctx, of, user));
  return user;
};
const submit = ({ slug }: InPersonCourse, person: User, words: Words = {}) =>
  academy.call(calls.submitReview, { courseId: slug, ...PRAISE, ...words }, person);
const standing = async ({ slug }: InPersonCourse, person: User) => {
  const { answer } = await academy.call(calls.getOwnReview, { courseId: slug }, person);
  return calls.getOwnReview.response.parse(answer);
};
const rowsOf = ({ id }: InPersonCourse) => database.db.select().from(reviews).where(eq(reviews.courseId, id));

describe('a participant', () => {
  test('writes one review, which waits to be read', async () => {
    const run = await course();
    const person = await participant(run);
    expect(await standing(run, person)).toMatchObject({ may: 'write', review: null, allowsAnonymous: false });
    const { status, answer } = await submit(run, person, { text: `  ${PRAISE.text}\n` });
    expect(status).toBe(200);
    expect(answer.review).toEqual({ ...PRAISE, isAnonymous: false, state: 'pending', reason: '' });
    expect(await standing(run, person)).toMatchObject({ may: 'written', review: PRAISE });
    const shown = await academy.call(calls.listReviews, { courseId: run.slug });
    expect(shown.answer).toMatchObject({ rating: null, reviews: [], nextCursor: null });
  });

  test('who writes twice, or twice at once, gets what was written first', async () => {
    const run = await course();
    const person = await participant(run);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => submit(run, person, { rating })));
    const [written] = await rowsOf(run);
    expect(await rowsOf(run)).toHaveLength(1);
    for (const { status, answer } of [...answers, await submit(run, person, { rating: 1, text: 'Again' })]) {
      expect(status).toBe(200);
      expect(answer.review).toMatchObject({ rating: written?.rating, text: PRAISE.text });
    }
    expect(answers.filter(({ answer }) => String(answer.message).startsWith('Thank you'))).toHaveLength(1);
  });

  test('changes what was written, and only what that person has written', async () => {
    const run = await course();
    const [person, other] = [await participant(run), await participant(run)];
    const change = (by: User, words: Words = {}) =>
      academy.call(calls.changeReview, { courseId: run.slug, ...PRAISE, ...words }, by);
    await submit(run, person);
    expect((await change(other)).status).toBe(404);
    expect((await change(person, { isAnonymous: 'on' })).answer.issues).toMatchObject([
      { field: 'isAnonymous' },
    ]);
    expect((await change(person, { rating: 2 })).answer.review).toMatchObject({
      rating: 2,
      state: 'pending',
    });
    expect(await rowsOf(run)).toMatchObject([{ userId: person.id, rating: 2 }]);
  });

  test('who wrote without a name may stay without one when the course asks for names since', async () => {
    const run = await course({ reviews: { allowAnonymous: true } });
    const person = await participant(run);
    await submit(run, person, { isAnonymous: 'on' });
    await database.db
      .update(courses)
      .set({ reviews: { enabled: true, allowAnonymous: false } })
      .where(eq(courses.id, run.id));
    const words = { courseId: run.slug, ...PRAISE, rating: 3, isAnonymous: 'on' as const };
    expect((await academy.call(calls.changeReview, words, person)).status).toBe(200);
    expect(await rowsOf(run)).toMatchObject([{ rating: 3, isAnonymous: true }]);
  });

  test('writes from the day after the last, as the venue counts days', async () => {
    const run = await course();
    const person = await participant(run);
    now = LAST_EVENING;
    expect((await standing(run, person)).may).toBe('not-over');
    expect((await submit(run, person)).answer).toMatchObject({ code: 'wrong-state' });
    const undated = await course({ startDate: null, endDate: null });
    const early = await participant(undated);
    expect((await standing(undated, early)).may).toBe('not-over');
    expect([await rowsOf(run), await rowsOf(undated)]).toEqual([[], []]);
    now = MORNING_AFTER;
    expect((await submit(run, person)).status).toBe(200);
  });

  test('is not asked where the course wants no reviews', async () => {
    const run = await course({ reviews: { enabled: false } });
    const person = await participant(run);
    expect((await standing(run, person)).may).toBe('closed');
    expect((await submit(run, person)).answer).toMatchObject({ code: 'wrong-state' });
  });

  test('who left the course has no word in it', async () => {
    const run = await course();
    const person = await participant(run);
    await database.db
      .update(enrolments)
      .set({ cancelledAt: now, cancelReason: 'Ill' })
      .where(eq(enrolments.userId, person.id));
    expect((await standing(run, person)).may).toBe('not-attended');
    expect((await submit(run, person)).answer).toMatchObject({ code: 'not-allowed' });
    expect(await rowsOf(run)).toEqual([]);
  });
});

describe('somebody else', () => {
  test('who was on another course, or on another run of it, does not review this one', async () => {
    const series = { slug: 'one-series', title: 'One series', discipline: 'skin' as const };
    const [spring, summer] = [await course({ series }), await course({ series })];
    const person = await participant(spring);
    const { status, answer } = await submit(summer, person);
    expect([status, answer.code]).toEqual([403, 'not-allowed']);
    expect((await standing(summer, person)).may).toBe('not-attended');
  });

  test('who is not signed in, or not of the staff, is refused', async () => {
    const { slug } = await course();
    const reviewId = '018f0000-0000-7000-8000-000000000000';
    const moderation = { reviewId, state: 'published' as const };
    const asked = await Promise.all([
      academy.call(calls.getOwnReview, { courseId: slug }),
      academy.call(calls.submitReview, { courseId: slug, ...PRAISE }),
      academy.call(calls.changeReview, { courseId: slug, ...PRAISE }),
      academy.call(adminReviewEndpoints.adminListReviews, {}),
      academy.call(adminReviewEndpoints.moderateReview, moderation),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    for (const role of ['learner', 'instructor'] as const) {
      const person = await addUser(database.db, { role });
      expect((await academy.call(adminReviewEndpoints.adminListReviews, {}, person)).status).toBe(403);
      expect((await academy.call(adminReviewEndpoints.moderateReview, moderation, person)).status).toBe(403);
    }
  });

  test('finds no course that is not public, or not there', async () => {
    const person = await addUser(database.db);
    const draft = await course({ status: 'draft' });
    for (const courseId of [draft.slug, 'no-such-course']) {
      expect((await academy.call(calls.listReviews, { courseId })).answer.code).toBe('course-not-found');
      const own = await academy.call(calls.getOwnReview, { courseId }, person);
      expect(own.answer.code).toBe('course-not-found');
    }
  });
});

describe('a review', () => {
  test.each<[string, Words, string]>([
    ['without a rating', { rating: '' }, 'rating'],
    ['of no star', { rating: 0 }, 'rating'],
    ['of six stars', { rating: 6 }, 'rating'],
    ['of half a star', { rating: 2.5 }, 'rating'],
    ['without words', { text: '  ' }, 'text'],
    ['of too many words', { text: 'x'.repeat(2_001) }, 'text'],
    ['that cannot be stored', { text: 'a\u0000b' }, 'text'],
    ['without a name, where names are shown', { isAnonymous: 'on' }, 'isAnonymous'],
  ])('%s is refused at that field', async (_, words, field) => {
    const run = await course();
    const { status, answer } = await submit(run, await participant(run), words);
    expect([status, answer.issues]).toEqual([400, [{ field, message: expect.any(String) }]]);
    expect(await rowsOf(run)).toEqual([]);
  });

  test('of exactly as many characters as are allowed is taken, in any script', async () => {
    const run = await course();
    const text = 'ممتاز 👩🏽‍⚕️ '.repeat(100).padEnd(2_000, 'x');
    expect((await submit(run, await participant(run), { text })).status).toBe(200);
    expect((await rowsOf(run))[0]?.text).toBe(text);
  });

  test('says nothing of who is not named, and little of who is', async () => {
    const run = await course({ reviews: { allowAnonymous: true } });
    const staff = await addUser(database.db, { role: 'staff' });
    const people = { hidden: ['Zebedee', 'Quixote'], named: ['Lina', 'Farouk'] } as const;
    for (const [who, [firstName, lastName]] of Object.entries(people)) {
      const person = await participant(run, { title: 'Dr.', firstName, lastName });
      const { answer } = await submit(run, person, { isAnonymous: who === 'hidden' });
      expect(answer).toMatchObject({ review: { isAnonymous: who === 'hidden' } });
    }
    for (const { id } of await rowsOf(run)) {
      const outcome = await academy.call(
        adminReviewEndpoints.moderateReview,
        { reviewId: id, state: 'published' },
        staff,
      );
      expect(outcome.status).toBe(200);
    }
    const { answer } = await academy.call(calls.listReviews, { courseId: run.slug });
    const authors = calls.listReviews.response.parse(answer).reviews.map(({ author }) => author);
    expect(authors.toSorted()).toEqual(['A participant', 'Dr. Lina F.']);
    expect(JSON.stringify(answer)).not.toMatch(/Zebedee|Quixote|Farouk|example\.com/);
    for (const { userId } of await rowsOf(run)) expect(JSON.stringify(answer)).not.toContain(userId);
    const office = await academy.call(adminReviewEndpoints.adminListReviews, {}, staff);
    expect(JSON.stringify(office.answer)).toContain('Dr. Zebedee Quixote');
  });
});
