import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Question } from '#contracts/learning/content.ts';
import {
  courseVersions,
  enrolments,
  learningAttempts,
  learningEvents,
  orderLines,
  orderPlaces,
  orders,
  testSittings,
  users,
  versionSlides,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** The newest first, with how many learn or have learned it. */
export const listVersions = (db: Tx | Db, courseId: string) =>
  db
    .select({
      id: courseVersions.id,
      number: courseVersions.number,
      learners: sql<number>`count(distinct ${learningAttempts.enrolmentId})::int`,
    })
    .from(courseVersions)
    .leftJoin(learningAttempts, eq(learningAttempts.versionId, courseVersions.id))
    .where(and(eq(courseVersions.courseId, courseId), isNotNull(courseVersions.publishedAt)))
    .groupBy(courseVersions.id)
    .orderBy(desc(courseVersions.number));

/** Of each learner one way through a version: the one that was completed, else the newest. */
const ways = (versionId: string) => sql`
  ways as materialized (
    select distinct on (enrolment_id) id, started_at, completed_at, position_slide_id, last_seen_at
    from ${learningAttempts} where version_id = ${versionId}
    order by enrolment_id, completed_at is null, number desc
  )`;

const hasLeft = (before: Date) =>
  sql`completed_at is null and last_seen_at < ${before.toISOString()}::timestamptz`;

type FiguresOfSlide = {
  slideId: string;
  seen: number;
  completed: number;
  left: number;
  medianMs: number | null;
  totalMs: number;
};

/**
 * By slide, of all that anybody has seen, completed or left at, also of earlier versions; the times of who saw it. Half a
 * million rows are sorted for it: by their bytes, since comparing ids as words takes most of the time.
 */
export const countOnSlides = async (
  db: Tx | Db,
  versionId: string,
  leftBefore: Date,
): Promise<FiguresOfSlide[]> => {
  const { rows } = await db.execute<FiguresOfSlide>(sql`
    with ${ways(versionId)},
    seen as (
      select slide_id collate "C" as slide_id, count(*)::int as seen, sum(active_ms)::float8 as total,
        percentile_cont(0.5) within group (order by active_ms) as median
      from seen_slides where attempt_id in (select id from ways) group by slide_id collate "C"
    ),
    completed as (
      select slide_id collate "C" as slide_id, count(*)::int as completed
      from completed_slides where attempt_id in (select id from ways) group by slide_id collate "C"
    ),
    gone as (
      select position_slide_id collate "C" as slide_id, count(*)::int as gone from ways
      where ${hasLeft(leftBefore)} group by position_slide_id collate "C"
    )
    select slide_id as "slideId", coalesce(seen, 0) as seen, coalesce(completed, 0) as completed,
      coalesce(gone, 0) as "left", median as "medianMs", coalesce(total, 0) as "totalMs"
    from seen full join completed using (slide_id) full join gone using (slide_id)
    where slide_id is not null`);
  return rows;
};

export const countWays = async (db: Tx | Db, versionId: string) => {
  const { rows } = await db.execute<{ learners: number; finished: number }>(sql`
    with ${ways(versionId)} select count(*)::int as learners, count(completed_at)::int as finished from ways`);
  return rows[0] ?? { learners: 0, finished: 0 };
};

/** Whoever stands behind a number, when, and how long they were at the slide. */
export type Behind = { attemptId: string; at: Date; activeMs: number | null };
type BehindText = { id: string; at: string; activeMs: number | null };

const behind = async (db: Tx | Db, versionId: string, from: ReturnType<typeof sql>): Promise<Behind[]> => {
  const { rows } = await db.execute<BehindText>(
    sql`with ${ways(versionId)} ${from} order by at desc, id desc`,
  );
  return rows.map(({ id, at, activeMs }) => ({ attemptId: id, at: new Date(at), activeMs }));
};

export const listLearners = (db: Tx | Db, versionId: string) =>
  behind(db, versionId, sql`select id, started_at as at, null::float8 as "activeMs" from ways`);

export const listFinished = (db: Tx | Db, versionId: string) =>
  behind(
    db,
    versionId,
    sql`select id, completed_at as at, null::float8 as "activeMs" from ways where completed_at is not null`,
  );

type OnSlide = { versionId: string; slideId: string };

export const listSeen = (db: Tx | Db, { versionId, slideId }: OnSlide) =>
  behind(
    db,
    versionId,
    sql`select ways.id, first_at as at, active_ms::float8 as "activeMs"
      from ways join seen_slides on attempt_id = ways.id and slide_id = ${slideId}`,
  );

/** How long they were there is known of whose events were kept. */
const timeThere = (slideId: string) =>
  sql`left join seen_slides on seen_slides.attempt_id = ways.id and seen_slides.slide_id = ${slideId}`;

export const listCompleted = (db: Tx | Db, { versionId, slideId }: OnSlide) =>
  behind(
    db,
    versionId,
    sql`select ways.id, done.at, active_ms::float8 as "activeMs" from ways
      join completed_slides as done on done.attempt_id = ways.id and done.slide_id = ${slideId}
      ${timeThere(slideId)}`,
  );

export const listLeft = (db: Tx | Db, { versionId, slideId }: OnSlide, leftBefore: Date) =>
  behind(
    db,
    versionId,
    sql`select ways.id, last_seen_at as at, active_ms::float8 as "activeMs" from ways ${timeThere(slideId)}
      where ${hasLeft(leftBefore)} and position_slide_id = ${slideId}`,
  );

/** Sittings of a version that were handed in, of each enrolment the first one first. */
export const listHandedIn = (db: Tx | Db, versionId: string) =>
  db
    .select({
      attemptId: testSittings.attemptId,
      enrolmentId: learningAttempts.enrolmentId,
      testId: testSittings.testId,
      seed: testSittings.seed,
      answers: testSittings.answers,
      scorePercent: testSittings.scorePercent,
      submittedAt: testSittings.submittedAt,
    })
    .from(testSittings)
    .innerJoin(learningAttempts, eq(learningAttempts.id, testSittings.attemptId))
    .where(and(eq(testSittings.versionId, versionId), isNotNull(testSittings.submittedAt)))
    .orderBy(asc(testSittings.submittedAt), asc(testSittings.id));

type CheckAnswer = { attemptId: string; questionId: string; given: string[]; at: string };

/** The first answer of each learner to each check; '' asks for all checks. */
export const listCheckAnswers = async (
  db: Tx | Db,
  versionId: string,
  questionId: string,
): Promise<CheckAnswer[]> => {
  const { rows } = await db.execute<CheckAnswer>(sql`
    with ${ways(versionId)}
    select distinct on (attempt_id, answer ->> 'questionId')
      attempt_id as "attemptId", answer ->> 'questionId' as "questionId", answer -> 'given' as given, at
    from ways join ${learningEvents} on attempt_id = ways.id and kind = 'answer'
    where answer is not null and ${questionId} in ('', answer ->> 'questionId')
    order by attempt_id, answer ->> 'questionId', at, ${learningEvents.id}`);
  return rows;
};

/** Checks of a version with the slides that ask them. */
export const listChecks = async (db: Tx | Db, versionId: string) => {
  const rows = await db
    .select({ slideId: versionSlides.slideId, question: sql<Question>`${versionSlides.body} -> 'question'` })
    .from(versionSlides)
    .where(and(eq(versionSlides.versionId, versionId), sql`${versionSlides.body} ->> 'type' = 'question'`))
    .orderBy(asc(versionSlides.position));
  return rows;
};

export type Person = Awaited<ReturnType<typeof findPeople>>[number];

/** Whose ways these are, and the orders that have brought them. */
export const findPeople = (db: Tx | Db, attemptIds: readonly string[]) =>
  db
    .select({
      attemptId: learningAttempts.id,
      title: users.title,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      orderReference: orders.reference,
    })
    .from(learningAttempts)
    .innerJoin(enrolments, eq(enrolments.id, learningAttempts.enrolmentId))
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(orderPlaces, eq(orderPlaces.id, enrolments.placeId))
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(learningAttempts.id, [...attemptIds]));
