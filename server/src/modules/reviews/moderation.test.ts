import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { getInPersonCourse } from '#contracts/courses/in-person-courses.ts';
import { adminReviewEndpoints as office } from '#contracts/reviews/admin-reviews.ts';
import type { ReviewState } from '#contracts/reviews/review-options.ts';
import { reviewEndpoints as calls } from '#contracts/reviews/reviews.ts';
import { bindings } from '#server/bindings.ts';
import { CHANGED_SINCE } from '#server/calls/require-last.ts';
import { auditEntries, courseSeries, reviews } from '#server/db/schema/index.ts';
import { transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { changeRating, type InPersonCourse } from '../catalogue/index.ts';
import type { User } from '../identity/index.ts';
import { findReviewOf } from './reviews.repository.ts';

type Decision = { state: ReviewState; reason?: string; over?: string };
type Undo = Required<Decision>;
const PUBLISH: Decision = { state: 'published' };
const KEEP_BACK: Decision = { state: 'rejected', reason: 'It names a patient' };

const database = given(freshDatabase);
const academy = given(() => testCalls(bindings, { db: database.db }));
const staff = given(() => addUser(database.db, { role: 'staff' }));
let authors: User[];

beforeAll(async () => {
  authors = await Promise.all(Array.from({ length: 24 }, () => addUser(database.db)));
});

/** Reviews of one run that wait to be read, in the order in which they were written. */
const write = async (course: InPersonCourse, ratings: number[], at = new Date()): Promise<string[]> => {
  const rows = ratings.map((rating, index) => ({
    id: uuidv7(at.getTime() + index),
    seriesId: course.seriesId,
    courseId: course.id,
    userId: authors[index]?.id ?? '',
    rating,
    text: `Review ${index + 1} of ${course.code}`,
    isAnonymous: false,
    state: 'pending' as const,
    createdAt: new Date(at.getTime() + index),
  }));
  await database.db.insert(reviews).values(rows);
  return rows.map(({ id }) => id);
};
const moderate = (reviewId: string, decision: Decision, person = staff) =>
  academy.call(office.moderateReview, { reviewId, ...decision }, person);
const ratingOf = async ({ seriesId }: InPersonCourse) => {
  const [series] = await database.db.select().from(courseSeries).where(eq(courseSeries.id, seriesId));
  return { sum: series?.ratingSum, count: series?.ratingCount };
};
const publishedOf = async ({ seriesId }: InPersonCourse) => {
  const isShown = and(eq(reviews.seriesId, seriesId), eq(reviews.state, 'published'));
  const rows = await database.db.select().from(reviews).where(isShown);
  return { sum: rows.reduce((sum, { rating }) => sum + rating, 0), count: rows.length };
};
const listed = async ({ slug }: InPersonCourse, cursor?: string) => {
  const { answer } = await academy.call(calls.listReviews, { courseId: slug, cursor });
  return calls.listReviews.response.parse(answer);
};
const auditOf = (id: string) => database.db.select().from(auditEntries).where(eq(auditEntries.objectId, id));

describe('publishing', () => {
  test('shows a review and counts it once, however often and by however many it is pressed', async () => {
    const course = await addCourse(database.db);
    const [id = ''] = await write(course, [4]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => moderate(id, PUBLISH)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await moderate(id, PUBLISH)).answer).toMatchObject({ review: { state: 'published' } });
    expect(await ratingOf(course)).toEqual({ sum: 4, count: 1 });
    expect(await auditOf(id)).toMatchObject([
      { action: 'review.published', actorId: staff.id, before: { state: 'pending' }, after: PUBLISH },
    ]);
  });

  test('without the lock two would count the same review twice', async () => {
    const course = await addCourse(database.db);
    await write(course, [4]);
    const place = { courseId: course.id, userId: authors[0]?.id ?? '' };
    const arrivals: (() => void)[] = [];
    const bothHaveLooked = () =>
      new Promise<void>((resolve) => {
        arrivals.push(resolve);
        if (arrivals.length === 2) for (const goOn of arrivals) goOn();
      });
    const publishUnlocked = () =>
      transact(database.db, async (db) => {
        const review = await findReviewOf(db, place);
        await bothHaveLooked();
        if (review?.state === 'pending')
          await changeRating({ db }, { seriesId: course.seriesId, sum: 4, count: 1 });
        await db.update(reviews).set({ state: 'published' }).where(eq(reviews.courseId, course.id));
      });
    await Promise.all([publishUnlocked(), publishUnlocked()]);
    expect(await ratingOf(course)).toEqual({ sum: 8, count: 2 });
  });

  test('is undone by keeping the review back, which takes a reason', async () => {
    const course = await addCourse(database.db);
    const [id = '', other = ''] = await write(course, [2, 5]);
    await moderate(id, PUBLISH);
    await moderate(other, PUBLISH);
    const blank = await moderate(id, { state: 'rejected', reason: ' ' });
    expect([blank.status, blank.answer.issues]).toEqual([
      400,
      [{ field: 'reason', message: 'Please say why' }],
    ]);
    expect((await moderate(id, KEEP_BACK)).answer).toMatchObject({ review: KEEP_BACK });
    expect(await ratingOf(course)).toEqual({ sum: 5, count: 1 });
    expect((await listed(course)).reviews.map(({ rating }) => rating)).toEqual([5]);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['review.published', 'review.kept-back']);
    await moderate(other, KEEP_BACK);
    expect(await listed(course)).toMatchObject({ rating: null, reviews: [] });
  });

  test('and every other decision is undone, as long as it is the last', async () => {
    const course = await addCourse(database.db);
    const [id = ''] = await write(course, [4]);
    const undo = async (decision: Decision) => (await moderate(id, decision)).answer.undo as Undo;
    const published = await undo(PUBLISH);
    expect(published).toMatchObject({ state: 'pending', reason: '' });
    expect((await moderate(id, published)).answer).toMatchObject({ review: { state: 'pending' } });
    expect(await ratingOf(course)).toEqual({ sum: 0, count: 0 });
    expect((await moderate(id, published)).answer.code).toBe('conflict');

    const keptBack = await undo(KEEP_BACK);
    const publishedSince = await undo(PUBLISH);
    expect((await moderate(id, keptBack)).answer).toMatchObject({ code: 'conflict', message: CHANGED_SINCE });
    expect(await ratingOf(course)).toEqual({ sum: 4, count: 1 });
    const answers = await Promise.all([moderate(id, publishedSince), moderate(id, publishedSince)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(
      await findReviewOf(database.db, { courseId: course.id, userId: authors[0]?.id ?? '' }),
    ).toMatchObject(KEEP_BACK);
    expect(await ratingOf(course)).toEqual({ sum: 0, count: 0 });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'review.published',
      'review.put-back',
      'review.kept-back',
      'review.published',
      'review.kept-back',
    ]);
  });

  test('of words that their author has changed meanwhile is not found: they are read first', async () => {
    const course = await addCourse(database.db);
    const [id = '', other = ''] = await write(course, [2, 5]);
    for (const one of [id, other]) await moderate(one, PUBLISH);
    const change = (words: object) =>
      academy.call(
        calls.changeReview,
        { courseId: course.slug, rating: 4, text: 'On reflection', ...words },
        authors[0],
      );
    const { answer } = await change({});
    expect(answer.review).toMatchObject({ rating: 4, text: 'On reflection', state: 'pending', reason: '' });
    expect(await ratingOf(course)).toEqual({ sum: 5, count: 1 });
    expect((await listed(course)).reviews.map(({ rating }) => rating)).toEqual([5]);
    expect((await moderate(id, PUBLISH)).status).toBe(404);
    const [waiting] = await database.db.select().from(reviews).where(eq(reviews.text, 'On reflection'));
    await moderate(waiting?.id ?? '', PUBLISH);
    expect(await ratingOf(course)).toEqual({ sum: 9, count: 2 });
    expect((await change({})).answer.review).toMatchObject({ state: 'published' });
    expect(await ratingOf(course)).toEqual({ sum: 9, count: 2 });
  });

  test('of a review that is not there is not found', async () => {
    expect((await moderate(uuidv7(), PUBLISH)).status).toBe(404);
  });

  test('whatever staff decide and authors change, in any order and at once, a series is rated by what is published', async () => {
    const decisions = fc.array(
      fc.record({ review: fc.nat(5), decision: fc.constantFrom(PUBLISH, KEEP_BACK, 'change' as const) }),
      { minLength: 1, maxLength: 12 },
    );
    const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 6, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(ratings, decisions, async (stars, made) => {
        const course = await addCourse(database.db);
        const ids = await write(course, stars);
        const change = (review: number) =>
          academy.call(
            calls.changeReview,
            { courseId: course.slug, rating: 3, text: 'Changed' },
            authors[review],
          );
        await Promise.all(
          made.map(({ review, decision }) =>
            decision === 'change' ? change(review) : moderate(ids[review] ?? '', decision),
          ),
        );
        expect(await ratingOf(course)).toEqual(await publishedOf(course));
        const { rating } = await listed(course);
        const { sum, count } = await publishedOf(course);
        const weights = rating?.spread.map((number, index) => number * (index + 1)) ?? [];
        expect(weights.reduce((all, one) => all + one, 0)).toBe(sum);
        expect(rating?.count ?? 0).toBe(count);
      }),
      { numRuns: 15 },
    );
  });
});

