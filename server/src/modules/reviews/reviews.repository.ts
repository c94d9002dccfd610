import { and, count, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import type { ReviewState } from '#contracts/reviews/review-options.ts';
import type { Page } from '#server/calls/page.ts';
import { courseRuns, courses, courseVenues, reviews, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { CourseReferrer } from '../catalogue/index.ts';

export type Review = typeof reviews.$inferSelect;
export type NewReview = Omit<Review, 'reason' | 'moderatedBy' | 'moderatedAt'>;
export type ReviewFacts = Awaited<ReturnType<typeof selectFacts>>[number];
type Place = Pick<Review, 'courseId' | 'userId'>;

const isOf = ({ courseId, userId }: Place) => and(eq(reviews.courseId, courseId), eq(reviews.userId, userId));

export const findReviewOf = async (db: Tx | Db, place: Place): Promise<Review | undefined> => {
  const [row] = await db.select().from(reviews).where(isOf(place));
  return row;
};

/** False when the person has reviewed the course already, also in a transaction that is just ending. */
export const insertReview = async (db: Tx, review: NewReview): Promise<boolean> => {
  const inserted = await db
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: [reviews.courseId, reviews.userId] })
    .returning({ id: reviews.id });
  return inserted.length > 0;
};

/** Locked until the transaction ends: its state decides what the series is rated by. */
export const lockReview = async (db: Tx, id: string): Promise<Review | undefined> => {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id)).for('no key update');
  return row;
};

/** The same of the one that a person has written; another that changes it waits, and then sees what it has become. */
export const lockReviewOf = async (db: Tx, place: Place): Promise<Review | undefined> => {
  const [row] = await db.select().from(reviews).where(isOf(place)).for('no key update');
  return row;
};

export const updateReview = (db: Tx, id: string, set: Partial<Review>) =>
  db.update(reviews).set(set).where(eq(reviews.id, id));

export const listReviewsOf = (db: Tx | Db, userId: string) => {
  const { moderatedBy: _, ...told } = getTableColumns(reviews);
  return db.select(told).from(reviews).where(eq(reviews.userId, userId));
};

/** What they were. */
export const deleteReviewsOf = (db: Tx, userId: string): Promise<Review[]> =>
  db.delete(reviews).where(eq(reviews.userId, userId)).returning();

const PARTICIPANT = {
  title: users.title,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};
const COURSE = {
  kind: courses.kind,
  slug: courses.slug,
  title: courses.title,
  code: courses.code,
  city: sql<string>`coalesce(${courseVenues.city}, '')`,
  startDate: courseRuns.startDate,
};

const selectFacts = (db: Tx | Db, where: SQL | undefined, limit: number) =>
  db
    .select({ review: reviews, participant: PARTICIPANT, course: COURSE })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(courses, eq(courses.id, reviews.courseId))
    .leftJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .where(where)
    .orderBy(desc(reviews.id))
    .limit(limit);

/** One review with its author and its course. */
export const findReviewFacts = async (db: Tx | Db, id: string): Promise<ReviewFacts | undefined> => {
  const [row] = await selectFacts(db, eq(reviews.id, id), 1);
  return row;
};

const isPublishedOf = (seriesId: string) =>
  and(eq(reviews.seriesId, seriesId), eq(reviews.state, 'published'));

export const listPublished = (
  db: Tx | Db,
  seriesId: string,
  { before, limit }: Page,
): Promise<ReviewFacts[]> =>
  selectFacts(db, and(isPublishedOf(seriesId), before ? lt(reviews.id, before) : undefined), limit);

export const listModerated = (
  db: Tx | Db,
  state: ReviewState | undefined,
  { before, limit }: Page,
): Promise<ReviewFacts[]> =>
  selectFacts(
    db,
    and(state ? eq(reviews.state, state) : undefined, before ? lt(reviews.id, before) : undefined),
    limit,
  );

/** How many published reviews give one star, two, and so on to five. */
export const countByRating = async (db: Tx | Db, seriesId: string): Promise<number[]> => {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(isPublishedOf(seriesId))
    .groupBy(reviews.rating);
  return [1, 2, 3, 4, 5].map((rating) => rows.find((row) => row.rating === rating)?.count ?? 0);
};

export const countByState = async (db: Tx | Db): Promise<Record<ReviewState, number>> => {
  const rows = await db.select({ state: reviews.state, count: count() }).from(reviews).groupBy(reviews.state);
  const of = (state: ReviewState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { pending: of('pending'), published: of('published'), rejected: of('rejected') };
};

export const reviewsOfCourse: CourseReferrer = {
  one: 'review',
  many: 'reviews',
  count: (db, courseId) => db.$count(reviews, eq(reviews.courseId, courseId)),
};