describe('what is shown', () => {
  test('is of all runs, newest first, page by page without gap or repetition', async () => {
    const series = { slug: 'a-series-of-runs', title: 'A series of runs', discipline: 'skin' as const };
    const spring = await addCourse(database.db, { series, city: 'Madrid', startDate: '2026-03-30' });
    const autumn = await addCourse(database.db, { series, city: 'Dubai', startDate: '2026-10-05' });
    const stranger = await addCourse(database.db);
    const ids = [
      ...(await write(autumn, Array(12).fill(5), new Date('2026-10-20T08:00:00Z'))),
      ...(await write(spring, Array(11).fill(4), new Date('2026-04-20T08:00:00Z'))),
      ...(await write(stranger, [1])),
    ];
    for (const id of ids) await moderate(id, PUBLISH);
    const shown = [];
    let cursor: string | undefined;
    do {
      const page = await listed(spring, cursor);
      expect(page.rating).toEqual({ mean: 4.5, count: 23, spread: [0, 0, 0, 11, 12] });
      shown.push(...page.reviews);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const written = shown.map(({ createdAt }) => createdAt);
    expect(shown).toHaveLength(23);
    expect(new Set(shown.map(({ _id }) => _id)).size).toBe(23);
    expect(written).toEqual(written.toSorted().reverse());
    expect(shown[0]).toMatchObject({ city: 'Dubai', attended: '2026-10' });
    expect(shown.at(-1)).toMatchObject({ city: 'Madrid', attended: '2026-03' });
    const detail = await academy.call(getInPersonCourse, { courseId: autumn.slug });
    expect(detail.answer).toMatchObject({ course: { rating: { mean: 4.5, count: 23 } } });
  });

  test('has no page that nobody was led to', async () => {
    const { slug } = await addCourse(database.db);
    const astray = await academy.call(calls.listReviews, { courseId: slug, cursor: 'x' });
    expect([astray.status, astray.answer.code]).toEqual([400, 'invalid-input']);
  });
});

test('the office sees what waits, what is shown and what was kept back, with how many there are', async () => {
  const before = office.adminListReviews.response.parse(
    (await academy.call(office.adminListReviews, {}, staff)).answer,
  ).counts;
  const [waiting = '', shown = '', kept = ''] = await write(await addCourse(database.db), [3, 4, 1]);
  await moderate(shown, PUBLISH);
  await moderate(kept, KEEP_BACK);
  for (const [state, id] of Object.entries({ pending: waiting, published: shown, rejected: kept })) {
    const asked = { state: state as 'pending' | 'published' | 'rejected' };
    const page = office.adminListReviews.response.parse(
      (await academy.call(office.adminListReviews, asked, staff)).answer,
    );
    expect(page.counts).toEqual({
      pending: before.pending + 1,
      published: before.published + 1,
      rejected: before.rejected + 1,
    });
    expect(page.reviews.every((review) => review.state === state)).toBe(true);
    expect(page.reviews[0]?._id).toBe(id);
  }
});
